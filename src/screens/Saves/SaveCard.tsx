import { useState } from 'react'
import { View, useWindowDimensions } from 'react-native'
import { Button, Card, Field, IconButton, Text } from '../../components'
import { gameOf } from '../../games'
import { duplicateSave, exportSave, removeSave, renameSave, type SaveHeader } from '../../stores'
import { radius, space, stroke, useTheme } from '../../theme'
import { fileName } from '../fileName'
import { handOut } from '../files'
import { MapThumbnail } from '../MapThumbnail'
import { GamePicture } from '../Home/GamePicture'
import { ago } from './ago'
import { standing } from './standing'

export interface SaveCardProps {
  readonly save: SaveHeader
  readonly isOpening: boolean
  readonly onOpen: () => void
}

/** A saved game: its map, what it is and where it stands, and what can be done with it. */
export function SaveCard({ save, isOpening, onOpen }: SaveCardProps) {
  const { leftHanded } = useTheme()
  const [isRenaming, setRenaming] = useState(false)
  const game = gameOf(save.game)?.name ?? save.game
  const row = leftHanded ? 'row-reverse' : 'row'
  return (
    <Card style={{ padding: space.medium, gap: space.small }}>
      <View testID={`save-${save.id}`} style={{ flexDirection: row, gap: space.medium }}>
        <Thumbnail save={save} />
        <View style={{ flex: 1 }}>
          <Text type="sectionTitle">{save.title}</Text>
          <Text type="secondary" ink="inkSoft" testID={`about-${save.id}`}>
            {`${game}. ${standing(save)}`}
          </Text>
          <Text type="note" ink="inkFaint">
            {ago(save.updated, Date.now())}
          </Text>
        </View>
      </View>
      {isRenaming ? (
        <Renaming save={save} onDone={() => setRenaming(false)} />
      ) : (
        <View
          style={{ flexDirection: row, flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', rowGap: 4 }}
        >
          <Tools save={save} onRename={() => setRenaming(true)} />
          <View style={{ marginHorizontal: space.small }}>
            <Button
              label={isOpening ? 'Opening' : save.outcome ? 'Look' : 'Play'}
              disabled={save.damaged || save.soundTo !== null || isOpening}
              onPress={onOpen}
              testID={`open-${save.id}`}
            />
          </View>
        </View>
      )}
    </Card>
  )
}

function Thumbnail({ save }: { save: SaveHeader }) {
  const { look } = useTheme()
  const { width: screen } = useWindowDimensions()
  const [width, height] = screen >= 600 ? [148, 84] : [104, 72]
  const { picture } = save
  if (!picture || picture.stacks.length === 0) return <GamePicture game={save.game} width={width} height={height} />
  return (
    <View
      aria-hidden
      style={{
        width,
        height,
        borderRadius: radius.control,
        borderWidth: stroke.control,
        borderColor: look.ui.line,
        backgroundColor: look.map.land,
        overflow: 'hidden',
      }}
    >
      <MapThumbnail game={save.game} picture={picture} width={width} height={height} />
    </View>
  )
}

function Tools({ save, onRename }: { save: SaveHeader; onRename: () => void }) {
  const { id, title } = save
  const send = (): void => void exportSave(id, text => handOut(fileName(title), text))
  return (
    <>
      <IconButton
        icon="trash"
        label={`Delete ${title}`}
        onPress={() => void removeSave(save)}
        testID={`delete-${id}`}
      />
      <IconButton icon="edit" label={`Rename ${title}`} onPress={onRename} testID={`rename-${id}`} />
      <IconButton
        icon="copy"
        label={`Duplicate ${title}`}
        onPress={() => void duplicateSave(id)}
        testID={`duplicate-${id}`}
      />
      <IconButton icon="export" label={`Export ${title}`} onPress={send} testID={`export-${id}`} />
    </>
  )
}

const MOST_TITLE = 60
function Renaming({ save, onDone }: { save: SaveHeader; onDone: () => void }) {
  const [title, setTitle] = useState(save.title)
  const rename = (): void => {
    void renameSave(save.id, title)
    onDone()
  }
  return (
    <View style={{ gap: space.small }}>
      <Field
        label="Name of the game"
        value={title}
        onChangeText={setTitle}
        onSubmitEditing={rename}
        onKeyPress={({ nativeEvent }) => nativeEvent.key === 'Escape' && onDone()}
        maxLength={MOST_TITLE}
        selectTextOnFocus
        autoFocus
        testID="rename-field"
      />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.small }}>
        <Button label="Leave it" kind="quiet" onPress={onDone} testID="rename-cancel" />
        <Button label="Rename" onPress={rename} testID="rename-done" />
      </View>
    </View>
  )
}
