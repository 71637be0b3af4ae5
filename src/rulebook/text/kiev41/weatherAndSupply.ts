import type { Section } from '../../types'

export const weather: Section = {
  number: '8.0',
  title: 'Weather',
  rules: [
    {
      number: '8.0',
      title: 'Rain and snow',
      text: `Rain: every area costs 3 points. An attacking block has one die, whatever its strength; an HQ reaches one area, shells with one die and sends one bomber one area far with one die. Logistics Values are halved.
Snow: every area costs 2 points. The Axis halves its attacks, ranges, artillery, bombers and Guderian's dice; the Soviets are not hindered. Rivers are frozen. The Axis Logistics Value is halved.
Staging areas always cost 1. Nobody defends worse for the weather, and fleets ignore it.`,
      see: ['3.1', '14.5'],
    },
    {
      number: '8.1',
      title: 'How the weather changes',
      text: `In the first Axis impulse of October the forecast marker is set out and nothing changes. In the second it moves to 1, and from then on every Axis impulse, of whatever kind, begins with a die:
- at or below the marker: the weather turns, from good to rain or back;
- above it: the weather stays and the marker moves up one.
With the marker on 5 the next Axis impulse brings snow without a die. December begins with snow in any case. Snow stays to the end.
Soviet impulses are played in the weather they find.`,
      see: ['1.7'],
    },
  ],
}

export const supply: Section = {
  number: '9.0',
  title: 'Supply',
  rules: [
    {
      number: '9.0',
      title: 'When supply matters',
      text: `Your impulse opens with a check of all your blocks and lines; those without supply are isolated and get a cube. It closes with a second look at the isolated ones.
Always in supply: Soviet units in Sevastopol, fleets, both leaders and Guderian. The enemy's units are not checked in your impulse.`,
      see: ['9.1', '9.3'],
    },
    {
      number: '9.1',
      title: 'Supply Check',
      text: `A unit that cannot trace supply when the impulse begins stays isolated for the whole impulse, whatever happens meanwhile. Its cube leaves only in an Isolation Check in which it can trace again.
Isolated units defend as usual. They do not move, build, attack, get activated, or receive steps, and an isolated line cannot be taken back.`,
      see: ['9.2', '9.3'],
    },
    {
      number: '9.2',
      title: 'Line of communication',
      text: `A source you hold feeds the units in it, contested or not.
Otherwise trace a path of any length over areas your side fully holds to a live source you fully hold. It may begin in a contested or enemy area, but neither cross one nor end in one, and it never runs over the sea or the Kerch strait.`,
      see: ['2.1', '2.1.1'],
      diagram: {
        caption: 'The block in the east is cut off: the only way to the source leads through a contested area.',
        areas: [
          { id: 's', at: [0, 0], terrain: 'green', holder: 0, label: 'source' },
          { id: 'm', at: [1, 0], terrain: 'green', holder: 0 },
          { id: 'e', at: [2, 0], terrain: 'green', holder: 0 },
        ],
        pieces: [
          { area: 'm', side: 0, kind: 'infantry', strength: 2 },
          { area: 'm', side: 1, kind: 'back' },
          { area: 'e', side: 0, kind: 'tank', strength: 3, mark: 'cube' },
        ],
        arrows: [
          { from: 'm', to: 's', kind: 'supply' },
          { from: 'e', to: 'm', kind: 'forbidden' },
        ],
      },
    },
    {
      number: '9.3',
      title: 'Isolation Check',
      text: `At the end of every impulse the active player looks again at his units with a cube. Those that can trace lose it, the others suffer. Units cut off during the impulse have no cube yet and suffer nothing.`,
      see: ['9.4'],
    },
    {
      number: '9.4',
      title: 'Attrition',
      text: `A line that stands without a friendly block beside an enemy block is destroyed; other lines stay. Lines are judged first.
A block loses a step; on its last step, an exhausted HQ too, it surrenders.
Surrendered blocks are gone for good. So are all Axis blocks lost in any way. Soviet blocks destroyed in battle, or as exhausted HQs, return to the pool instead. Every ten losses for good give the enemy a Logistics Point; lines never count.`,
      see: ['7.2.1', '10.15.3'],
    },
  ],
}
