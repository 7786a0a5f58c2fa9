import { describe, expect, it } from 'vitest'
import {
  type QuotationAct,
  type QuotationState,
  afterAct,
  stateOn,
} from '../../../domain/quotations/quotation-state.ts'
import { validUntil } from '../../../domain/quotations/validity.ts'

describe('a quotation', () => {
  it.each<[QuotationState, string, string]>([
    ['released', '2026-06-09', 'released'],
    ['released', '2026-06-10', 'released'],
    ['released', '2026-06-11', 'expired'],
    ['accepted', '2026-06-11', 'accepted'],
    ['withdrawn', '2026-06-11', 'withdrawn'],
  ])('that is %s and valid until 10 June is on %s %s', (kept, day, state) => {
    expect(stateOn(kept, '2026-06-10', day)).toBe(state)
  })

  const acts: QuotationAct[] = ['accept', 'decline', 'withdraw', 'replace']
  // state, then what each act makes of it; a dash: it is too late, and is told what it is.
  it.each([
    ['released', 'accepted', 'declined', 'withdrawn', 'replaced'],
    ['expired', '-', '-', '-', 'replaced'],
    ['accepted', '-', '-', '-', '-'],
    ['declined', '-', '-', '-', '-'],
    ['withdrawn', '-', '-', '-', '-'],
    ['replaced', '-', '-', '-', '-'],
  ] as const)('that is %s', (state, ...made) => {
    acts.forEach((act, at) => {
      expect(afterAct(state, act), act).toEqual(made[at] === '-' ? { closed: state } : { to: made[at] })
    })
  })

  it('can be answered for two weeks, over the end of a month', () => {
    expect(validUntil('2026-02-20')).toBe('2026-03-06')
  })
})
