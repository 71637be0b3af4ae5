import type { Section } from '../../types'

export const map: Section = {
  number: '2.0',
  title: 'The map',
  rules: [
    {
      number: '2.0',
      title: 'Areas',
      text: `The map has 153 areas: 1 to 148, the fortress FS (Sevastopol), the Axis staging area and the Soviet staging areas S1, S2 and S3.
Each is green, yellow, red, a Victory Area or a staging area. That class sets what it costs to enter, how many blocks it holds and how well it defends.`,
      see: ['2.4', '2.9'],
    },
    {
      number: '2.1',
      title: 'Supply sources',
      text: `Your units need a path over areas you fully hold to one of your sources, and you must fully hold the source too.
- Soviet yellow sources 1 to 6 count until Guderian reaches Nizhyn.
- Soviet orange sources 7 to 11 count until he reaches Tula.
- S1, S2 and S3 always count.
- 12, 13, 60, 77, 94, 133, 136, 139 and 145 count unless the Axis holds them; take one back and it counts again.
- Axis sources are Axis, 14, 61, 78, 95, 103, 110 and 111.`,
      see: ['2.1.1', '9.2', '10.10'],
    },
    {
      number: '2.1.1',
      title: 'Coastal supply',
      text: `Only the Soviets are fed from the sea.
Blue disc active: Soviet units in Soviet-held Black Sea coast areas are in supply, even in a contested one. Blue and light blue active: the Azov coast as well.
The blue disc is active while Sevastopol and Novorossiysk are Soviet-held and uncontested; light blue also needs 129 and 144. An Axis unit stepping into one of them turns the disc at once; the disc comes back as soon as its areas are clean again.
What arrives over the beach stays there: you cannot pass it on inland. The garrison of Sevastopol never lacks supply.`,
      see: ['2.7', '9.2', '14.4'],
      diagram: {
        caption: 'Kerch is contested: the Azov Sea is lost, the Black Sea coast still feeds its garrison.',
        areas: [
          { id: 'FS', at: [0, 1], terrain: 'victory', holder: 1, label: 'Sevastopol' },
          { id: '129', at: [1, 0], terrain: 'yellow', holder: 1, label: 'Kerch' },
          { id: '144', at: [2, 0], terrain: 'yellow', holder: 1, label: 'Taman' },
          { id: '145', at: [3, 1], terrain: 'yellow', holder: 1, label: 'Novorossiysk' },
        ],
        borders: [{ between: ['129', '144'], kind: 'strait' }],
        pieces: [
          { area: '129', side: 0, kind: 'infantry', strength: 3 },
          { area: '129', side: 1, kind: 'infantry', strength: 2 },
        ],
      },
    },
    {
      number: '2.2',
      title: 'Boxes',
      text: `Rastenburg is Hitler's, Moscow Stalin's, and there they stay. Nobody joins them, nobody removes them, and they are always in supply.
The Road to Tula has ten boxes from Minsk to Tula; only Guderian travels it. When he enters Nizhyn and when he enters Tula, the Soviets lose a disc, its supply sources and one Logistics Point, for good.`,
      see: ['10.10', '4.2.4'],
    },
    {
      number: '2.3',
      title: 'Hits the ground swallows',
      text: `Good ground absorbs hits for the defender: a Defensive Line 1, a city 1, a yellow area 1, a red area 2, a Victory Area 2.`,
      see: ['10.14'],
    },
    {
      number: '2.4',
      title: 'Terrain',
      text: `Look at the class of an area, its city, its river borders, its coast, its supply sign and the strait. Roads, railways, bridges, lakes and small towns are there for the eye.`,
    },
    {
      number: '2.4.1',
      title: 'Green',
      text: `Open steppe: 1 point to enter, up to four of your blocks, nothing absorbed. Only here can tanks surprise and fast blocks blitz.`,
      see: ['10.13.6.2', '10.17'],
    },
    {
      number: '2.4.2',
      title: 'Yellow',
      text: `Hills and woods: 2 points to enter, up to two of your blocks, 1 hit absorbed.`,
    },
    {
      number: '2.4.3',
      title: 'Red',
      text: `Marsh, mountain and thick forest: 3 points to enter, up to two of your blocks, 2 hits absorbed.`,
    },
    {
      number: '2.4.4',
      title: 'Victory Areas',
      text: `Seven great cities decide the war: Tarnopol, Kiev, Dnepropetrovsk, Kharkov, Rostov, Maykop and Sevastopol.
Entering one costs 2 points; each player may keep two blocks there; it absorbs 2 hits for the defender who holds it.`,
    },
    {
      number: '2.4.4.1',
      title: 'What they are worth',
      text: `Each Victory Area you hold is one Victory Point and one Logistics Point.`,
      see: ['7.2.1'],
    },
    {
      number: '2.4.4.2',
      title: 'Winning',
      text: `Hold all seven Victory Areas at any moment and you win at once: a decisive victory.
Otherwise whoever holds more of them after December wins a marginal victory. Scenarios set their own goals.
In July the Soviets hold six: if they take Tarnopol, the war is over.`,
      see: ['CG', 'SC'],
    },
    {
      number: '2.4.4.3',
      title: 'Discs and logistics',
      text: `Each of the four Soviet discs on its active side gives the Soviets one Logistics Point.`,
      see: ['7.2.1', '2.1', '2.1.1'],
    },
    {
      number: '2.4.5',
      title: 'Staging areas',
      text: `The Axis area belongs to the Axis, S1, S2 and S3 to the Soviets; the enemy may never enter.
Your own costs 1 point in any weather and holds any number of your blocks. Axis reinforcements arrive only in theirs; Soviet reinforcements may arrive in any of the three, as many as you like.`,
      see: ['5.0'],
    },
    {
      number: '2.4.6',
      title: 'Cities',
      text: `A white square is a city. It absorbs 1 hit for a defender who holds the area.`,
      see: ['10.14'],
    },
    {
      number: '2.4.7',
      title: 'Rivers',
      text: `A river never slows you. It hurts when you attack over it: a block that crosses one into an area not contested before is marked for this impulse.
In snow rivers are frozen and do nothing.`,
      see: ['10.13.6.1'],
    },
    {
      number: '2.4.8',
      title: 'The Kerch strait',
      text: `You may cross between 129 and 144 as if over a river border. The strait never freezes: its penalty holds in every weather.`,
      see: ['10.13.6.1', '9.2'],
    },
    {
      number: '2.4.9',
      title: 'Ports',
      text: `Ports matter only with the optional sea rules.`,
      see: ['14.4', '14.7', '14.8'],
    },
    {
      number: '2.5',
      title: 'Holding an area',
      text: `You fully hold an area where only your units stand. An empty area belongs to whoever was there last; a block changes it in passing.
Where both sides stand the area is contested. Its owner does not change until one side is gone, and when the enemy has just come in the owner defends.
A Defensive Line is enough to hold ground: whoever enters has to stop and fight it. Fleets and bombers hold nothing.
At the campaign's start the Axis holds Axis, Tarnopol and Rumania, 20 areas; the other 133 are Soviet.`,
      see: ['10.12'],
    },
    { number: '2.5.1', title: 'Showing who holds what', text: `The map always shows the holder of every area.` },
    {
      number: '2.6',
      title: 'Kiev',
      text: `Whoever holds Kiev chooses one reinforcement in every draw: look at the blocks drawn so far, then name the last one yourself, or let chance have it.
When the Axis gains Kiev, Marshal Budyonny is gone for good, wherever he is.`,
      see: ['5.0', '10.6'],
    },
    {
      number: '2.7',
      title: 'Sevastopol',
      text: `Soviet units in the fortress are always in supply.
Fleets can be sent out only while the Soviets fully hold it.`,
      see: ['10.2.1', '14.4'],
    },
    {
      number: '2.8',
      title: 'What moving costs',
      text: `Green 1, yellow 2, red 3, Victory Area 2 points. Leaving an area with enemy units costs 1 more.
Leaders never move, and Guderian has his own road.`,
      see: ['8.0', '10.9', '10.10'],
    },
    {
      number: '2.9',
      title: 'Stacking',
      text: `For each player: four blocks in a green area, two in a yellow, red or Victory Area, any number in your own staging areas.
Lines do not count, and there is never more than one line in an area, the holder's. Both players may fill a contested green area, eight blocks in all.`,
      see: ['10.9'],
      diagram: {
        caption: 'A full green area: four blocks each, and a line of the holder.',
        areas: [{ id: 'a', at: [0, 0], terrain: 'green', holder: 1 }],
        pieces: [
          ...[1, 2, 3, 4].map(() => ({ area: 'a', side: 0, kind: 'infantry' })),
          ...[1, 2, 3, 4].map(() => ({ area: 'a', side: 1, kind: 'infantry' })),
          { area: 'a', side: 1, kind: 'line' },
        ],
      },
    },
  ],
}
