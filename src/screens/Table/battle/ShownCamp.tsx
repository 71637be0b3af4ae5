import type { ReactNode } from 'react'
import { Pressable, View } from 'react-native'
import { Dice, FocusRing, Icon, SideMark, Text, useFocus } from '../../../components'
import { duration, space, useTheme } from '../../../theme'
import { PiecePicture } from '../../PiecePicture'
import type { Beat, Roll, ShownCamp as Camp, ShownFighter } from './exchange'
import { needsWords } from './exchange'
import { FireMark } from './FireMark'
import { useDicePace } from './useDicePace'

export interface ShownCampProps {
  readonly camp: Camp
  readonly name: string
  readonly isFirst: boolean
  readonly beat: Beat | null
  readonly isRolling: boolean
  /** Blocks that may be chosen by touching them. */
  readonly picks: ReadonlyMap<string, () => void>
  /** The one that has been chosen. */
  readonly chosen: string | null
}
const PIECE = 52
const DIE = 28
const FADED = 0.4

/** One side: its blocks, each with its dice beside it, and the hits the ground will still take. */
export function ShownCamp({ camp, name, isFirst, beat, isRolling, picks, chosen }: ShownCampProps) {
  const { side, role, fighters, shields, isFiring } = camp
  const first = firstDice(beat)
  return (
    <View style={{ gap: space.tiny }} testID={`camp-${side}`}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: 24 }}>
        <SideMark side={side} />
        <Text type="bodyStrong">{name}</Text>
        <Text type="secondary" ink="inkSoft" style={{ flex: 1 }}>
          {role}
          {isFiring ? ', fires' : isFirst ? ', fires first' : ''}
        </Text>
        <Shields {...shields} />
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.medium, rowGap: space.small }}>
        {fighters.map(fighter => (
          <OneFighter
            key={fighter.key}
            fighter={fighter}
            side={side}
            tumblesFrom={isRolling && isFiring ? (first.get(fighter.key) ?? null) : null}
            isFiring={isFiring}
            onPick={picks.get(fighter.key)}
            isChosen={chosen === fighter.key}
          />
        ))}
      </View>
    </View>
  )
}
/** Which die of the volley each fighter begins with: they fall one after the other. */
function firstDice(beat: Beat | null): ReadonlyMap<string, number> {
  const out = new Map<string, number>()
  if (beat?.kind !== 'volley') return out
  let count = 0
  for (const { fighter, dice } of beat.rolls) {
    if (!out.has(fighter)) out.set(fighter, count)
    count += dice.length
  }
  return out
}

interface OneFighterProps {
  readonly fighter: ShownFighter
  readonly side: 0 | 1
  readonly tumblesFrom: number | null
  readonly isFiring: boolean
  readonly onPick?: () => void
  readonly isChosen: boolean
}
function OneFighter({ fighter, side, tumblesFrom, isFiring, onPick, isChosen }: OneFighterProps) {
  const { look } = useTheme()
  const pace = useDicePace()
  const { thing, name, roll, isLost, isStruck } = fighter
  const said = [name, isLost ? 'lost' : isStruck ? 'hit' : ''].filter(Boolean).join(', ')
  const tumble =
    tumblesFrom === null || pace === 0
      ? null
      : { lasts: duration.die * pace, stagger: duration.dieStagger * pace, first: tumblesFrom }
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
      <Pickable id={fighter.key} name={name} onPick={onPick} isChosen={isChosen}>
        <View
          style={{
            borderRadius: 8,
            borderWidth: onPick ? 3 : 2,
            borderColor: isChosen || (isStruck && !onPick) ? look.ui.danger : onPick ? look.ui.accent : 'transparent',
            padding: 1,
          }}
        >
          <View style={{ opacity: isLost ? FADED : 1 }}>
            <PiecePicture thing={thing} side={PIECE} label={onPick ? undefined : said} />
          </View>
          {isLost && <LostMark />}
        </View>
      </Pickable>
      {roll && (
        <View style={{ gap: 2, opacity: isLost ? FADED : 1 }}>
          <Dice
            key={tumble ? 'falling' : 'still'}
            dice={roll.dice}
            side={side}
            size={DIE}
            tumble={tumble}
            across={roll.dice.length > 3 ? Math.ceil(roll.dice.length / 2) : 3}
          />
          {isFiring && <Needs roll={roll} />}
        </View>
      )}
    </View>
  )
}

interface PickableProps {
  readonly id: string
  readonly name: string
  readonly onPick?: () => void
  readonly isChosen: boolean
  readonly children: ReactNode
}
/** A block the owner may choose, with a wheat rim. */
function Pickable({ id, name, onPick, isChosen, children }: PickableProps) {
  const { isFocused, focus } = useFocus()
  if (!onPick) return children
  return (
    <Pressable
      testID={`pick-${id}`}
      accessibilityRole="button"
      accessibilityLabel={`Choose ${name}`}
      accessibilityState={{ selected: isChosen }}
      onPress={onPick}
      {...focus}
    >
      {children}
      {isFocused && <FocusRing round={8} />}
    </Pressable>
  )
}

function Needs({ roll }: { roll: Roll }) {
  return (
    <View
      accessible
      accessibilityLabel={needsWords(roll)}
      style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}
    >
      <FireMark fire={roll.fire} />
      <Text type="rule" ink="inkSoft">
        {[1, 2, 3, 4, 5, 6].filter(face => face >= roll.from).join(' ')}
      </Text>
    </View>
  )
}

function LostMark() {
  const { look } = useTheme()
  return (
    <View
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        right: 0,
        bottom: 0,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name="close" size={44} colour={look.ui.danger} />
    </View>
  )
}

/** Spent ones are struck. */
function Shields({ left, total }: { left: number; total: number }) {
  const { look } = useTheme()
  if (total === 0) return null
  return (
    <View
      accessible
      accessibilityLabel={`The ground absorbs ${left} more of ${total} hits`}
      testID="shields"
      style={{ flexDirection: 'row', gap: 2 }}
    >
      {Array.from({ length: total }, (_, i) => (
        <View key={i}>
          <Icon name="shield" size={22} colour={i < left ? look.ui.accentText : look.ui.lineStrong} />
          {i >= left && (
            <View
              style={{
                position: 'absolute',
                left: 1,
                top: 10,
                width: 20,
                height: 2,
                backgroundColor: look.ui.lineStrong,
                transform: [{ rotate: '-45deg' }],
              }}
            />
          )}
        </View>
      ))}
    </View>
  )
}
