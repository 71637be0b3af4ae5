import { useFocusEffect } from '@react-navigation/native'
import { useCallback, useEffect, useState } from 'react'
import { View } from 'react-native'
import { Button, EmptyState, IconButton, Screen, Text, Trouble } from '../../components'
import { games } from '../../games'
import {
  chooseFile,
  damagedFiles,
  dismissFault,
  dismissSavesFault,
  forgetRemoved,
  importSave,
  listSaves,
  restoreSave,
  useGame,
  useSaves,
  type Fault,
  type SaveHeader,
} from '../../stores'
import { space, useTheme } from '../../theme'
import { CutNotice } from '../CutNotice'
import { takeIn } from '../files'
import { useFreshPicture } from '../publicPicture'
import type { RouteProps } from '../routes'
import { useOpening } from '../useOpening'
import { SaveCard } from './SaveCard'

export function Saves({ navigation }: RouteProps<'Saves'>) {
  const { saves, removed, fault, loaded } = useSaves()
  const openFault = useGame(state => state.fault)
  const [isReading, setReading] = useState(false)
  const { opening, isCut, open, playOn, leave } = useOpening(() => navigation.navigate('Table'))
  useFocusEffect(useCallback(() => void listSaves(), []))
  useEffect(() => dismissSavesFault, [])
  useFreshPicture(saves)
  const bringIn = async (): Promise<void> => {
    const file = await chooseFile(takeIn)
    if (!file) return
    setReading(true)
    await importSave(file)
    setReading(false)
  }
  const goBack = (): void => {
    leave()
    navigation.goBack()
  }
  const trouble = fault ?? openFault
  const hasNews = isReading || isCut || trouble !== null
  return (
    <Screen
      title="Saved games"
      testID="saves"
      onBack={goBack}
      right={<IconButton icon="import" label="Import a game" onPress={() => void bringIn()} testID="import" />}
      above={
        hasNews && (
          <View style={{ gap: space.small }} accessibilityLiveRegion="polite">
            {isReading && <Text ink="inkSoft">Reading the file and playing every action of it again.</Text>}
            {trouble && <FaultNotice fault={trouble} />}
            {isCut && <CutNotice onPlay={playOn} />}
          </View>
        )
      }
      foot={removed.length > 0 && <Removed removed={removed} />}
    >
      {damagedFiles().length > 0 && <DamagedFiles />}
      {loaded && saves.length === 0 && (
        <EmptyState title="No saved games yet" text="Every move is saved by itself. Start a game, or import one.">
          <Button
            label="New game"
            kind={removed.length > 0 ? 'secondary' : 'primary'}
            icon="play"
            onPress={() => navigation.navigate('NewGame', { game: games[0]!.id })}
            testID="saves-new-game"
          />
        </EmptyState>
      )}
      {saves.map(save => (
        <SaveCard key={save.id} save={save} isOpening={opening === save.id} onOpen={() => void open(save.id)} />
      ))}
    </Screen>
  )
}

function FaultNotice({ fault }: { fault: Fault }) {
  return (
    <Trouble title={fault.what} text={`${fault.advice} Nothing else was changed.`} testID="saves-fault">
      <Button
        label="All right"
        onPress={() => {
          dismissSavesFault()
          dismissFault()
        }}
        testID="saves-fault-close"
      />
    </Trouble>
  )
}

function DamagedFiles() {
  return (
    <Trouble
      title="The file with the saved games was damaged"
      text="It is left as it is, and a new one is used. Games you exported can be imported again."
      testID="saves-damaged"
    />
  )
}

const MOST_LETTERS = 24
const shortened = (title: string): string =>
  title.length > MOST_LETTERS ? `${title.slice(0, MOST_LETTERS).trimEnd()}…` : title

/** What was deleted can be brought back from anywhere in the list. */
function Removed({ removed }: { removed: readonly SaveHeader[] }) {
  const { leftHanded } = useTheme()
  const last = removed.at(-1)!
  const more = removed.length - 1
  return (
    <View
      testID="removed"
      role="status"
      style={{
        flexDirection: leftHanded ? 'row-reverse' : 'row',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: space.small,
      }}
    >
      <View style={{ flex: 1, minWidth: 112 }}>
        <Text type="bodyStrong" ink="onAsk">
          {`${shortened(last.title)} was deleted`}
        </Text>
        {more > 0 && (
          <Text type="secondary" ink="onAskSoft">
            {`and ${more} before it`}
          </Text>
        )}
      </View>
      <IconButton icon="close" label="Let it go" onAsk plain onPress={forgetRemoved} testID="let-go" />
      <Button label="Bring back" icon="undo" kind="primary" onPress={() => void restoreSave()} testID="restore" />
    </View>
  )
}
