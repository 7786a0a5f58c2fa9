import { describe, expect, it } from 'vitest'
import { changesOf, type LogFields } from '../../../domain/activities/changes.ts'

const cases: [string, LogFields, LogFields, [string, unknown, unknown][]][] = [
  ['nothing asked for', { task: 'Load in' }, {}, []],
  ['the same again', { startTime: '07:00', amountOfRows: 4 }, { startTime: '07:00', amountOfRows: 4 }, []],
  ['another time', { startTime: '07:00' }, { startTime: '06:30' }, [['startTime', '07:00', '06:30']]],
  ['a text for none', { task: null }, { task: 'Load in' }, [['task', null, 'Load in']]],
  ['a text taken away', { task: 'Load in' }, { task: '' }, [['task', 'Load in', null]]],
  ['none for none', { task: null, comment: undefined }, { task: '', comment: null }, []],
  [
    'no longer open',
    { openForApplications: true },
    { openForApplications: false },
    [['openForApplications', true, false]],
  ],
  ['none and zero are two', { breakMinutes: 0 }, { breakMinutes: null }, [['breakMinutes', 0, null]]],
  [
    'left out',
    { task: 'Load in', startTime: '07:00' },
    { task: undefined, startTime: '08:00' },
    [['startTime', '07:00', '08:00']],
  ],
]

describe('what became another', () => {
  it.each(cases)('%s', (_, before, after, changes) => {
    expect(changesOf(before, after)).toEqual(changes.map(([field, was, is]) => ({ field, before: was, after: is })))
  })
})
