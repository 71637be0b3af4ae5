import { useMemo, useState } from 'react'
import {
  confirm,
  firstOf,
  press,
  putDown,
  resetToBorder,
  tapPiece,
  tapSpace,
  viewAfter,
  type Action,
  type LogEntry,
  type Offer,
  type Playing,
} from '../../stores'
import { BattleRecord } from './battle/BattleRecord'
import { BattleSheet } from './battle/BattleSheet'
import { exchangeOf, spanAt } from './battle/found'
import { choicesOf, keyOf } from './promptChoices'
import { ActionSheet, ForecastSheet, LogSheet, MenuSheet, MissedSheet, OrderSheet } from './sheets'
import { askedOf, linesOf, promptOf, sayAction } from './speech'
import type { Show } from './show/useShow'
import type { TableModel } from './useTableModel'

export type SheetName = 'menu' | 'more' | 'log' | 'order' | 'actions' | 'missed'

export interface TableSheetsProps {
  readonly playing: Playing
  readonly model: TableModel
  readonly show: Show
  readonly sheet: SheetName | null
  readonly missed: readonly LogEntry[]
  readonly onClose: () => void
  readonly onSheet: (name: SheetName | null) => void
  readonly onPlace: (space: number) => void
  readonly onRule: (rule: string) => void
  readonly onRules: () => void
  readonly onReplay: () => void
  readonly onHome: () => void
  readonly onSettings: () => void
}

/** One sheet at a time: what was asked for, else what the moment brings (odds before an order, a battle). */
export function TableSheets(props: TableSheetsProps) {
  const { playing, model, sheet, missed, onClose, onRule } = props
  const { view } = playing
  const [folded, setFolded] = useState<string | null>(null)
  const [record, setRecord] = useState<number | null>(null)
  if (!view) return null
  const { eyes } = view
  if (record !== null) return <Record {...props} entry={record} onDone={() => setRecord(null)} />
  switch (sheet) {
    case 'missed': {
      const lines = linesOf(model.board, view, eyes, missed)
      return <MissedSheet lines={lines} onClose={onClose} onRule={onRule} />
    }
    case 'log':
      return (
        <LogSheet
          lines={linesOf(model.board, view, eyes, playing.log)}
          onClose={onClose}
          onRule={onRule}
          onBattle={setRecord}
        />
      )
    case 'order':
      return (
        <OrderSheet
          groups={(model.seen && model.board.order?.(model.seen)) ?? []}
          onClose={onClose}
          onPiece={key => showPiece(props, key)}
        />
      )
    case 'actions':
      return <ActionSheet actions={actionsOf(playing, onClose)} onClose={onClose} />
    case 'menu':
      return <MenuSheet title={playing.save.title} rows={menuRows(props)} onClose={onClose} />
    case 'more':
      return <MenuSheet title="More" rows={moreRows(props)} onClose={onClose} />
    case null:
      return <Moment {...props} folded={folded} onFold={setFolded} onRecord={setRecord} />
  }
}

interface MomentProps extends TableSheetsProps {
  /** The battle that has been folded away. */
  readonly folded: string | null
  readonly onFold: (key: string | null) => void
  readonly onRecord: (entry: number) => void
}
function Moment({ playing, model, show, onRule, folded, onFold, onRecord }: MomentProps) {
  const { pending } = playing
  const { battle } = show
  const isInBattle = battle !== null && !battle.exchange.isOver && !show.isBehind
  if (pending && !(isInBattle && pending.forecast === null)) {
    const deed = sayAction(playing, pending.actions[pending.actions.length - 1]!)
    return (
      <ForecastSheet
        title={titleOf(model, playing, deed)}
        own={playing.by ?? 0}
        forecast={pending.forecast}
        deed={deed}
        onConfirm={() => void confirm()}
        onBack={putDown}
        onRule={onRule}
      />
    )
  }
  if (!battle) return null
  const { key } = battle.exchange
  return (
    <BattleSheet
      battle={battle}
      sideNames={model.board.sideNames}
      isRolling={show.isRolling}
      playing={show.isBehind ? playbackOf(show) : null}
      question={pending ? `${lastWords(playing)}?` : promptOf(playing, model.board.sideNames).text}
      chosen={pending ? chosenOf(playing) : null}
      who={askedOf(playing, model.board.sideNames)}
      picks={battle.exchange.isOver ? noPicks : picksOf(playing)}
      answers={answersOf(model, playing)}
      folded={folded === key}
      onFold={fold => onFold(fold ? key : null)}
      onRule={onRule}
      onRecord={() => onRecord(Number(key))}
    />
  )
}

/** What is about to happen, with its place where the map lights one. */
function titleOf({ board, seen }: TableModel, { pending }: Playing, deed: string): string {
  const named = pending && seen ? board.deed?.(seen, pending.actions) : undefined
  return named ?? deed
}

const playbackOf = ({ isPaused, pause, step, finish }: Show) => ({
  isPaused,
  onPause: pause,
  onStep: step,
  onFinish: finish,
})

interface RecordProps extends TableSheetsProps {
  /** The entry of the log the battle began with. */
  readonly entry: number
  readonly onDone: () => void
}
function Record({ playing: { log, view }, model, entry, onDone, onRule }: RecordProps) {
  const exchange = useMemo(() => {
    const span = view && spanAt(model.board, log, entry)
    return span ? exchangeOf(model.board, log, view.eyes, span, viewAfter) : null
  }, [model.board, log, view, entry])
  return exchange ? (
    <BattleRecord exchange={exchange} sideNames={model.board.sideNames} onClose={onDone} onRule={onRule} />
  ) : null
}

const noPicks: ReadonlyMap<string, () => void> = new Map()
/** By the key of its thing: what a touch on the block in the sheet answers. */
const picksOf = (playing: Playing): ReadonlyMap<string, () => void> =>
  new Map([...playing.live.pieces.keys()].map(piece => [`p${piece}`, () => void tapPiece(piece)]))

const lastOf = ({ pending }: Playing): Action | undefined => pending?.actions.at(-1)
const lastWords = (playing: Playing): string => {
  const action = lastOf(playing)
  return action === undefined ? '' : sayAction(playing, action)
}
/** The block that has been touched, until the last press. */
const chosenOf = (playing: Playing): string | null => {
  const action = lastOf(playing)
  return action === undefined ? null : `p${firstOf(action)}`
}

/** In a battle the pieces to choose from stand as buttons beside the dice, until one waits for its last press. */
const answersOf = ({ board }: TableModel, playing: Playing) => [
  ...(playing.pending ? [] : [...playing.live.pieces]).map(([piece, offers]) => ({
    key: keyOf(playing, offers[0]!.action),
    label: sayAction(playing, offers[0]!.action),
    onPress: () => void tapPiece(piece),
    isPrimary: false,
  })),
  ...choicesOf(board, playing),
]

function showPiece({ model, onPlace, onSheet }: TableSheetsProps, key: string): void {
  const thing = model.things.find(other => other.key === key)
  onSheet(null)
  if (thing) onPlace(thing.space)
}

/** The whole list of legal answers, first those of the order in the hand. */
function actionsOf(playing: Playing, onClose: () => void) {
  const row = (action: Action, note: string, onPress: () => void) => ({
    key: keyOf(playing, action),
    label: sayAction(playing, action),
    note,
    onPress: () => {
      onClose()
      onPress()
    },
  })
  const costs = ({ cost, closes }: Offer): string =>
    [cost > 0 ? `cost ${cost}` : '', closes ? 'cannot be taken back' : ''].filter(Boolean).join(', ')
  const { live } = playing
  return [
    ...[...live.numbers, ...live.buttons].map(offer => row(offer.action, costs(offer), () => void press(offer.action))),
    ...[...live.spaces].map(([space, offers]) => row(offers[0]!.action, costs(offers[0]!), () => void tapSpace(space))),
    ...[...live.pieces].map(([piece, offers]) => row(offers[0]!.action, costs(offers[0]!), () => void tapPiece(piece))),
    ...(playing.decision?.anytime ?? []).map(action => row(action, 'at any time', () => void press(action))),
  ]
}

function moreRows({ onSheet, onRules, onReplay }: TableSheetsProps) {
  return [
    { key: 'log', title: 'Log', icon: 'log', onPress: () => onSheet('log') },
    { key: 'order', title: 'Order of battle', icon: 'oob', onPress: () => onSheet('order') },
    {
      key: 'actions',
      title: 'What you can do',
      note: 'Every legal action as a list',
      icon: 'check',
      onPress: () => onSheet('actions'),
    },
    {
      key: 'reset',
      title: 'Back to where undo ends',
      icon: 'reset',
      onPress: () => (onSheet(null), void resetToBorder()),
    },
    {
      key: 'replay',
      title: 'Replay',
      note: 'The game so far, as your eyes saw it',
      icon: 'play',
      onPress: () => (onSheet(null), onReplay()),
    },
    { key: 'rules', title: 'Rules', icon: 'rules', onPress: () => (onSheet(null), onRules()) },
  ] as const
}
function menuRows(props: TableSheetsProps) {
  const { onSheet, onHome, onSettings } = props
  return [
    { key: 'home', title: 'Home', note: 'The game is saved', icon: 'back', onPress: onHome },
    ...moreRows(props),
    { key: 'settings', title: 'Settings', icon: 'settings', onPress: () => (onSheet(null), onSettings()) },
  ] as const
}
