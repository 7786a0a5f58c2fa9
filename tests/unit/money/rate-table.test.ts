import { describe, expect, it } from 'vitest'
import { card, rate } from '../../../src/screens/mobileDocuments/mobile-documents.fixtures.ts'
import { alike, cardsOn, rateLines } from '../../../src/screens/mobileDocuments/rate-table.ts'

describe('the rate cards of a day', () => {
  const [old, present, later, last] = [
    card(1, '2025-01-01', '2025-12-31'),
    card(2, '2026-01-01', '2026-05-31'),
    card(3, '2026-06-01', null),
    card(4, '2027-01-01', null),
  ]
  const cards = [last, present, old, later]

  it.each([
    ['2024-12-31', null, old],
    ['2025-06-01', old, present],
    ['2026-01-01', present, later],
    ['2026-05-31', present, later],
    ['2026-06-01', later, last],
    // Two hold: the one that began last.
    ['2027-01-01', last, null],
  ])('%s are the one that holds and the one that follows', (today, now, next) => {
    expect(cardsOn(cards, today)).toEqual({ now, next })
  })

  it('are none where there are none', () => {
    expect(cardsOn([], '2026-06-01')).toEqual({ now: null, next: null })
  })
})

describe('the lines of two cards', () => {
  it('are the functions of either, each with what it costs there', () => {
    const now = [rate('stagehand', 'Stagehand', 1720), rate('rigger', 'Rigger', 2150)]
    const next = [rate('rigger', 'Rigger', 2240), rate('forklift', 'Fork-lift driver', 1980)]
    expect(rateLines(now, next).map(line => [line.function.caption, line.now, line.next])).toEqual([
      ['Stagehand', 1720, null],
      ['Rigger', 2150, 2240],
      ['Fork-lift driver', null, 1980],
    ])
  })
})

describe('what is charged on top', () => {
  it.each([
    [[], null],
    [[null, null], null],
    [['25 %', '25 %'], '25 %'],
    [['25 %', '30 %'], { differs: true }],
    [['25 %', null], { differs: true }],
  ] as const)('of %j is told as %j', (words, told) => {
    expect(alike(words)).toEqual(told)
  })
})
