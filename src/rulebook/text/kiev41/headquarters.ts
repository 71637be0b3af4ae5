import type { Section } from '../../types'

export const headquarters: Section = {
  number: '10.0',
  title: 'Tactical Impulse: HQs and command',
  rules: [
    {
      number: '10.0',
      title: 'Tactical Impulse',
      text: `Activate at least one tactical HQ. A Luftwaffe HQ is none: it may only follow one.
If you hold the disc you may spend it afterwards for an Exploitation.`,
      see: ['10.1', '10.19'],
    },
    {
      number: '10.1',
      title: 'Activating HQs',
      text: `Activate as many HQs as you like, at least one of them tactical and not exhausted. Isolated HQs cannot be activated, and no HQ outside this part of the impulse.
First the HQ may move up to its allowance, then you show it; it moves no more. It may not be shown among enemy units or over the stacking limit. An HQ that begins beside enemies must first disengage into an uncontested area of yours, for one extra point; without such a way out it stays asleep.`,
      see: ['10.9', '10.5'],
    },
    {
      number: '10.2',
      title: 'What a tactical HQ does',
      text: `An active tactical HQ
- commands blocks of its colour and white blocks in its range;
- commands any block in its own area, other HQs too;
- shells one battle in an adjacent area;
- if Soviet and not exhausted, sends one fleet to a Black Sea coast.
Guderian only travels his road.`,
      see: ['10.3', '10.4', '10.2.1'],
    },
    {
      number: '10.2.1',
      title: 'Fleets',
      text: `The battleship rolls 1 die with triple fire, the cruisers 2 dice with double fire; damaged, each rolls 1 die with double fire. They help attack and defence in the coast area they lie off, against bombers and ground units. Nothing but a bomber can hit them: two hits damage a fleet, two more sink it. A sunk fleet is gone and counts as a loss.
They start at Sevastopol. In a Soviet Tactical Impulse each active HQ that is not exhausted may carry one fleet: send it to any Black Sea coast area, shift it, or keep it where it is. Sending and shifting need Sevastopol fully held. The Azov Sea alone is out of reach.
A fleet out at sea returns after a battle in its area, after a Soviet Pass, and when a Tactical Impulse has fewer such HQs than fleets out; you choose which. A Strategic Impulse leaves it where it is. If Sevastopol is lost, fleets leave the map until it is Soviet again.`,
      see: ['2.7', '10.13.2'],
    },
    {
      number: '10.3',
      title: 'Tactical range',
      text: `An HQ reaches as many areas as it has stars: 4, 3 or 2. Exhausted, it reaches only its own area.
Count over your own uncontested areas; only the last may be contested. Rain makes every range 1; snow halves Axis ranges.`,
      see: ['8.0', '3.1'],
      diagram: {
        caption: 'Three stars: the HQ commands the corps three areas away, but not through the contested area.',
        areas: [
          { id: 'h', at: [0, 0], terrain: 'green', holder: 0 },
          { id: 'a', at: [1, 0], terrain: 'green', holder: 0 },
          { id: 'b', at: [2, 0], terrain: 'green', holder: 0 },
          { id: 'c', at: [3, 0], terrain: 'green', holder: 0 },
          { id: 'x', at: [1, 1], terrain: 'green', holder: 0 },
          { id: 'y', at: [2, 1], terrain: 'green', holder: 0 },
        ],
        pieces: [
          { area: 'h', side: 0, kind: 'hq', strength: 3, shown: true },
          { area: 'c', side: 0, kind: 'infantry', strength: 4 },
          { area: 'x', side: 0, kind: 'infantry', strength: 2 },
          { area: 'x', side: 1, kind: 'back' },
        ],
        arrows: [
          { from: 'h', to: 'c', kind: 'range', label: '3' },
          { from: 'h', to: 'x', kind: 'range', label: '1' },
          { from: 'x', to: 'y', kind: 'forbidden' },
        ],
      },
    },
    {
      number: '10.4',
      title: 'Artillery',
      text: `A tactical HQ that stands in the battle fires like any block. Otherwise an active HQ that is not exhausted, Guderian excepted, may shell one adjacent area where both sides stand: as many dice as it has stars after the weather, double fire, Timoshenko triple.
Once an impulse; Kleist, Budyonny and Timoshenko once more in the blitz.`,
      see: ['10.13.3', '10.13.3.1'],
    },
    {
      number: '10.5',
      title: 'Exhausted HQs',
      text: `An HQ on its Heart has strength 0: no range, no artillery, no fire, no flak, and no place in the Logistics Value.
You may activate it one last time beside a fresh tactical HQ; it commands its own area and is destroyed when deactivated. Guderian and the Luftwaffe HQs have no such last time.`,
      see: ['10.18'],
    },
    {
      number: '10.6',
      title: 'Budyonny',
      text: `The Marshal commands every Soviet block in range, HQs too, whatever the colour. He is fast and allows the blitz. When the Axis holds Kiev he is gone for good and counts as a lost block, even if he was the last to leave it.`,
      see: ['2.6', '10.17'],
    },
    {
      number: '10.7',
      title: 'Timoshenko',
      text: `The Marshal commands every Soviet block in range, HQs too. He is fast, allows the blitz, and fires and shells with triple fire.`,
      see: ['10.17'],
    },
    {
      number: '10.8',
      title: 'Orders',
      text: `A commanded block in supply does one thing: it moves, or it builds a Defensive Line. An HQ you have activated has had its turn.`,
      see: ['10.9', '4.1'],
    },
    {
      number: '10.9',
      title: 'Moving',
      text: `In a Pass one block moves, in a Strategic Impulse as many as your Logistics Value, in a Tactical Impulse all you command. Isolated blocks do not.
Pay for every area you enter. A block that meets enemy units stops. Leaving enemy units costs 1 extra point and leads first into an uncontested area of yours; then the block may go on, even into another fight.
Without the points there is no move. You may pass through full areas; at the end of each block's move the limit holds.`,
      see: ['2.8', '2.9', '8.0'],
      diagram: {
        caption: 'Breaking off: one extra point, first into safe ground, then on.',
        areas: [
          { id: 'a', at: [0, 1], terrain: 'green', holder: 1 },
          { id: 'b', at: [1, 1], terrain: 'green', holder: 0 },
          { id: 'c', at: [2, 0], terrain: 'green', holder: 1 },
        ],
        pieces: [
          { area: 'a', side: 0, kind: 'tank', strength: 3, shown: true },
          { area: 'a', side: 1, kind: 'back' },
          { area: 'c', side: 1, kind: 'back' },
        ],
        arrows: [
          { from: 'a', to: 'b', kind: 'move', label: '1 + 1' },
          { from: 'b', to: 'c', kind: 'move', label: '1' },
          { from: 'a', to: 'c', kind: 'forbidden' },
        ],
      },
    },
    {
      number: '10.9.1',
      title: 'Movement allowance',
      text: `Slow blocks have 3 points, fast blocks 5. What you do not use is lost.`,
    },
    {
      number: '10.10',
      title: 'The Road to Tula',
      text: `Activate Guderian in a Tactical Impulse, unless he is exhausted. When combat begins he rolls his strength in dice, and each 5 or 6 takes him one box onward. Rain leaves him one die, snow half.
Reaching Nizhyn turns the yellow disc: 1 to 6 no longer supply the Soviets, and they lose a Logistics Point. Reaching Tula does the same to the orange disc and 7 to 11. Both are final.
A Pass or Strategic Impulse does not move him; he has no artillery, blitz or exploitation.`,
      see: ['2.1', '2.2'],
    },
    {
      number: '10.11',
      title: 'Luftwaffe HQs',
      text: `They are slow, command nobody and never carry a Tactical Impulse alone. One moves when activated, when an active HQ in its area commands it, in a Pass or in a Strategic Impulse.
Activated, it sends up to its strength in bombers to contested areas within that many areas, counted over any ground. Rain: one bomber, one area, one die. Snow: half of each.`,
      see: ['10.11.1', '10.5'],
    },
    {
      number: '10.11.1',
      title: 'Bombers',
      text: `Each bomber rolls its HQ's strength in dice and hits on 5 and 6. You may split them over several battles. Fleets and ground units shoot at them first.`,
      see: ['10.13.2', '10.13.4', '10.13.5'],
    },
  ],
}
