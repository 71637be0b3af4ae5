/** What Kiev '41's rules and set-ups say about its map, as data for the tests. Ranges include both ends. */
type Ids = readonly (string | number | readonly [number, number])[]

export const expand = (ids: Ids): string[] =>
  ids.flatMap(id =>
    typeof id === 'object' ? Array.from({ length: id[1] - id[0] + 1 }, (_, i) => String(id[0] + i)) : [String(id)],
  )

export const facts = {
  areas: [[1, 148], 'FS', 'Axis', 'S1', 'S2', 'S3'] as Ids,
  victory: {
    14: 'Tarnopol',
    4: 'Kiev',
    55: 'Dnepropetrovsk',
    25: 'Kharkov',
    94: 'Rostov',
    148: 'Maykop',
    FS: 'Sevastopol',
  },
  supply: {
    yellow: [[1, 6]],
    orange: [[7, 11]],
    red: [12, 13, 60, 77, 94, 133, 136, 139, 145, 'S1', 'S2', 'S3'],
    axis: ['Axis', 14, 61, 78, 95, 103, 110, 111],
  } as Readonly<Record<string, Ids>>,
  /** Three blocks or more of one side stand here at some set-up: only open ground holds them. */
  green: [
    7,
    17,
    26,
    35,
    36,
    42,
    43,
    [52, 54],
    59,
    60,
    62,
    66,
    68,
    70,
    71,
    73,
    77,
    78,
    84,
    87,
    88,
    97,
    123,
    130,
    133,
  ] as Ids,
  rumania: [61, 62, 78, 79, [95, 97], 103, 104, [110, 113], [115, 119]] as Ids,
  bothSeas: ['129', '144'],
  blackSea: ['108', '121', '145', 'FS', '119'],
  ports: { black: 8, azovOrStrait: 5 },
  rivers:
    '4-5 19-20 20-35 21-36 36-37 37-53 37-54 55-56 71-72 86-87 86-120 62-63 79-80 97-98 104-105 113-114 94-133'.split(
      ' ',
    ),
  strait: ['129', '144'],
  neighbours: { FS: [130, 131], 108: [100, 101, 107, 109], 129: [128, 144] } as Readonly<Record<string, Ids>>,
  pocket: { inside: [4, 5, 6, 20] as Ids, ring: [3, 7, 18, 19, 21, 35] as Ids },
  apart: '109-120 102-120 122-124 93-134 120-125 129-140 6-22'.split(' '),
  road: ['Minsk', 'Mogilev', 'Roslavl', 'Gomel', 'Nizhyn', 'Glukhov', 'Orel', 'Bryansk', 'Kaluga', 'Tula'],
  boxes: ['rastenburg', 'moscow', 'fleet1', 'fleet2', 'batumi', 'bombers4', 'bombers5', 'aborted', 'destroyed'],
}
