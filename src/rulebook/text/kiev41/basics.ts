import type { Section } from '../../types'

export const definitions: Section = {
  number: '3.0',
  title: 'Turns, impulses, initiative',
  rules: [
    {
      number: '3.0',
      title: 'Turns and impulses',
      text: `A turn is a string of impulses, yours and the enemy's by turns. In your impulse you do exactly one thing:
- a Tactical Impulse: wake HQs, command, fight;
- a Strategic Impulse, which costs the Initiative Disc;
- a Pass.
When both players pass one after the other, the Final Phase ends the turn. The next turn opens with Logistics. Anything but a Pass in between starts the count again.`,
      see: ['6.0', '10.0', '11.0', '12.0'],
    },
    {
      number: '3.1',
      title: 'Halves and quarters',
      text: `Round down, but something never becomes nothing: below one it is one. Half of 7 is 3, half of 1 is 1. Zero stays zero.`,
    },
    {
      number: '3.2',
      title: 'Initiative',
      text: `Whoever holds the Initiative Disc has the initiative.`,
      see: ['3.2.1'],
    },
    {
      number: '3.2.1',
      title: 'The Initiative Disc',
      text: `With the disc you play the first impulse of the turn and choose second in the Logistics Phase.
It buys a Strategic Impulse, or an Exploitation after a Tactical one. When that impulse ends the enemy gets it. Unspent, you keep it from turn to turn.`,
      see: ['10.19', '11.0', 'SC'],
    },
  ],
}

export const units: Section = {
  number: '4.0',
  title: 'Units',
  rules: [
    {
      number: '4.0',
      title: 'Kinds of unit',
      text: `Leaders, HQs and combat blocks are blocks. The Axis also has eight bombers, the Soviets two fleets, and both build Defensive Lines: ten and twenty.`,
    },
    {
      number: '4.1',
      title: 'Defensive Lines',
      text: `A combat block may dig instead of moving: in any kind of impulse, in an uncontested area you hold that has no line yet. It loses one step and stays; a block on its last step cannot dig, and neither can HQs or leaders. You need a line in stock.
A line never moves or attacks. Defending, it rolls one die that hits on 6, absorbs one hit, and the next hit destroys it. Until then no block beside it can be hurt. It does nothing for you when you attack.
After your Supply Check you may take supplied lines back into stock. An isolated line cannot be taken back; it falls in the Isolation Check only when it stands alone against an enemy block. Lost lines can be built again.`,
      see: ['9.4', '10.14', '10.15'],
    },
    {
      number: '4.2',
      title: 'Blocks',
      text: `A block tells its owner what it is, how fast it goes, how strong it still is and how well it fires. German corps have four steps, divisions and brigades two; Soviet armies four, corps three, divisions two.`,
    },
    {
      number: '4.2.1',
      title: 'Fast and slow',
      text: `Fast blocks have 5 movement points, slow ones 3. Fast are tanks, motorized infantry, cavalry, Kleist and the two Marshals.
The Leibstandarte, the Hungarian Fast Corps and the Rumanian cavalry are light tanks: tanks and fast in every respect. Leaders and lines do not move.`,
    },
    {
      number: '4.2.2',
      title: 'Firepower',
      text: `The colour of the dots or stars says which dice hit.
- black, single fire: 6
- white, double fire: 5 and 6
- red, triple fire: 4, 5 and 6
HQs have double fire, Timoshenko triple. Luftwaffe HQs do not fire.`,
    },
    {
      number: '4.2.3',
      title: 'Strength',
      text: `The number of dots or stars showing is the strength, and that many dice a block rolls. A line has strength 1, an exhausted HQ 0.
An HQ's strength is also how far it commands. A Luftwaffe HQ's strength is how many bombers it sends, how far, and how many dice each rolls.`,
      see: ['10.3', '10.11'],
    },
    {
      number: '4.2.3.1',
      title: 'Losing steps',
      text: `Each hit takes one step. A hit on the last step destroys the block. The last step of an HQ is the Heart.`,
    },
    {
      number: '4.2.4',
      title: 'Leaders',
      text: `Hitler and Stalin neither move nor fight and cannot be lost. Their strength counts in the Logistics Value.`,
      see: ['7.2'],
    },
    {
      number: '4.2.5',
      title: 'Combat blocks',
      text: `Infantry, mountain, jaeger, marine and airborne blocks are slow; tanks, cavalry and motorized infantry are fast.
In the base game the special infantry is plain infantry, and motorized infantry and cavalry are alike. Options 14.2, 14.3, 14.8 and 14.9 tell them apart.`,
    },
    {
      number: '4.2.6',
      title: 'Headquarters',
      text: `The Axis has seven tactical HQs, Guderian among them, and two Luftwaffe HQs. Seven Soviet ones, all tactical, are five fronts and two Marshals.
Each tactical HQ has a colour and commands the blocks of that colour. White blocks listen to any of them. Luftwaffe HQs command nobody, build nothing and fire no artillery.`,
      see: ['10.2'],
    },
  ],
}
