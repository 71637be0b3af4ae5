import { useFocusEffect } from '@react-navigation/native'
import { useCallback, useMemo, useState } from 'react'
import { Pressable, ScrollView, View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import {
  Button,
  FocusRing,
  Horizon,
  Icon,
  Row,
  Text,
  Toast,
  Trouble,
  useFocus,
  withoutOutline,
  type IconName,
} from '../../components'
import { games } from '../../games'
import { damagedFiles, dismissFault, listSaves, useGame, useSaves } from '../../stores'
import { space, stroke, touch, useTheme } from '../../theme'
import { useFreshPicture } from '../publicPicture'
import type { RouteProps, Routes } from '../routes'
import { CutNotice } from '../CutNotice'
import { useOpening } from '../useOpening'
import { gameFace } from './gameFace'
import { GamePicture } from './GamePicture'
import { ResumeCard } from './ResumeCard'

const COLUMN = 640

export function Home({ navigation }: RouteProps<'Home'>) {
  const { width } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const { look } = useTheme()
  const saves = useSaves(({ saves }) => saves)
  const fault = useGame(({ fault }) => fault)
  const { opening, isCut, open, playOn } = useOpening(() => navigation.navigate('Table'))
  const [head, setHead] = useState(74)
  useFocusEffect(useCallback(() => void listSaves(), []))
  const current = saves.find(({ outcome, damaged, soundTo }) => outcome === null && !damaged && soundTo === null)
  useFreshPicture(useMemo(() => (current && !opening ? [current] : []), [current, opening]))
  const ground = 62 + insets.top
  const beside = { paddingLeft: insets.left, paddingRight: insets.right }
  const column = { width: '100%', maxWidth: COLUMN, alignSelf: 'center' } as const
  const inside = Math.min(COLUMN, width - insets.left - insets.right) - 2 * space.medium
  return (
    <View testID="home" style={{ flex: 1, backgroundColor: look.ui.background }}>
      <ScrollView contentContainerStyle={[{ paddingBottom: space.large }, beside]}>
        <Horizon
          width={width}
          height={ground + head + 70}
          ground={ground}
          style={{ position: 'absolute', top: 0, left: 0 }}
        />
        <View style={[column, { paddingTop: ground + 8, paddingHorizontal: space.medium, gap: space.small }]}>
          <View
            style={{ paddingHorizontal: space.small }}
            onLayout={({ nativeEvent }) => setHead(Math.ceil(nativeEvent.layout.height))}
          >
            <Text type="display" accessibilityRole="header" style={{ color: '#F6EDD8' }}>
              Black Earth
            </Text>
            <Text type="body" style={{ color: '#E9DDB9' }}>
              East Front wargames on your table
            </Text>
          </View>
          {current ? (
            <ResumeCard save={current} busy={opening !== null} width={inside} onPress={() => void open(current.id)} />
          ) : (
            <FirstCard
              isFirst={saves.length === 0}
              onPress={() => navigation.navigate('NewGame', { game: games[0]!.id })}
            />
          )}
          {isCut && <CutNotice onPlay={playOn} />}
          {damagedFiles().length > 0 && <Damaged onOpen={() => navigation.navigate('Saves')} />}
          <Text type="caps" ink="inkSoft" style={{ marginTop: space.small, marginLeft: space.tiny }}>
            Games
          </Text>
          {games.map((game, i) => (
            <Row
              key={game.id}
              testID={`game-${game.id}`}
              title={game.name}
              note={gameFace(game.id).line}
              value={`${game.scenarios.length} ${game.scenarios.length === 1 ? 'scenario' : 'scenarios'}`}
              serif
              picture={<GamePicture game={game.id} />}
              last={i === games.length - 1}
              onPress={() => navigation.navigate('NewGame', { game: game.id })}
            />
          ))}
        </View>
      </ScrollView>
      {fault && (
        <View style={[column, { padding: space.medium }]}>
          <Toast tone="refusal" title={fault.what} text={fault.advice} onClose={dismissFault} testID="home-fault" />
        </View>
      )}
      <Doors onOpen={name => navigation.navigate(name)} bottom={insets.bottom} />
    </View>
  )
}

/** Nothing begun yet: the first thing to do is one press away. */
function FirstCard({ isFirst, onPress }: { isFirst: boolean; onPress: () => void }) {
  const { look, leftHanded } = useTheme()
  return (
    <View
      style={{
        backgroundColor: look.ui.ask,
        borderRadius: 14,
        padding: space.large,
        gap: space.small,
        borderWidth: 1,
        borderColor: look.ui.accent,
      }}
    >
      <Text type="cardTitle" ink="onAsk">
        {isFirst ? 'Start your first game' : 'Start a new game'}
      </Text>
      <Text type="secondary" ink="onAskSoft">
        Everything is set: two players, one device. Every move is saved by itself.
      </Text>
      <View style={{ flexDirection: leftHanded ? 'row-reverse' : 'row', justifyContent: 'flex-end' }}>
        <Button kind="primary" icon="play" label="New game" onPress={onPress} testID="first-game" />
      </View>
    </View>
  )
}

function Damaged({ onOpen }: { onOpen: () => void }) {
  return (
    <Trouble
      title="The file with the saved games was damaged"
      text="It is left as it is, and a new one is used."
      testID="home-damaged"
    >
      <Button label="Saved games" onPress={onOpen} />
    </Trouble>
  )
}

type Door = Extract<keyof Routes, 'Saves' | 'Rules' | 'Settings'>
const doors: readonly { readonly name: Door; readonly label: string; readonly icon: IconName }[] = [
  { name: 'Saves', label: 'Saved games', icon: 'save' },
  { name: 'Rules', label: 'Rules', icon: 'rules' },
  { name: 'Settings', label: 'Settings', icon: 'settings' },
]
function Doors({ onOpen, bottom }: { onOpen: (name: Door) => void; bottom: number }) {
  const { look } = useTheme()
  return (
    <View
      style={{
        flexDirection: 'row',
        justifyContent: 'center',
        backgroundColor: look.ui.surface,
        borderTopWidth: stroke.hair,
        borderColor: look.ui.line,
        paddingBottom: bottom,
      }}
    >
      {doors.map(({ name, label, icon }) => (
        <DoorButton key={name} label={label} icon={icon} onPress={() => onOpen(name)} testID={`door-${name}`} />
      ))}
    </View>
  )
}

interface DoorButtonProps {
  readonly label: string
  readonly icon: IconName
  readonly onPress: () => void
  readonly testID: string
}
function DoorButton({ label, icon, onPress, testID }: DoorButtonProps) {
  const { look } = useTheme()
  const { isFocused, focus } = useFocus()
  return (
    <Pressable
      testID={testID}
      accessibilityRole="button"
      accessibilityLabel={label}
      onPress={onPress}
      {...focus}
      style={({ pressed }) => ({
        flex: 1,
        maxWidth: 180,
        minHeight: touch.primary + 12,
        paddingVertical: space.tiny,
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        backgroundColor: pressed ? look.ui.surfaceSunken : 'transparent',
        ...withoutOutline,
      })}
    >
      <Icon name={icon} colour={look.ui.inkSoft} />
      <Text type="rule" ink="inkSoft" centred>
        {label}
      </Text>
      {isFocused && <FocusRing round={8} inside />}
    </Pressable>
  )
}
