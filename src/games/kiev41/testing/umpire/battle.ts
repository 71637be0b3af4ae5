import type { Event, Ref } from '../../../../engine'
import { BOMBERS, FIRST_BOMBER, FIRST_FLEET, ownerOf, pieces } from '../../blocks'
import { isCity, terrain } from '../../map'
import type { State } from '../../state'
import { GOOD } from '../../state'
import type { Expected, Fighter } from './dice'
import { LINE, ofBomber, ofFlak, ofFleet, ofGround, ofGuns } from './dice'
import { everybody, kindOf, strengthAt, weatherNow } from './reading'

type Category = 'fleetFlak' | 'fleetBombs' | 'gunfire' | 'artillery' | 'flak' | 'bombs' | 'defence' | 'attack'
const order: readonly Category[] = ['gunfire', 'artillery', 'flak', 'bombs']
const NOBODY = -1

const numberIn = (ref: Ref | undefined): number => (ref && 'n' in ref ? ref.n : 0)
const pieceIn = (ref: Ref | undefined): number => (ref && 'piece' in ref ? ref.piece : NOBODY)

/** Judges one battle by what both sides hear of it: who rolls, when, how many dice; where every hit goes. */
export class BattleUmpire {
  readonly faults: string[] = []
  private readonly steps = new Map<number, number>()
  private readonly bombers: Set<number>
  private readonly opponents = new Map<number, number>()
  private readonly hasRolled = new Set<string>()
  private readonly isNew: boolean
  private hasLine: boolean
  private shields: number
  private place = 0
  private isTankAttack = false
  private isFlakOver = false
  private now: { readonly category: Category; readonly victim: number; hits: number } | null = null

  constructor(
    private readonly s: State,
    private readonly attacker: number,
    private readonly area: number,
    private readonly crossed: ReadonlySet<number>,
  ) {
    for (const block of everybody) if (s.at[block] === area) this.steps.set(block, s.steps[block]!)
    this.bombers = new Set(here(s, area, FIRST_BOMBER, BOMBERS))
    this.isNew = s.contestedBefore[area] === 0
    this.hasLine = s.line[area] === this.defender + 1
    this.shields = this.countShields()
  }
  private get defender(): number {
    return 1 - this.attacker
  }
  /** 10.14 */
  private countShields(): number {
    const isHolder = this.s.control[this.area] === this.defender
    const ground = [0, 1, 2, isHolder ? 2 : 0][terrain[this.area]!]!
    const town = isHolder && isCity[this.area] === 1 ? 1 : 0
    return Math.min(3, ground + town + (this.hasLine ? 1 : 0))
  }
  private fault(text: string): void {
    this.faults.push(text)
  }
  private alive(side: number): readonly number[] {
    return [...this.steps.keys()].filter(block => ownerOf(block) === side && this.steps.get(block)! > 0)
  }
  private strength(block: number): number {
    return strengthAt(block, this.steps.get(block)!)
  }
  private fighter(block: number): Fighter {
    return {
      block,
      steps: this.steps.get(block)!,
      attacks: ownerOf(block) === this.attacker,
      hasCrossed: this.isNew && this.crossed.has(block),
    }
  }
  private ground(block: number): Expected {
    return ofGround(this.s, this.area, this.fighter(block))
  }

  hear(event: Event): void {
    const [one, two] = event.what
    if (event.kind === 'rolled') return this.roll(one!, event.what)
    if (event.kind === 'tankAttack') this.isTankAttack = true
    if (event.kind === 'bomberEngaged') this.opponents.set(pieceIn(one), pieceIn(two))
    if (event.kind === 'bomberAborted') this.loseBomber(pieceIn(one), 1)
    if (event.kind === 'bomberDestroyed') this.loseBomber(pieceIn(one), 2)
    if (event.kind === 'absorbed') this.absorb(numberIn(one))
    if (event.kind === 'lineBroken') this.breakLine()
    if (event.kind === 'blockHit' || event.kind === 'destroyed') this.hurt(pieceIn(one), event.kind)
    if (event.kind === 'battleEnded') this.end()
  }

  private roll(who: Ref, what: readonly Ref[]): void {
    const piece = pieceIn(who)
    const [category, expected] = this.expect(piece)
    const from = numberIn(what[2])
    const dice = what.slice(3).map(numberIn)
    if (dice.length !== expected[0] || from !== expected[1])
      this.fault(`${category} of ${nameOf(piece)}: ${dice.length} from ${from}, not ${expected.join(' from ')}`)
    this.begin(category)
    this.now!.hits += dice.filter(die => die >= from).length
    const turn = `${category} ${piece}`
    if (this.hasRolled.has(turn)) this.fault(`${turn} twice`)
    this.hasRolled.add(turn)
  }
  private expect(piece: number): readonly [Category, Expected] {
    if (piece >= FIRST_FLEET) return [this.isEngaged(piece) ? 'fleetFlak' : 'gunfire', ofFleet(this.s, piece)]
    if (piece >= FIRST_BOMBER) return [this.opponents.has(piece) ? 'fleetBombs' : 'bombs', ofBomber(this.s, piece)]
    if (piece !== NOBODY && !this.steps.has(piece)) return ['artillery', this.expectGuns(piece)]
    if (this.isFlak(piece)) return ['flak', piece === NOBODY ? LINE : ofFlak(piece, this.steps.get(piece)!)]
    if (piece === NOBODY) return ['defence', LINE]
    return [ownerOf(piece) === this.attacker ? 'attack' : 'defence', this.ground(piece)]
  }
  private expectGuns(hq: number): Expected {
    if (this.s.aim[hq] !== this.area || ownerOf(hq) !== this.attacker) this.fault(`${nameOf(hq)} fires uncalled`)
    return ofGuns(this.s, hq)
  }
  private isEngaged(fleet: number): boolean {
    return [...this.opponents.values()].includes(fleet)
  }
  /** 10.13.4 With bombers over the battle the Soviets fire at them before anything of the ground step. */
  private isFlak(piece: number): boolean {
    const isSoviet = piece === NOBODY || ownerOf(piece) === 1
    const isDue = this.attacker === 0 && this.strikers().length > 0 && !this.isFlakOver
    return isSoviet && isDue && !this.hasRolled.has(`flak ${piece}`)
  }
  private strikers(): readonly number[] {
    return [...this.bombers].filter(bomber => !this.opponents.has(bomber))
  }

  /** A new kind of roll: the hits of the last are all taken, and it comes in the order of 10.13. */
  private begin(category: Category): void {
    if (this.now?.category === category) return
    this.settle()
    const rank = category === 'attack' || category === 'defence' ? order.length : order.indexOf(category)
    if (rank >= 0 && rank < this.place) this.fault(`${category} too late`)
    const isGround = rank === order.length
    if (rank > order.indexOf('flak')) this.closeFlak()
    if (isGround && this.place < rank) this.judgeFirst(category)
    this.place = Math.max(this.place, rank)
    this.now = { category, victim: this.victimOf(category), hits: 0 }
  }
  private victimOf(category: Category): number {
    if (category === 'fleetFlak' || category === 'fleetBombs' || category === 'flak') return NOBODY
    if (category === 'gunfire') return 0
    return category === 'defence' ? this.attacker : this.defender
  }
  private closeFlak(): void {
    if (!this.isFlakOver && this.attacker === 0 && this.strikers().length > 0)
      for (const block of this.alive(1))
        if (ofFlak(block, this.steps.get(block)!)[0] > 0 && !this.hasRolled.has(`flak ${block}`))
          this.fault(`no flak of ${nameOf(block)}`)
    this.isFlakOver = true
  }
  /** 10.13.6.2 */
  private judgeFirst(category: Category): void {
    const isSheltered = this.hasLine || (isCity[this.area] === 1 && this.s.control[this.area] === this.defender)
    const strikes = (block: number): boolean =>
      kindOf(block) === 'tank' && this.s.cube[block] === 0 && !this.fighter(block).hasCrossed
    const isExpected =
      weatherNow(this.s) === GOOD &&
      terrain[this.area] === 0 &&
      !isSheltered &&
      this.alive(this.attacker).some(strikes) &&
      !this.alive(this.defender).some(block => kindOf(block) === 'tank')
    if (isExpected !== this.isTankAttack) this.fault(`tank attack: ${String(isExpected)}`)
    const first = isExpected ? 'attack' : 'defence'
    if (category !== first && this.dice(first) > 0) this.fault(`${category} before ${first}`)
  }
  private dice(category: 'attack' | 'defence'): number {
    const side = category === 'attack' ? this.attacker : this.defender
    const line = category === 'defence' && this.hasLine ? 1 : 0
    return this.alive(side).reduce((sum, block) => sum + this.ground(block)[0], line)
  }

  private loseBomber(bomber: number, hits: number): void {
    this.bombers.delete(bomber)
    this.spend(hits, 'bomber')
    if (this.now?.category === 'flak' && this.strikers().length === 0) this.now.hits = 0
  }
  private spend(hits: number, what: string): void {
    if (!this.now || this.now.hits < hits) this.fault(`${what} lost without a hit`)
    else this.now.hits -= hits
  }
  /** 10.14, 10.15 All that can be absorbed is, before anything is hurt. */
  private absorb(hits: number): void {
    if (this.now?.victim !== this.defender) this.fault('the attacker absorbs')
    if (hits !== Math.min(this.now?.hits ?? 0, this.shields)) this.fault(`absorbed ${hits} of ${this.shields}`)
    this.shields -= hits
    this.spend(hits, 'shield')
  }
  private breakLine(): void {
    if (this.shields > 0 || !this.hasLine) this.fault('the line breaks too early')
    this.hasLine = false
    this.spend(1, 'line')
  }
  private hurt(block: number, kind: string): void {
    const side = ownerOf(block)
    if (side !== this.now?.victim) this.fault(`${nameOf(block)} is not under fire`)
    if (side === this.defender && (this.shields > 0 || this.hasLine)) this.fault(`${nameOf(block)} hurt behind cover`)
    if (this.alive(side).some(other => this.strength(other) > this.strength(block)))
      this.fault(`${nameOf(block)} is not the strongest`)
    const left = this.steps.get(block)! - 1
    if ((left === 0) !== (kind === 'destroyed')) this.fault(`${nameOf(block)}: ${kind} with ${left} left`)
    this.steps.set(block, left)
    this.spend(1, nameOf(block))
  }
  /** 10.15.2 Hits are left over only when nobody is left. */
  private settle(): void {
    if (this.now && this.now.victim !== NOBODY && this.now.hits > 0 && this.alive(this.now.victim).length > 0)
      this.fault(`${this.now.hits} hits of ${this.now.category} not taken`)
    this.now = null
  }
  private end(): void {
    this.settle()
    const isContested = this.alive(this.attacker).length > 0 && (this.hasLine || this.alive(this.defender).length > 0)
    for (const block of isContested ? [...this.alive(0), ...this.alive(1)] : []) {
      const category = ownerOf(block) === this.attacker ? 'attack' : 'defence'
      if (this.ground(block)[0] > 0 && !this.hasRolled.has(`${category} ${block}`))
        this.fault(`${nameOf(block)} did not roll`)
    }
  }
}
const here = (s: State, area: number, from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + i).filter(piece => s.at[piece] === area)
const nameOf = (piece: number): string => pieces[piece] ?? 'the line'
