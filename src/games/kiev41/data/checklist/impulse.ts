import type { RuleRows } from './rows'

/** Sections 10.0 to 10.11: HQs, range, fleets, command, movement, the road, the air. */
export const impulseRows: RuleRows = [
  [
    '10.0',
    [
      'one tactical HQ at least, Luftwaffe alone is not enough',
      'Exploitation only for the holder of the disc',
      'Luftwaffe HQs come after a tactical HQ',
    ],
  ],
  [
    '10.1',
    [
      'any number, one of them fresh and tactical',
      'not isolated ones',
      'move first, then show; no move after',
      'in this segment only',
      'not shown among enemies or over the limit',
      'out of a contested area only by disengaging',
    ],
  ],
  [
    '10.2',
    [
      'own colour and white in range',
      'everything in its own area',
      'artillery into one adjacent battle',
      'a fresh Soviet HQ may send a fleet',
      'Guderian commands and shells nothing',
    ],
  ],
  [
    '10.2.1',
    [
      'battleship 1 triple, cruisers 2 double; damaged 1 double',
      'they help attack and defence where they lie',
      'they hit bombers and ground; only bombers hit them',
      'two hits damage, two more sink',
      'they begin at Sevastopol',
      'Sevastopol lost: away until it is retaken',
      'sent out in a Soviet Tactical Impulse only',
      'Black Sea coast only, a shared coast included',
      'they stay out until something calls them home',
      'home after battle, Pass, or too few HQs',
      'a later HQ may shift one',
      'a sunk fleet is lost for good and counted',
      'kept, shifted and new together: one for each fresh HQ',
      'a Strategic Impulse leaves them out',
    ],
  ],
  [
    '10.3',
    [
      'range equals strength, exhausted 0',
      'not through enemy or contested areas',
      'it may end in a contested one',
      'rain 1 for all, snow halves the Axis',
    ],
  ],
  [
    '10.4',
    [
      'an HQ in the battle fires like a block',
      'artillery: active, fresh, not Guderian, adjacent and contested',
      'once an impulse, once more in a blitz',
      'dice after the weather',
    ],
  ],
  [
    '10.5',
    [
      'exhausted HQs add nothing to logistics',
      'active once more, then destroyed',
      'no range, shells, fire or flak; own area only',
      'not for Luftwaffe or Guderian',
    ],
  ],
  ['10.6', ['commands every Soviet block in range', 'fast, and can blitz', 'Kiev lost: gone and counted']],
  ['10.7', ['commands every Soviet block in range', 'fast, and can blitz', 'triple fire and triple artillery']],
  ['10.8', ['a commanded block moves or builds, once']],
  [
    '10.9',
    [
      'one, up to the Logistics Value, or all in command',
      'every area entered is paid for',
      'meeting the enemy ends the move',
      'disengaging: one point more, first into safe ground',
      'then on, even into another fight',
      'no points, no move',
      'too many may pass, not stay',
      'the builder began on safe ground without a line',
    ],
  ],
  ['10.9.1', ['3 or 5 points, the rest is lost']],
  [
    '10.10',
    [
      'Guderian acts in a Tactical Impulse only',
      'each 5 or 6 is a box',
      'Nizhyn: yellow off',
      'Tula: orange off',
      'no artillery, blitz or exploitation',
      'one die in rain, half in snow',
    ],
  ],
  [
    '10.11',
    [
      'Luftwaffe HQs are slow',
      'never alone, never commanding',
      'four ways to move one',
      'bombers up to its strength, contested areas in range',
      'air range goes over everything',
      'rain: ones; snow: halves',
    ],
  ],
  ['10.11.1', ['dice equal HQ strength, double fire', 'bombers may be split', 'ships and ground both shoot at them']],
]
