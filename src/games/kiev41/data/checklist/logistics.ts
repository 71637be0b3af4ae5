import type { RuleRows } from './rows'

/** Sections 5 to 9: reinforcements, the turn, logistics, weather, supply. */
export const logisticsRows: RuleRows = [
  [
    '5.0',
    [
      'arrival by Logistics or Strategic Impulse B only',
      'as many as the Logistics Value, drawn blind',
      'Axis blocks into Axis, any number',
      'Soviet blocks into staging, or one into each held, supplied city or Victory Area',
      'remnants arrive at 1, others full',
      'the 5th air corps brings four bombers',
      'no room: back into the pool, no other drawn',
      'never in Rumania',
      'the area itself must be supplied by land',
      'a block drawn again arrives like new',
    ],
  ],
  [
    '5.1',
    [
      'seven marked German blocks begin in Rumania',
      'twelve green blocks are in the pool',
      'ten join in September, two in November',
    ],
  ],
  [
    '6.0',
    [
      'Logistics, Impulses, Final',
      'the nine segments in order',
      'which segments each kind of impulse has',
      'two impulses at least, no upper limit',
    ],
  ],
  ['7.0', ['none in the first turn', 'pause or activate; the first choice is played before the second']],
  ['7.1', ['a pause refreshes the leader and nothing else']],
  [
    '7.2',
    [
      'restore, replace, reinforce, each if you like',
      'three purses of one Logistics Value each',
      'then the leader tires',
      'an exhausted leader may act and stays exhausted',
      'only an activated leader is shown and pays',
    ],
  ],
  [
    '7.2.1',
    [
      'leader + fresh HQs + Victory Areas + losses (+ discs)',
      'HQs off the map do not count',
      'one point for each ten lost for good',
      'blocks beaten in battle are no such loss for the Soviets',
      'the value caps all five uses',
    ],
  ],
  ['7.2.1.1', ['rain halves both', 'snow halves the Axis']],
  [
    '7.2.2',
    [
      'one point lifts an HQ one face',
      'a combat step costs 1, 2 or 3 by its fire',
      'the two purses are apart',
      'only in Logistics',
      'fleets are never repaired',
      'nothing for isolated blocks',
      'never above the maximum',
    ],
  ],
  [
    '8.0',
    [
      'rain: 3 points for any area',
      'rain: one die an attacker, HQ and air values 1',
      'snow: 2 points for any area',
      'snow: Axis attack, range and air halved',
      'snow leaves the Soviets alone',
      'defence is never weakened',
      'snow freezes rivers',
      'fleets ignore weather',
    ],
  ],
  [
    '8.1',
    [
      'first October impulse of the Axis: marker out, no die',
      'second: marker 1 and the first die',
      'at or under the marker: the weather turns',
      'over it: the marker climbs',
      'again in each Axis impulse',
      'marker 5: snow at the next check, for good',
      'December is snow at the latest',
      'never in a Soviet impulse',
      'whatever kind of Axis impulse',
      'it holds until the next check',
    ],
  ],
  [
    '9.0',
    ['each impulse opens with the check of the active side', 'who never needs supply', 'the other side is not checked'],
  ],
  [
    '9.1',
    [
      'marked is isolated for the impulse',
      'only a later Isolation Check lifts the cube',
      'isolated units defend in full',
      'what isolated units may not do',
    ],
  ],
  [
    '9.2',
    [
      'a held source supplies its area even when contested',
      'any length over fully held areas',
      'it may begin in a contested area, not cross or end there',
      'not over sea or the strait',
    ],
  ],
  ['9.3', ['cubes are judged at the end of every impulse', 'units cut off meanwhile are not']],
  [
    '9.4',
    [
      'a block loses a face',
      'on its last it surrenders',
      'the surrendered are gone and counted',
      'a line alone with the enemy falls, others stay',
      'lines are never counted',
      'beaten Soviets return to the pool, Axis blocks do not',
      'lines are judged before the blocks wither',
      'exhausted HQs surrender too',
    ],
  ],
]
