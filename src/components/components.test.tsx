import { fireEvent, render, screen } from '@testing-library/react-native'
import { Button, Row, RuleChip, Segments, Switch, Toast } from '.'
import { iconPaths } from './iconPaths'
import { faded, shade } from './surfaces'

test('a button says its name and its state, and stays silent when disabled', () => {
  const press = jest.fn()
  render(<Button label="End command" kind="primary" disabled onPress={press} />)
  fireEvent.press(screen.getByRole('button', { name: 'End command', disabled: true }))
  expect(press).not.toHaveBeenCalled()
})

test('a switch tells whether it is on and asks for the other', () => {
  const change = jest.fn()
  render(<Switch label="Haptics" on onChange={change} />)
  fireEvent.press(screen.getByRole('switch', { name: 'Haptics', checked: true }))
  expect(change).toHaveBeenCalledWith(false)
})

test('a choice of a few says which is taken, and gives the value that was touched', () => {
  const change = jest.fn()
  const choices = [
    { value: 'paper', label: 'Paper' },
    { value: 'dark', label: 'Dark' },
  ]
  render(<Segments label="Look" value="paper" choices={choices} onChange={change} />)
  expect(screen.getByRole('radio', { name: 'Paper', checked: true })).toBeTruthy()
  fireEvent.press(screen.getByRole('radio', { name: 'Dark', checked: false }))
  expect(change).toHaveBeenCalledWith('dark')
})

test('a line that opens what follows says whether it is open', () => {
  const { rerender } = render(<Row title="Seed" value="random" expanded={false} onPress={jest.fn()} />)
  expect(screen.getByRole('button', { name: 'Seed, random', expanded: false })).toBeTruthy()
  rerender(<Row title="Seed" value="random" expanded onPress={jest.fn()} />)
  expect(screen.getByRole('button', { name: 'Seed, random', expanded: true })).toBeTruthy()
})

test('a refusal links its rule', () => {
  const open = jest.fn()
  render(<Toast tone="refusal" title="Zenkov" text="Out of reach." rule="10.9" onClose={jest.fn()} onRule={open} />)
  fireEvent.press(screen.getByRole('link', { name: 'Rule 10.9' }))
  expect(open).toHaveBeenCalledWith('10.9')
})

test('without a rule there is no chip', () => {
  render(<RuleChip rule="" />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('every icon is a path on the grid', () => {
  for (const path of Object.values(iconPaths)) expect(path).toMatch(/^(f:)?M/)
})

test('shades move towards light and dark', () => {
  expect(shade('#808080', 1)).toBe('#ffffff')
  expect(shade('#808080', -1)).toBe('#000000')
  expect(faded('#102030', 0.5)).toBe('#10203080')
})
