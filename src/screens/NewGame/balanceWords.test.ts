import { balanceWords } from './balanceWords'

const names = ['Axis', 'Soviet'] as const

test.each([
  [0, 'the Soviet side won all'],
  [40, 'the Axis side won all'],
  [26, 'Axis won 26, Soviet 14'],
])('%d of 40 games won by the first side: %s', (first, said) => {
  const words = balanceWords({ level: 'officer', games: 40, first }, names)
  expect(words).toBe(`40 games between AI Officers: ${said}. Between people it may go otherwise.`)
})
