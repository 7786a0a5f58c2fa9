import { describe, expect, it } from 'vitest'
import {
  crewIn,
  rowsIn,
  typesIn,
  valuesIn,
} from '../../src/machines/plus-crew-dashboard/plus-crew-dashboard.answers.ts'

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

it('rows keep what is summed and nothing else', () => {
  const row = { date: '2026-05-01', amount: 3, id: 'a', plusCrewId: 'b', changedBy: 'c' }
  expect(rowsIn({ items: [row, { date: '2026-05-02', hours: 8 }, { date: '2026-05-03' }] })).toEqual([
    { date: '2026-05-01', amount: 3 },
    { date: '2026-05-02', hours: 8 },
    { date: '2026-05-03' },
  ])
})

it('a zone the browser does not know is better than no figures', () => {
  const crew = {
    id: 'a',
    number: '7',
    name: 'Hafen',
    company: null,
    type: null,
    timeZone: 'Mars/Olympus',
    currency: 'EUR',
  }
  expect(crewIn(crew).timeZone).toBe('UTC')
  expect(crewIn({ ...crew, timeZone: 'Asia/Tokyo' }).timeZone).toBe('Asia/Tokyo')
})
