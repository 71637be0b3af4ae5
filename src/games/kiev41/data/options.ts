/** 14.0 The optional rules, a ladder: each brings those before it. There is no 14.6. */
export const options = [
  {
    id: '14.1',
    name: 'Rail movement',
    says: 'Blocks in supply cross any distance of safe ground in a Pass or Strategic Impulse.',
  },
  {
    id: '14.2',
    name: 'Agility',
    says: 'Cavalry, jaegers, paratroops and mountain blocks get the better of bad ground.',
  },
  {
    id: '14.3',
    name: 'Armour restrictions',
    says: 'Tanks and motorized infantry keep out of red areas and off the strait.',
  },
  { id: '14.4', name: 'Sea supply', says: 'The Soviets are fed from port to port, and Sevastopol can starve.' },
  { id: '14.5', name: 'Blizzard', says: 'December freezes everybody, the Axis most.' },
  { id: '14.7', name: 'Sea transport', says: 'Soviet infantry sails between ports.' },
  { id: '14.8', name: 'Seaborne assault', says: 'The Marine lands on an enemy coast.' },
  { id: '14.9', name: 'Airborne assault', says: 'The Luftlande drops behind the front.' },
] as const

/** 14.2 */
export const agility = { cavalryPays: 2, lightAllowance: 4, mountainPaysInRed: 2, mountainHitBonus: 1 } as const
/** 14.9 */
export const airborneRange = 3
