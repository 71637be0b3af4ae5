import type { Section } from '../../types'

export const introduction: Section = {
  number: '1.0',
  title: 'What you play with',
  rules: [
    {
      number: '1.0',
      title: 'The game',
      text: `You fight for the Ukraine, the Crimea and the road to the Caucasus between July and December 1941.
Play the whole campaign of six turns, or one of four short scenarios.`,
      see: ['CG', 'SC'],
    },
    {
      number: '1.1',
      title: 'What is in the box',
      text: `The only pieces that can run out are Defensive Lines: 20 for the Soviets, 10 for the Axis.
Cubes and other markers only note something; you never go without for lack of one.`,
      see: ['4.1'],
    },
    {
      number: '1.2',
      title: 'Units',
      text: `Four things are units: the 112 blocks, the 8 Axis bombers, the 2 Soviet fleets and the 30 Defensive Lines.
Only blocks and lines hold ground; a fleet or a bomber never takes an area or stops anybody.`,
      see: ['2.5', '4.0'],
    },
    {
      number: '1.3',
      title: 'Wood colours',
      text: `The back of a block shows its nation and nothing more: 33 German, 10 Rumanian, 1 Hungarian, 1 Italian and 1 Slovak block against 66 Soviet ones.
A nation with a single block therefore cannot hide it.`,
      see: ['1.6'],
    },
    {
      number: '1.4',
      title: 'Sides and nations',
      text: `All Axis nations are one side with one player.
One quarrel remains: no Hungarian block may end a move, arrive or blitz where a Rumanian block stands, or the other way round. Passing through is allowed.
A Rumanian HQ does not shell a battle in which the Hungarians fight.`,
    },
    {
      number: '1.5',
      title: 'Scale',
      text: `A turn is a month.
Dots make a combat block, stars an HQ, squared stars a supreme leader. Their number is the strength left.`,
      see: ['4.2'],
    },
    {
      number: '1.6',
      title: 'Fog of war',
      text: `You see the faces of your own blocks and only the wood of the enemy's: how many stand where, and of which nation.
Kind, name, speed and strength of a hidden block are nobody's business but its owner's.`,
      see: ['1.6.1', '10.13.1'],
      diagram: {
        caption: 'What the Axis player sees: his own two blocks, and the backs of three Soviet ones.',
        areas: [
          { id: 'a', at: [0, 0], terrain: 'green', holder: 0 },
          { id: 'b', at: [1, 0], terrain: 'green', holder: 1 },
        ],
        pieces: [
          { area: 'a', side: 0, kind: 'tank', strength: 4 },
          { area: 'a', side: 0, kind: 'infantry', strength: 3 },
          { area: 'b', side: 1, kind: 'back' },
          { area: 'b', side: 1, kind: 'back' },
          { area: 'b', side: 1, kind: 'back' },
        ],
      },
    },
    {
      number: '1.6.1',
      title: 'Showing a block',
      text: `A shown block lies face up: both players read its name and its strength.
You show HQs when you activate them, every block in an area when its battle begins, and your leader when he is activated.`,
      see: ['10.1', '10.13.1', '10.16'],
    },
    {
      number: '1.7',
      title: 'Good and bad weather',
      text: `July, August and September are sunny.
From the second Axis impulse of October a die may turn the weather; rain and snow are the two kinds of bad weather.`,
      see: ['8.0', '8.1'],
    },
  ],
}
