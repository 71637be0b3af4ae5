import type { Section } from '../../types'

export const options: Section = {
  number: '14.0',
  title: 'Optional rules',
  rules: [
    {
      number: '14.0',
      title: 'Choosing options',
      text: `Each option has its own switch. They are best added in this order, one more with every game. There is no 14.6. Scenarios use none.`,
    },
    {
      number: '14.1',
      title: 'Rail movement',
      text: `In a Pass or Strategic Impulse A, a block in supply may go by rail instead of moving: any distance from, over and to uncontested areas you hold. It counts as the block's order. Nothing goes by rail between 129 and 144.`,
    },
    {
      number: '14.2',
      title: 'Agility',
      text: `Soviet cavalry pays 2 points where others pay 3, in rain too.
The two jaeger divisions and the Luftlande have 4 points, though they stay slow.
Mountain blocks pay 2 points for a red area, in rain too, and hit on one pip less in ground combat in yellow and red. Snow does not weaken the attack of the three Axis ones.`,
    },
    {
      number: '14.3',
      title: 'Armour restrictions',
      text: `Red areas and the Kerch strait are closed to tanks and motorized infantry, however they move.`,
    },
    {
      number: '14.4',
      title: 'Sea supply',
      text: `Coastal supply and the free supply of Sevastopol end. Instead a Soviet line of communication may jump between ports you fully hold: Black Sea ports with the blue disc, ports of both seas with both discs. It may start in a contested port, never cross or end in one. New blocks may use it too; the strait is still no road.
Isolated units in Sevastopol roll one die together at the Isolation Check. Add up their steps, a line and a Heart as one each: the die at or above the sum harms nobody, below it the strongest loses a step and the line goes last.`,
      see: ['2.1.1', '9.4'],
    },
    {
      number: '14.5',
      title: 'Blizzard',
      text: `The first Axis impulse of December starts a blizzard that lasts: snow, and no fleet or bomber goes out. Halve the attack of Soviet units and Axis mountain blocks, and Soviet HQ ranges. The rest of the Axis has half its dice in defence, a quarter in attack, and a quarter of its HQ ranges.
Impulses of December before that are played in snow.`,
      see: ['8.0', '3.1'],
    },
    {
      number: '14.7',
      title: 'Sea transport',
      text: `Soviet infantry may sail between two fully held ports of seas you control: one block in a Pass, or within your Logistics Value in a Strategic Impulse A.`,
    },
    {
      number: '14.8',
      title: 'Seaborne assault',
      text: `In a Soviet Strategic Impulse A the Marine, at full strength in an uncontested port of a sea you control, may land in any enemy coast area of a sea you control. It is one order; defenders must be fought.`,
    },
    {
      number: '14.9',
      title: 'Airborne assault',
      text: `In an Axis Strategic Impulse A the Luftlande, at full strength in an uncontested area, may drop on an enemy green area within three areas. It is one order; defenders must be fought.`,
    },
  ],
}
