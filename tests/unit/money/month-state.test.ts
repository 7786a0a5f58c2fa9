import { expect, it } from 'vitest'
import { type MonthOfPerson, monthState } from '../../../domain/payrolls/month-state.ts'

const open = { state: 'open', toConfirm: 0, declined: 0 } as const
const of = (more: Partial<MonthOfPerson>): MonthOfPerson => ({
  ...{ payroll: open, ready: 0, unsigned: 0, unpriced: 0, missing: 0 },
  ...more,
})

it.each([
  ['all is confirmed', of({}), 'complete'],
  ['something is to be confirmed', of({ payroll: { ...open, toConfirm: 1 } }), 'toConfirm'],
  ['something can go onto it', of({ ready: 60, payroll: { ...open, toConfirm: 1 } }), 'ready'],
  ['nothing is on one yet, and something can', of({ payroll: null, ready: 60 }), 'ready'],
  ['a client has not signed', of({ ready: 60, unsigned: 1 }), 'waits'],
  ['a rate is missing', of({ unpriced: 1 }), 'waits'],
  ['times are missing', of({ missing: 1 }), 'waits'],
  [
    'it is closed, whatever came later',
    of({ payroll: { ...open, state: 'closed', toConfirm: 2 }, unsigned: 5 }),
    'closed',
  ],
  ['somebody has asked, before all else', of({ payroll: { ...open, declined: 1 }, unsigned: 60 }), 'asked'],
  ['somebody has asked about a closed one', of({ payroll: { ...open, state: 'closed', declined: 1 } }), 'asked'],
  ['nothing at all is left', of({ payroll: null }), 'complete'],
] as const)('%s', (_, month, state) => {
  expect(monthState(month)).toBe(state)
})
