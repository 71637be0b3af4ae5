import type { RuleRows } from './rows'

/** Sections 11 to 14: strategic impulse, pass, final phase, options. */
export const restRows: RuleRows = [
  [
    '11.0',
    [
      'it costs the disc',
      'A: up to the Logistics Value move or build, then fight',
      'A: HQs move but are not active',
      'A: fleets already out help, none moves',
      'B: reinforcements and nothing else',
      'the disc changes hands',
      'Guderian rests',
      'every order costs one, a line too',
    ],
  ],
  ['12.0', ['one block moves or builds', 'no fighting', 'Soviet fleets go home', 'two in a row end the phase']],
  ['13.0', ['bombers come back', 'the month changes', 'after the last one the game is judged']],
  ['14.0', ['each option on its own switch, in the order the book advises; there is no 14.6']],
  [
    '14.1',
    [
      'rail: supplied blocks, Pass or Strategic A',
      'from, over and to safe ground',
      'one, or within the Logistics Value',
      'not over the strait',
    ],
  ],
  [
    '14.2',
    [
      'Soviet cavalry pays 2 instead of 3',
      'jaeger and Luftlande have 4 points and stay slow',
      'mountain blocks pay 2 for red',
      'they hit one better on yellow and red',
      'Axis mountain blocks do not mind snow',
    ],
  ],
  ['14.3', ['no tanks or motors over the strait', 'nor into red']],
  [
    '14.4',
    [
      'no free supply on the coast or in Sevastopol',
      'supply runs from port to port of a held sea',
      'never across or into a contested port',
      'the strait is still no land',
      'arrivals use it too',
      'Sevastopol rolls one die against its steps',
      'a bad roll takes a step, the line last',
      'only there, and one die for all',
    ],
  ],
  [
    '14.5',
    [
      'from the first Axis impulse of December',
      'snow, and no fleets or bombers',
      'Soviets and Axis mountain attack at half',
      'other Axis defend at half, attack at a quarter',
      'before it, December is snow',
    ],
  ],
  ['14.7', ['Soviet infantry sails between held ports']],
  ['14.8', ['the full Marine lands on an enemy coast']],
  ['14.9', ['the full Luftlande drops on a green area within 3']],
  [
    'SET.',
    [
      'blind draws by nation, colour and type',
      'full strength, brackets first, remnants 1',
      'the historical variant fixes the draws',
      'Soviets before Axis',
    ],
  ],
  ['CG.', ['July to December, Axis disc, good weather', 'four bombers at the start']],
  ['SC.', ['the disc once for each player', 'no options', 'seven areas still win']],
  ['SC1.', ['July alone, no late blocks', 'Kiev, Odessa or Dnepropetrovsk wins for the Axis']],
  ['SC2.', ['August and September', 'four areas win']],
  ['SC3.', ['until the weather turns in October', 'six areas for the Axis', 'nine cubes in the pocket']],
  ['SC4.', ['November and December, snow, Soviet disc', 'four areas win', 'one bomber for each air corps']],
]
