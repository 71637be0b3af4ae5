import type { Section } from '../../types'

export const combat: Section = {
  number: '10.12',
  title: 'Combat',
  rules: [
    {
      number: '10.12',
      title: 'Battles',
      text: `A battle needs units of both sides in one area. Ships, guns and bombers support a battle; they never attack alone. Isolated blocks and lines do not attack.
An area that was not contested when the impulse began must be fought for; one that was may be left alone, even if you sent more blocks in; guns and bombers laid on it are then free again. Fight as many battles as you like, but none in a Pass or an Exploitation.
You choose the order and finish one before the next; nobody shows a block before its battle.`,
      see: ['10.13'],
    },
    {
      number: '10.13',
      title: 'Order of a battle',
      text: `1 showdown, 2 fleets, 3 artillery, 4 anti-air fire, 5 airstrike, 6 ground combat. It stops as soon as one side has nothing left.`,
    },
    { number: '10.13.1', title: 'Showdown', text: `Both players show all their blocks in the area.` },
    {
      number: '10.13.2',
      title: 'Fleets',
      text: `If bombers fly here, the Axis must send at least one against each fleet while it has any. The fleet fires first: one hit turns a bomber back, two destroy it. What is left rolls its HQ's strength against the fleet; every two hits are one side of it, a single hit left over is lost. These ships and bombers are then done for this battle.
A fleet without a bomber against it shells the ground; a defender absorbs as usual.
Afterwards ships return to Sevastopol and bombers to their box. The Axis names the bombers, and picks among its equally strong blocks under gunfire.`,
      see: ['10.2.1', '10.14'],
    },
    {
      number: '10.13.3',
      title: 'Artillery fire',
      text: `Each HQ that shells this area rolls its strength after the weather and hits on 5 and 6, Timoshenko on 4 to 6.`,
      see: ['10.4'],
    },
    {
      number: '10.13.3.1',
      title: 'Artillery in the blitz',
      text: `An active blitz HQ may shell one adjacent blitz battle as well, even if it has fired already.`,
      see: ['10.17'],
    },
    {
      number: '10.13.4',
      title: 'Anti-air fire',
      text: `If bombers attack the ground, every Soviet block that has fire and the line roll one die each, with their own fire. Weather does not matter, and units already destroyed do not roll.
One hit turns a bomber back, two hits destroy one; the Axis decides how to split them and which bombers it takes. A bomber turned back misses this impulse, a destroyed one the rest of the turn.`,
    },
    {
      number: '10.13.5',
      title: 'Airstrike',
      text: `Each bomber left rolls its HQ's strength and hits ground units on 5 and 6.`,
    },
    {
      number: '10.13.6',
      title: 'Ground combat',
      text: `The defender rolls first and the attacker takes his losses before he rolls back, unless it is a Tank Attack. Isolated attackers and an attacker's line do not roll.`,
      see: ['10.13.6.2'],
    },
    {
      number: '10.13.6.1',
      title: 'Over rivers and the strait',
      text: `In an area newly contested this impulse, crossing a river or the strait leaves a block a single die. Those that came another way roll in full, and so does everybody where the fight is older. Bombers, guns and ships do not care.`,
      see: ['2.4.7', '2.4.8'],
    },
    {
      number: '10.13.6.2',
      title: 'Tank Attack',
      text: `The attacker rolls first, and the defender takes his losses before he answers, if
- the weather is good,
- the area is green,
- the defender has no line and no city he holds,
- a tank attacks and the defender has none.
In a newly contested area at least one of the tanks must have come by land, not over a river or the strait. Isolated tanks do not count. What stands when ground combat begins decides.`,
      diagram: {
        caption:
          'One tank came by land: the attacker rolls first. The one that crossed the river still rolls a single die.',
        areas: [
          { id: 'a', at: [0, 0], terrain: 'green', holder: 0 },
          { id: 'b', at: [1, 0], terrain: 'green', holder: 1 },
          { id: 'c', at: [1, 1], terrain: 'green', holder: 0 },
        ],
        borders: [
          { between: ['a', 'b'], kind: 'river' },
          { between: ['c', 'b'], kind: 'land' },
        ],
        pieces: [
          { area: 'a', side: 0, kind: 'tank', strength: 4 },
          { area: 'c', side: 0, kind: 'tank', strength: 3 },
          { area: 'b', side: 1, kind: 'infantry', strength: 3 },
        ],
        arrows: [
          { from: 'a', to: 'b', kind: 'move', label: 'river' },
          { from: 'c', to: 'b', kind: 'move' },
        ],
      },
    },
    {
      number: '10.14',
      title: 'Absorbing hits',
      text: `The defender absorbs hits before he is hurt: yellow 1, red 2, his line 1, a city he holds 1, a Victory Area he holds 2. They add up to three at most.
Terrain and line help whoever defends; city and Victory Area only the holder. The attacker absorbs nothing. There is one pool for the whole battle, from the first shell to the last shot. Nothing is absorbed on the Road to Tula.`,
      see: ['2.3', '10.15'],
      diagram: {
        caption: 'Odessa: yellow 1, city 1, line 1. The fourth hit destroys the line, the fifth hurts a block.',
        areas: [{ id: '108', at: [0, 0], terrain: 'yellow', holder: 1, label: 'Odessa' }],
        pieces: [
          { area: '108', side: 1, kind: 'tank', strength: 3, shown: true },
          { area: '108', side: 1, kind: 'infantry', strength: 3, shown: true },
          { area: '108', side: 1, kind: 'line' },
        ],
      },
    },
    {
      number: '10.15',
      title: 'Taking losses',
      text: `Hits on the defender first use up what he absorbs, then destroy his line, then fall on his blocks. Every hit on the attacker falls on a block.
The strongest block takes the hit; among equals the owner chooses.`,
      see: ['10.15.1'],
    },
    {
      number: '10.15.1',
      title: 'The strongest block',
      text: `Look again after every single hit: the most dots or stars is the strongest now.`,
    },
    { number: '10.15.2', title: 'Hits left over', text: `When nothing is left to hit, the rest of the hits is lost.` },
    {
      number: '10.15.3',
      title: 'What becomes of the lost',
      text: `Destroyed bombers wait for the Final Phase; those turned back for the next Axis impulse. Lines return to stock.
Axis blocks are gone for good and count for the Soviets. Soviet blocks destroyed in battle return to the pool; surrendered blocks and sunk fleets are gone and count for the Axis.`,
      see: ['9.4', '13.0'],
    },
    {
      number: '10.16',
      title: 'After the battle',
      text: `A battle is one round.
The side that is left alone hides its blocks again, except fast attackers that cleared a green area in a Tactical Impulse in good weather: they stay shown until the blitz is over.
If the area is still contested, the holder hides his blocks and the other side's stay shown until they leave or the fight ends.`,
      see: ['10.17'],
    },
  ],
}

export const afterCombat: Section = {
  number: '10.17',
  title: 'Blitz, deactivation, exploitation',
  rules: [
    {
      number: '10.17',
      title: 'Blitz',
      text: `After all battles of a Tactical Impulse in good weather, a fast combat block, never an HQ, may move on if
- it attacked in a green area this impulse,
- that area is clear of enemies,
- an active blitz HQ commands it: Kleist, Budyonny or Timoshenko.
It enters one adjacent green area that was not contested when the blitz began, whoever holds it. Enemies there must be fought; the HQ may shell again and fleets lying there may help. Stacking, rivers and the strait count as usual. No blitz into yellow, red or Victory Areas.`,
      see: ['10.13.3.1', '10.16'],
      diagram: {
        caption: 'The panzers cleared the first area and break into the next.',
        areas: [
          { id: 'a', at: [0, 0], terrain: 'green', holder: 0 },
          { id: 'b', at: [1, 0], terrain: 'green', holder: 0 },
          { id: 'c', at: [2, 0], terrain: 'green', holder: 1 },
        ],
        pieces: [
          { area: 'a', side: 0, kind: 'hq', strength: 4, shown: true },
          { area: 'b', side: 0, kind: 'tank', strength: 4, shown: true },
          { area: 'c', side: 1, kind: 'back' },
        ],
        arrows: [{ from: 'b', to: 'c', kind: 'move' }],
      },
    },
    {
      number: '10.18',
      title: 'Deactivating HQs',
      text: `When all battles are done every active HQ loses a step and is hidden. An HQ that was exhausted is destroyed instead: a Soviet one returns to the pool, an Axis one is gone and counts as a loss.`,
      see: ['10.5'],
    },
    {
      number: '10.19',
      title: 'Exploitation',
      text: `After your Tactical Impulse you may spend the disc: up to your Logistics Value of fast blocks, HQs included, move up to their full allowance, whether or not they moved before. Blocks with a cube stay.
No entering or leaving a fight, no lines, no battles. The Axis needs good weather; the Soviets may do it in anything but rain.`,
      see: ['3.2.1', '7.2.1'],
    },
  ],
}

export const otherImpulses: Section = {
  number: '11.0',
  title: 'Strategic Impulse, Pass, Final Phase',
  rules: [
    {
      number: '11.0',
      title: 'Strategic Impulse',
      text: `Spend the disc and choose.
A: as many blocks without a cube as your Logistics Value move or build, one order each. Then you fight. HQs may move and even attack but are not activated: no artillery, no bombers. Fleets already out help; none is moved. Guderian rests.
B: draw up to your Logistics Value of new blocks. Nothing moves, builds or fights.
Afterwards the enemy has the disc.`,
      see: ['5.0', '10.9', '7.2.1'],
    },
    {
      number: '12.0',
      title: 'Pass',
      text: `One block may move without entering a fight (leaving one is allowed), or build a line. Nobody fights. After a Soviet Pass the fleets come home.
Two passes in a row end the Impulses Phase.`,
      see: ['3.0', '13.0'],
    },
    {
      number: '13.0',
      title: 'Final Phase',
      text: `Destroyed bombers return, and the month changes. After the last month the game is decided.`,
      see: ['2.4.4.2'],
    },
  ],
}
