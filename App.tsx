import { NavigationContainer, type Theme as NavigationTheme } from '@react-navigation/native'
import { createNativeStackNavigator } from '@react-navigation/native-stack'
import { useFonts } from 'expo-font'
import { StatusBar } from 'expo-status-bar'
import { useEffect, useState } from 'react'
import { useColorScheme } from 'react-native'
import { GestureHandlerRootView } from 'react-native-gesture-handler'
import { useReducedMotion } from 'react-native-reanimated'
import { SafeAreaProvider } from 'react-native-safe-area-context'
import { readTypefaces, screenFaceFiles } from './src/map/text/useTypefaces'
import { Beliefs } from './src/screens/Beliefs/Beliefs'
import { Home } from './src/screens/Home/Home'
import { NewGame } from './src/screens/NewGame/NewGame'
import { Replay } from './src/screens/Replay/Replay'
import { Result } from './src/screens/Result/Result'
import type { Routes } from './src/screens/routes'
import { Rules } from './src/screens/Rules/Rules'
import { SafetyNet } from './src/screens/SafetyNet'
import { Saves } from './src/screens/Saves/Saves'
import { Settings } from './src/screens/Settings/Settings'
import { Splash } from './src/screens/Splash'
import { Table } from './src/screens/Table/Table'
import { boot, useSettings, type Fault } from './src/stores'
import { faultOf } from './src/stores/fault'
import { ThemeProvider, useTheme } from './src/theme'
import { mark } from './src/theme/mark'

const Stack = createNativeStackNavigator<Routes>()

export function App() {
  const settings = useSettings()
  const isNight = useColorScheme() === 'dark'
  const prefersStill = useReducedMotion()
  const look = settings.look === 'system' ? (isNight ? 'dark' : 'paper') : settings.look
  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <SafeAreaProvider>
        <ThemeProvider
          look={look}
          palette={settings.palette}
          textScale={settings.textScale}
          reducedMotion={settings.motion === 'off' || prefersStill}
          leftHanded={settings.leftHanded}
        >
          <SafetyNet>
            <Ready />
          </SafetyNet>
        </ThemeProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  )
}

/** Storage first: nothing may be played that cannot be kept. */
function Ready() {
  const [state, setState] = useState<'opening' | 'open' | Fault>('opening')
  const [hasFonts, fontFault] = useFonts(screenFaceFiles)
  useEffect(() => {
    if (state === 'opening')
      boot().then(
        () => {
          mark('storage')
          setState('open')
        },
        cause => setState(faultOf(cause)),
      )
  }, [state])
  useEffect(() => void readTypefaces().catch((cause: unknown) => setState(faultOf(cause))), [])
  const hasLetters = hasFonts || fontFault !== null
  useEffect(() => {
    if (hasLetters) mark('fonts')
  }, [hasLetters])
  if (state === 'open' && hasLetters) return <Navigator />
  return <Splash fault={typeof state === 'object' ? state : null} onRetry={() => setState('opening')} />
}

function Navigator() {
  const { look } = useTheme()
  useEffect(() => mark('home'), [])
  return (
    <NavigationContainer
      theme={navigationTheme(look.isDark, look.ui.background, look.ui.ink)}
      documentTitle={{ enabled: false }}
    >
      <StatusBar style={look.isDark ? 'light' : 'dark'} />
      <Stack.Navigator screenOptions={{ headerShown: false, contentStyle: { backgroundColor: look.ui.background } }}>
        <Stack.Screen name="Home" component={Home} />
        <Stack.Screen name="NewGame" component={NewGame} />
        <Stack.Screen name="Table" component={Table} options={{ gestureEnabled: false }} />
        <Stack.Screen name="Rules" component={Rules} />
        <Stack.Screen name="Saves" component={Saves} />
        <Stack.Screen name="Settings" component={Settings} />
        <Stack.Screen name="Result" component={Result} />
        <Stack.Screen name="Replay" component={Replay} options={{ gestureEnabled: false }} />
        <Stack.Screen name="Beliefs" component={Beliefs} />
      </Stack.Navigator>
    </NavigationContainer>
  )
}

const plain = (fontFamily: string) => ({ fontFamily, fontWeight: 'normal' }) as const
const navigationTheme = (dark: boolean, background: string, ink: string): NavigationTheme => ({
  dark,
  colors: { primary: ink, background, card: background, text: ink, border: background, notification: ink },
  fonts: {
    regular: plain('FiraSansCondensed_400Regular'),
    medium: plain('FiraSansCondensed_500Medium'),
    bold: plain('FiraSansCondensed_700Bold'),
    heavy: plain('FiraSansCondensed_700Bold'),
  },
})
