import type { NativeStackScreenProps } from '@react-navigation/native-stack'

export type Routes = {
  Home: undefined
  NewGame: { readonly game: string }
  Table: undefined
  Rules: { readonly game?: string; readonly rule?: string } | undefined
  Saves: undefined
  Settings: undefined
  Result: undefined
  Replay: { readonly step: number } | undefined
  Beliefs: undefined
}
export type RouteProps<Name extends keyof Routes> = NativeStackScreenProps<Routes, Name>
