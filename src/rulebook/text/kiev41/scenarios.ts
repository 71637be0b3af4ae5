import type { Section } from '../../types'

export const scenarioRules: Section = {
  number: 'SET',
  title: 'Set-up and scenarios',
  rules: [
    {
      number: 'SET',
      title: 'Set-up',
      text: `The game sets itself up, Soviets first. Where a list asks for blocks of a colour and kind, they are drawn blind; the historical variant of the campaign and of Les Preludes fixes the draws.
Blocks begin at full strength unless the list says otherwise; Remnants begin with one step.`,
    },
    {
      number: 'CG',
      title: 'The Southern Struggle',
      text: `The campaign: July to December. It begins with the July impulses; the Axis holds the disc; the sky is clear until October.
Seven Victory Areas win at once. Otherwise the greater number after December wins.`,
      see: ['2.4.4.2'],
    },
    {
      number: 'SC',
      title: 'All scenarios',
      text: `Each player may spend the disc only once; afterwards he may still hold it. No options. Seven Victory Areas always win at once. The first turn has no Logistics Phase.`,
    },
    {
      number: 'SC1',
      title: 'Les Preludes',
      text: `July alone, set up as the campaign; no September or November blocks. The Axis wins at once with Kiev, Odessa or Dnepropetrovsk. Anything else is a Soviet victory.`,
    },
    {
      number: 'SC2',
      title: 'The River',
      text: `August and September on the Dnieper, the Axis first. September has Logistics and brings the September blocks. Four Victory Areas win at the end of September.`,
    },
    {
      number: 'SC3',
      title: 'The Pocket',
      text: `September and October. Six Soviet blocks and three lines around Kiev begin isolated. The scenario stops the moment the weather turns bad, at the latest with October: the Axis needs six Victory Areas then.`,
    },
    {
      number: 'SC4',
      title: 'The Snow',
      text: `November and December, all in snow. The Soviets hold the disc; each Fliegerkorps has one bomber. Four Victory Areas win at the end of December.`,
    },
  ],
}
