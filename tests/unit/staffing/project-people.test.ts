import { describe, expect, it } from 'vitest'
import { asClientSees, proofState, twoOf } from '../../../domain/projectPeople/known.ts'

const known = {
  person: { phone: '+49 170 1' },
  days: [{ state: 'confirmed' as const }, { state: 'requested' as const }],
  favourite: null as 'client' | 'agency' | null,
  qualified: { state: 'holds' as const } as { state: 'holds' | 'endsSoon' | 'ended' } | null,
  rating: 4.4 as number | null,
  ratings: 6,
  late: 0,
  absent: 0,
  blocked: null as unknown,
  timesHere: 3,
  timesForClient: 7,
}

describe('a proof', () => {
  it.each([
    [null, 'holds'],
    ['2026-06-29', 'holds'],
    ['2026-06-28', 'endsSoon'],
    ['2026-05-30', 'endsSoon'],
    ['2026-05-29', 'ended'],
  ])('until %s, with the last shift on 30 May: %s', (until, state) => {
    expect(proofState(until, '2026-05-30')).toBe(state)
  })
})

describe('the two things said of somebody', () => {
  it.each([
    ['how often they worked for the client, and the proof', {}, ['timesForClient', 'proof']],
    ['the venue, where that was more often', { timesHere: 9 }, ['timesHere', 'proof']],
    ['the client’s wish first', { favourite: 'client' as const }, ['favouriteClient', 'timesForClient']],
    ['our wish after the proof', { favourite: 'agency' as const }, ['timesForClient', 'proof']],
    [
      'our wish before the rating',
      { favourite: 'agency' as const, qualified: null, timesHere: 0, timesForClient: 0 },
      ['favouriteAgency', 'rating'],
    ],
    ['the client, where the venue was as often', { timesHere: 7 }, ['timesForClient', 'proof']],
    ['no times where there were none', { timesHere: 0, timesForClient: 0 }, ['proof', 'rating']],
    ['once for the client', { timesHere: 0, timesForClient: 1, rating: null }, ['timesForClient', 'proof']],
    ['once at the venue', { timesHere: 1, timesForClient: 0, rating: null }, ['timesHere', 'proof']],
    [
      'no first time of whoever was there once',
      { timesHere: 1, timesForClient: 0, rating: null, qualified: null },
      ['timesHere'],
    ],
    [
      'no first time of whoever worked for the client once',
      { timesHere: 0, timesForClient: 1, rating: null, qualified: null },
      ['timesForClient'],
    ],
    ['once late', { late: 1 }, ['timesForClient', 'late']],
    ['once absent', { absent: 1 }, ['timesForClient', 'absent']],
    ['the rating, without a proof', { qualified: null }, ['timesForClient', 'rating']],
    ['that it is the first time', { qualified: null, rating: null, timesHere: 0, timesForClient: 0 }, ['first']],
    ['what speaks against them second', { late: 2 }, ['timesForClient', 'late']],
    ['what is worse before what is not', { late: 2, blocked: {}, absent: 1 }, ['blocked', 'absent']],
    ['a proof that does not last', { qualified: { state: 'ended' as const } }, ['timesForClient', 'ended']],
    ['one that ends soon', { qualified: { state: 'endsSoon' as const } }, ['timesForClient', 'endsSoon']],
  ])('%s', (_, change, two) => {
    expect(twoOf({ ...known, ...change })).toEqual(two)
  })
})

describe('a client', () => {
  it('is told of nobody who only was asked', () => {
    expect(asClientSees({ ...known, days: [{ state: 'requested' as const }] })).toBeNull()
  })
  it('is told of no phone, no warning and nothing the agency keeps to itself', () => {
    const seen = asClientSees({
      ...known,
      favourite: 'agency',
      qualified: { state: 'ended' },
      late: 2,
      absent: 1,
      blocked: { reason: 'Late' },
    })
    expect(seen).toEqual({
      ...known,
      person: { phone: null },
      days: [{ state: 'confirmed' }],
      favourite: null,
      qualified: null,
      rating: null,
      ratings: 0,
      blocked: null,
    })
  })
  it('is told of their own wish, and of a proof that holds', () => {
    expect(asClientSees({ ...known, favourite: 'client' })).toMatchObject({
      favourite: 'client',
      qualified: { state: 'holds' },
      timesForClient: 7,
    })
  })
  it('sees no more when it is asked twice', () => {
    const once = asClientSees({ ...known, late: 3 })
    expect(once && asClientSees(once)).toEqual(once)
  })
})
