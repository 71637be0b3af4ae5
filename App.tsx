import { Text, View } from 'react-native'

export function App() {
  return (
    <View>
      <Text>Black Earth</Text>
    </View>
  )
}
