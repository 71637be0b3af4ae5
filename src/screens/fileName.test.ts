import { fileName } from './fileName'

test.each([
  ['The Pocket', 'black-earth-The-Pocket.json'],
  ['../../etc: "Kiev"?', 'black-earth-etc-Kiev.json'],
  ['Київ 1941', 'black-earth-Київ-1941.json'],
  ['***', 'black-earth-game.json'],
])('%s is handed out as %s', (title, name) => {
  expect(fileName(title)).toBe(name)
})
