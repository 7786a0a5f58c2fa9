import { describe, expect, it } from 'vitest'
import {
  crewIn,
  rowsIn,
  typesIn,
  valuesIn,
} from '../../../src/machines/plus-crew-dashboard/plus-crew-dashboard.answers.ts'

/** What proxies, other hosts and half a deployment answer with status 200. */
const nonsense: readonly unknown[] = [
  undefined,
  null,
  '<!doctype html>',
  [],
  {},
  { items: null, total: 1 },
  { items: 'none' },
  { items: [null] },
  { items: [{ date: '2026-05-01', amount: 'much' }] },
  { items: [{ date: null, amount: 3, type: {}, caption: 4 }] },
  { items: [{ type: null }] },
]

describe.each([
  ['a plus crew', crewIn],
  ['value types', typesIn],
  ['values', valuesIn],
  ['rows', rowsIn],
] as const)('%s', (_, read: (answer: never) => unknown) => {
  it.each(nonsense)('%j is no answer, and says so', answer => {
    expect(() => read(answer as never)).toThrow(TypeError)
  })
})

const crew = {
  id: 'a',
  number: '7',
  name: 'Hafen',
  company: null,
  type: null,
  timeZone: 'Mars/Olympus',
  currency: 'EUR',
}

it.each<[string, () => unknown, string]>([
  ['a list that is none', () => rowsIn({ items: {} } as never), 'no list'],
  ['a plus crew without an id', () => crewIn({ ...crew, id: null } as never), 'no plus crew'],
  ['a plus crew without a number', () => crewIn({ ...crew, number: 7 } as never), 'no plus crew'],
  ['a plus crew without a name', () => crewIn({ ...crew, name: undefined } as never), 'no plus crew'],
  ['a value type without an id', () => typesIn({ items: [{ caption: 'Hours' }] } as never), 'no value type'],
  ['a value type without a caption', () => typesIn({ items: [{ id: 'a' }] } as never), 'no value type'],
  ['a value of no type', () => valuesIn({ items: [{ id: 'a', type: {} }] } as never), 'no value'],
  ['a row without a day', () => rowsIn({ items: [{ amount: 3 }] } as never), 'no row'],
  ['a row of no amount', () => rowsIn({ items: [{ date: '2026-05-01', amount: null }] } as never), 'no row'],
  ['a row of no hours', () => rowsIn({ items: [{ date: '2026-05-01', hours: Infinity }] } as never), 'no row'],
])('%s is told', (_, read, told) => {
  expect(read).toThrow(told)
})

it('value types and values are taken as they are', () => {
  const types = { items: [{ id: 'a', caption: 'Hours', unit: 'hours' as const }], total: 1, limit: 10, page: 1 }
  expect(typesIn(types)).toEqual(types.items)
  const values = { items: [{ id: 'v', type: { id: 'a' } }] }
  expect(valuesIn(values as never)).toEqual(values.items)
})

it('rows keep what is summed and nothing else', () => {
  const row = { date: '2026-05-01', amount: 3, id: 'a', plusCrewId: 'b', changedBy: 'c' }
  expect(rowsIn({ items: [row, { date: '2026-05-02', hours: 8 }, { date: '2026-05-03' }] })).toStrictEqual([
    { date: '2026-05-01', amount: 3 },
    { date: '2026-05-02', hours: 8 },
    { date: '2026-05-03' },
  ])
})

it('a zone the browser does not know is better than no figures', () => {
  expect(crewIn(crew).timeZone).toBe('UTC')
  expect(crewIn({ ...crew, timeZone: 'Asia/Tokyo' }).timeZone).toBe('Asia/Tokyo')
})
