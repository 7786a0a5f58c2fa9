import { describe, expect, it } from 'vitest'
import {
  type KeptState,
  type RequestAct,
  type RequestState,
  afterAct,
  stateAt,
} from '../../../domain/positionRequests/request-state.ts'

const ends = Date.parse('2026-06-10T15:00:00Z')

describe('what a client asks for', () => {
  // kept, minutes until its hours are over, whether its crew is there, what it is.
  it.each<[KeptState, number, boolean, RequestState]>([
    ['asked', 1, true, 'asked'],
    ['asked', 0, true, 'lapsed'],
    ['asked', -1, true, 'lapsed'],
    ['asked', 1, false, 'dropped'],
    ['asked', -1, false, 'dropped'],
    ['accepted', -1, false, 'accepted'],
    ['declined', -1, false, 'declined'],
    ['withdrawn', -1, false, 'withdrawn'],
  ])('that is kept as %s, over in %i minutes, its crew there: %s, is %s', (state, minutes, crewThere, is) => {
    expect(stateAt({ state, ends, crewThere }, ends - minutes * 60_000)).toBe(is)
  })

  const acts: RequestAct[] = ['accept', 'decline', 'withdraw']
  // state, then what each act makes of it; a dash: it is too late, and is told what it is.
  it.each([
    ['asked', 'accepted', 'declined', 'withdrawn'],
    ['accepted', '-', '-', '-'],
    ['declined', '-', '-', '-'],
    ['withdrawn', '-', '-', '-'],
    ['lapsed', '-', '-', '-'],
    ['dropped', '-', '-', '-'],
  ] as const)('that is %s', (state, ...made) => {
    acts.forEach((act, at) => {
      expect(afterAct(state, act), act).toEqual(made[at] === '-' ? { closed: state } : { to: made[at] })
    })
  })
})
