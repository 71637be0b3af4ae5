import type { RuleRows } from './rows'

/** Sections 10.12 to 10.19: battle, blitz, deactivation, exploitation. */
export const combatRows: RuleRows = [
  [
    '10.12',
    [
      'only where both sides stand',
      'support never attacks alone',
      'a new engagement must be fought',
      'an old one may be',
      'isolated blocks and lines do not attack',
      'any number of battles',
      'none in a Pass or Exploitation',
      'hidden until its own battle',
      'the attacker sets the order, one after the other',
      'new means not contested when the impulse began',
      'reinforcing an old fight forces nothing',
    ],
  ],
  ['10.13', ['showdown, fleets, artillery, flak, airstrike, ground']],
  ['10.13.1', ['everybody in the area is shown']],
  [
    '10.13.2',
    [
      'a bomber for each fleet while they last',
      'the fleet fires first: one hit turns back, two destroy',
      'a survivor strikes the fleet',
      'both are out of the rest of the battle',
      'without bombers the fleet shells the ground',
      'afterwards all go home',
      'bombers are named by corps, gunfire ties are the Axis choice',
    ],
  ],
  ['10.13.3', ['artillery hits on 5-6, Timoshenko on 4-6', 'weather takes dice']],
  ['10.13.3.1', ['a second mission for an active blitz HQ']],
  [
    '10.13.4',
    [
      'only against bombers over the ground battle',
      'one die for each Soviet block with fire and the line',
      'weather does not matter',
      'one hit turns back, two destroy, the Axis splits',
      'the already destroyed do not fire',
      'back next impulse, or next turn',
    ],
  ],
  ['10.13.5', ['each bomber left rolls HQ strength, hitting on 5-6']],
  ['10.13.6', ['the defender first, losses before the answer']],
  [
    '10.13.6.1',
    [
      'one die for who came over water into a new fight',
      'everybody else rolls in full',
      'support does not mind rivers',
    ],
  ],
  [
    '10.13.6.2',
    [
      'good weather, green, no line, no city, tank against none',
      'the attacker first, losses before the answer',
      'not if every tank came over water',
      'one that did not is enough',
      'isolated tanks do not count',
    ],
  ],
  [
    '10.14',
    [
      'they add up to three at most',
      'never for the attacker',
      'terrain and line for any defender',
      'city and Victory Area for their holder',
      'one pool for the whole battle',
      'none on the road',
    ],
  ],
  [
    '10.15',
    ['absorb, then the line, then blocks', 'the attacker absorbs nothing', 'strongest first, ties by the owner'],
  ],
  ['10.15.1', ['looked at again after every hit']],
  ['10.15.2', ['hits too many are lost']],
  [
    '10.15.3',
    [
      'bombers return in the Final Phase',
      'Axis blocks are lost and counted',
      'Soviet blocks go to the pool',
      'the surrendered and sunk are lost and counted',
    ],
  ],
  [
    '10.16',
    [
      'one round',
      'the winner hides again',
      'fast winners on green stay shown for the blitz',
      'still contested: the holder hides, the other stays shown',
    ],
  ],
  [
    '10.17',
    [
      'Tactical, good weather, after the battles',
      'fast combat blocks, no HQs',
      'fought on green and cleared it',
      'commanded by an active blitz HQ',
      'one green area, not contested before',
      'enemies there must be fought',
      'Kleist, Budyonny, Timoshenko',
      'fleets in place may help',
      'nowhere else',
      'limits and rivers hold',
    ],
  ],
  [
    '10.18',
    ['every active HQ tires and hides', 'the exhausted one is destroyed', 'Soviet to the pool, Axis lost and counted'],
  ],
  [
    '10.19',
    [
      'after a Tactical Impulse, for the disc',
      'fast blocks up to the Logistics Value',
      'no fighting, leaving a fight or building',
      'Axis in good weather, Soviets not in rain',
      'having moved before does not matter',
    ],
  ],
]
