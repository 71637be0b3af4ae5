/** 14.0 The optional rules, each on its own switch. The book advises to add them in this order. There is no 14.6. */
export const optionalRules = [
  {
    id: '14.1',
    name: 'Railways',
    summary: 'In a Pass or a strategic move, blocks go any distance through friendly areas.',
  },
  {
    id: '14.2',
    name: 'Special troops',
    summary: 'Cavalry, mountain troops, Jäger and Luftlande move and fight in their own way.',
  },
  {
    id: '14.3',
    name: 'Heavy vehicles',
    summary: 'Tanks and motorized infantry stay out of red areas and off the strait.',
  },
  { id: '14.4', name: 'Ports', summary: 'Sea supply runs from port to port; besieged Sevastopol holds out by a die.' },
  {
    id: '14.5',
    name: 'Blizzard',
    summary: 'From the first Axis impulse of December nothing flies or sails, and attacks falter.',
  },
  { id: '14.7', name: 'Sea transport', summary: 'Soviet infantry goes by ship between ports.' },
  { id: '14.8', name: 'Seaborne assault', summary: 'The Marines land on an enemy coast.' },
  { id: '14.9', name: 'Airborne assault', summary: 'The Luftlande lands up to three areas away.' },
] as const
