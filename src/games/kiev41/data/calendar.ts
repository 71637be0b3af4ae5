/** 1.5 Turn 1 is July. */
export const months = ['July', 'August', 'September', 'October', 'November', 'December'] as const

export const SEPTEMBER = 3
export const OCTOBER = 4
export const NOVEMBER = 5
export const DECEMBER = 6

/** 5.1 Blocks that join the Soviet pool when the turn begins. */
export const poolAdditions = [
  { turn: SEPTEMBER, availability: 'september', blocks: 10 },
  { turn: NOVEMBER, availability: 'november', blocks: 2 },
] as const

/** 6.0 The parts of an impulse, and which kinds of impulse have them: Tactical, Strategic A, Strategic B, Pass. */
export const segments = [
  { name: 'Weather check', rule: '8.1', kinds: ['tactical', 'strategicA', 'strategicB', 'pass'] },
  { name: 'Supply check', rule: '9.1', kinds: ['tactical', 'strategicA', 'strategicB', 'pass'] },
  { name: 'HQ activation', rule: '10.1', kinds: ['tactical'] },
  { name: 'Command', rule: '10.8', kinds: ['tactical', 'strategicA', 'pass'] },
  { name: 'Combat', rule: '10.12', kinds: ['tactical', 'strategicA'] },
  { name: 'Blitz', rule: '10.17', kinds: ['tactical'] },
  { name: 'HQ deactivation', rule: '10.18', kinds: ['tactical'] },
  { name: 'Isolation check', rule: '9.3', kinds: ['tactical', 'strategicA', 'strategicB', 'pass'] },
  { name: 'Exploitation', rule: '10.19', kinds: ['tactical'] },
] as const
