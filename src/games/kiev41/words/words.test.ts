import { steps } from '../steps'
import { verbs } from '../verbs'
import { spokenVerbs } from './actions'
import { promptedSteps } from './prompts'

test('every verb has its button or line', () => {
  expect(verbs.map(verb => verb.name).filter(name => spokenVerbs.indexOf(name) < 0)).toEqual([])
})
test('every step that asks has its prompt', () => {
  const asking = Object.entries(steps).flatMap(([name, step]) => (step.who ? [name] : []))
  expect(asking.filter(name => promptedSteps.indexOf(name) < 0)).toEqual([])
})
