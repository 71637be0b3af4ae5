import type { Event } from '../../../../engine'
import { firstOf, list, newOffers, secondOf, verbId, verbOf, waiting } from '../../../../engine'
import { kiev41 } from '../..'
import { corpsOf } from '../../blocks'
import type { MoveFrame } from '../../frames'
import { edgeBetween, RIVER, STRAIT } from '../../map'
import { isFrozen } from '../../rules/weather'
import type { State } from '../../state'
import { BattleUmpire } from './battle'
import { goesOf, liftsOf } from './moves'
import type { Reading } from './reading'
import { readPosition } from './reading'
import { aimsOf, sortiesOf } from './support'

/** Plays beside a game and reads the book for itself: what may be done, and what every battle must look like. */
export class Umpire {
  readonly faults: string[] = []
  listings = 0
  battles = 0
  private readonly offers = newOffers()
  private crossed = new Set<number>()
  private battle: BattleUmpire | null = null

  /** `hasTransport` where railways and ships add to what may be lifted. */
  constructor(private readonly hasTransport: boolean) {}

  /** Somebody is about to decide. */
  look(s: State): void {
    const f = s.frames[s.frames.length - 1]!
    if (f.step === 'activation' || f.step === 'command' || f.step === 'exploitation')
      this.judgeMoves(readPosition(s), f as MoveFrame)
    if (f.step === 'support') this.judgeSupport(readPosition(s))
  }
  private judgeMoves(r: Reading, f: MoveFrame): void {
    if (f.lifted >= 0) return this.compare(r.s, 'go', goesOf(r, f), this.offered(r.s, 'go'))
    const lifts = this.offered(r.s, 'lift')
    const wanted = liftsOf(r, f)
    const isMore = this.hasTransport && f.step === 'command'
    this.compare(r.s, 'lift', wanted, isMore ? lifts.filter(block => wanted.has(block)) : lifts)
  }
  private judgeSupport(r: Reading): void {
    const side = waiting(kiev41, r.s)[0]!
    const pairsOf = (verb: string, name: (piece: number) => number): readonly string[] =>
      this.actions(r.s, verb).map(action => `${name(firstOf(action))}>${secondOf(action)}`)
    this.compare(
      r.s,
      'aim',
      aimsOf(r, side),
      pairsOf('aim', hq => hq),
    )
    if (side === 0) this.compare(r.s, 'sendBomber', sortiesOf(r), pairsOf('sendBomber', corpsOf))
  }
  private actions(s: State, verb: string): readonly number[] {
    const { actions, count } = list(kiev41, s, waiting(kiev41, s)[0]!, this.offers)
    return Array.from(actions.slice(0, count)).filter(action => verbOf(action) === verbId(kiev41, verb))
  }
  private offered(s: State, verb: string): readonly number[] {
    return this.actions(s, verb).map(firstOf)
  }
  private compare<T>(s: State, what: string, wanted: ReadonlySet<T>, found: readonly T[]): void {
    this.listings++
    const got = new Set(found)
    for (const thing of wanted) if (!got.has(thing)) this.faults.push(`${s.seq} ${what}: ${String(thing)} is missing`)
    for (const thing of got) if (!wanted.has(thing)) this.faults.push(`${s.seq} ${what}: ${String(thing)} is too much`)
  }

  /** What the decision brought about, as side 0 hears it; `s` as it was before. */
  hear(s: State, events: readonly Event[]): void {
    for (const event of events) {
      if (event.kind === 'impulseBegins') this.crossed = new Set()
      if (event.kind === 'moved' || event.kind === 'blitzed') this.follow(s, event)
      if (event.to === 0) this.hearBattle(s, event)
    }
  }
  /** 2.4.7 Over what the last step of a move led. */
  private follow(s: State, { kind, what }: Event): void {
    const [who, ...way] = what
    if (!who || !('piece' in who)) return
    const spaces = way.map(ref => ('space' in ref ? ref.space : -1))
    const [from, to] = kind === 'blitzed' ? [s.at[who.piece]!, spaces[0]!] : spaces.slice(-2)
    const edge = edgeBetween(from!, to!)
    if (edge === STRAIT || (edge === RIVER && !isFrozen(s))) this.crossed.add(who.piece)
    else this.crossed.delete(who.piece)
  }
  private hearBattle(s: State, event: Event): void {
    if (event.kind === 'battleBegan') {
      const [side, place] = event.what
      const area = place && 'space' in place ? place.space : -1
      this.battle = new BattleUmpire(s, side && 'n' in side ? side.n : -1, area, this.crossed)
    } else if (this.battle) {
      this.battle.hear(event)
      if (event.kind === 'battleEnded') this.closeBattle(s)
    }
  }
  private closeBattle(s: State): void {
    this.battles++
    for (const fault of this.battle!.faults) this.faults.push(`${s.seq} battle: ${fault}`)
    this.battle = null
  }
}
