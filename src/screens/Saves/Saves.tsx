import { useFocusEffect } from '@react-navigation/native'
import { useCallback, useState } from 'react'
import { View } from 'react-native'
import { Button, Card, EmptyState, Field, IconButton, Screen, Text, Trouble } from '../../components'
import { gameOf } from '../../games'
import {
  dismissFault,
  dismissSavesFault,
  duplicateSave,
  exportSave,
  forgetRemoved,
  importSave,
  listSaves,
  openGame,
  removeSave,
  renameSave,
  restoreSave,
  useGame,
  useSaves,
  type SaveHeader,
} from '../../stores'
import { space } from '../../theme'
import { handOut, takeIn } from '../files'
import { GamePicture } from '../Home/GamePicture'
import type { RouteProps } from '../routes'
import { ago } from './ago'

export function Saves({ navigation }: RouteProps<'Saves'>) {
  const { saves, removed, fault, loaded } = useSaves()
  const openFault = useGame(state => state.fault)
  useFocusEffect(useCallback(() => void listSaves(), []))
  const open = async (id: string): Promise<void> => {
    if (await openGame(id)) navigation.navigate('Table')
  }
  const bringIn = async (): Promise<void> => {
    const text = await takeIn()
    if (text !== null) await importSave(text)
  }
  const trouble = fault ?? openFault
  return (
    <Screen
      title="Saved games"
      testID="saves"
      onBack={() => navigation.goBack()}
      right={<IconButton icon="import" label="Import a game" onPress={() => void bringIn()} testID="import" />}
    >
      {trouble && (
        <Trouble title={trouble.what} text={`${trouble.advice} Nothing else was changed.`} testID="saves-fault">
          <Button
            label="All right"
            onPress={() => {
              dismissSavesFault()
              dismissFault()
            }}
          />
        </Trouble>
      )}
      {removed && (
        <Trouble
          icon="trash"
          title={`${removed.title} was deleted`}
          text="It can still be brought back."
          testID="removed"
        >
          <Button label="Bring back" icon="undo" kind="primary" onPress={() => void restoreSave()} testID="restore" />
          <Button label="Let it go" onPress={forgetRemoved} />
        </Trouble>
      )}
      {loaded && saves.length === 0 && (
        <EmptyState title="No saved games yet" text="Every move is saved by itself. Start a game, or import one." />
      )}
      {saves.map(save => (
        <SaveCard key={save.id} save={save} onOpen={() => void open(save.id)} />
      ))}
    </Screen>
  )
}

function SaveCard({ save, onOpen }: { save: SaveHeader; onOpen: () => void }) {
  const [title, setTitle] = useState<string | null>(null)
  const game = gameOf(save.game)?.name ?? save.game
  const rename = (): void => {
    if (title !== null) void renameSave(save.id, title)
    setTitle(null)
  }
  const send = (): void => void exportSave(save.id).then(text => handOut(`black-earth-${save.id}.json`, text))
  return (
    <Card style={{ padding: space.medium, gap: space.small }}>
      <View testID={`save-${save.id}`} style={{ flexDirection: 'row', alignItems: 'center', gap: space.medium }}>
        <GamePicture game={save.game} />
        <View style={{ flex: 1 }}>
          <Text type="sectionTitle">{save.title}</Text>
          <Text type="secondary" ink="inkSoft">
            {[game, save.note || `${save.length} actions`, ago(save.updated, Date.now())].join(', ')}
          </Text>
        </View>
        <Button
          label={save.outcome ? 'Look' : 'Play'}
          kind="secondary"
          disabled={save.damaged}
          onPress={onOpen}
          testID={`open-${save.id}`}
        />
      </View>
      {title !== null && (
        <Field
          label="Name of the game"
          value={title}
          onChangeText={setTitle}
          onSubmitEditing={rename}
          onBlur={rename}
          autoFocus
          testID="rename-field"
        />
      )}
      <View style={{ flexDirection: 'row', justifyContent: 'flex-end' }}>
        <IconButton
          icon="edit"
          label={`Rename ${save.title}`}
          size={20}
          onPress={() => setTitle(save.title)}
          testID={`rename-${save.id}`}
        />
        <IconButton
          icon="copy"
          label={`Duplicate ${save.title}`}
          size={20}
          onPress={() => void duplicateSave(save.id)}
          testID={`duplicate-${save.id}`}
        />
        <IconButton
          icon="export"
          label={`Export ${save.title}`}
          size={20}
          onPress={send}
          testID={`export-${save.id}`}
        />
        <IconButton
          icon="trash"
          label={`Delete ${save.title}`}
          size={20}
          onPress={() => void removeSave(save)}
          testID={`delete-${save.id}`}
        />
      </View>
    </Card>
  )
}
