import { describe, expect, it } from 'vitest'
import {
  type CertificateState,
  type Uploaded,
  certificateOn,
  counting,
  daysUntil,
  mayDecide,
  mayUpload,
} from '../../../domain/documents/certificate.ts'

const today = '2026-05-27'
const approved = (validUntil: string | null): Uploaded => ({ state: 'approved', validUntil })
const inReview: Uploaded = { state: 'inReview', validUntil: '2029-06-12' }
const declined: Uploaded = { state: 'declined', validUntil: '2029-06-12' }
const withdrawn: Uploaded = { state: 'withdrawn', validUntil: null }

const table: [string, Uploaded[], CertificateState, string | null][] = [
  ['nothing', [], 'toUpload', null],
  ['a withdrawn one', [withdrawn], 'toUpload', null],
  ['one in review', [inReview], 'inReview', null],
  ['a declined one', [declined], 'declined', null],
  ['a declined one and a withdrawn one', [declined, withdrawn], 'declined', null],
  ['a declined one and one in review', [declined, inReview], 'inReview', null],
  ['one that ended yesterday', [approved('2026-05-26')], 'expired', '2026-05-26'],
  ['one that ends today', [approved('2026-05-27')], 'ending', '2026-05-27'],
  ['one that ends in six weeks', [approved('2026-07-08')], 'ending', '2026-07-08'],
  ['one that ends a day later', [approved('2026-07-09')], 'valid', '2026-07-09'],
  ['one without an end', [approved(null)], 'valid', null],
  ['one that ends and another in review', [approved('2026-06-12'), inReview], 'inReview', '2026-06-12'],
  ['one that has ended and another in review', [approved('2026-05-01'), inReview], 'inReview', '2026-05-01'],
  ['one that ends and another declined', [approved('2026-06-12'), declined], 'ending', '2026-06-12'],
  ['one that ends and another withdrawn', [approved('2026-06-12'), withdrawn], 'ending', '2026-06-12'],
  ['an old one and its renewal', [approved('2026-05-01'), approved('2029-05-01')], 'valid', '2029-05-01'],
  ['a renewal that holds shorter', [approved('2029-05-01'), approved('2026-06-01')], 'ending', '2026-06-01'],
]
it.each(table)('of %s', (_, uploads, state, validUntil) =>
  expect(certificateOn(uploads, today)).toEqual({ state, validUntil }),
)

it('the one approved last counts, whatever came after it', () => {
  const second = approved('2029-01-01')
  expect(counting([approved('2030-01-01'), second, declined, inReview])).toBe(second)
  expect(counting([declined, inReview])).toBeUndefined()
})

describe('deciding', () => {
  it.each([
    ['inReview', true],
    ['approved', false],
    ['declined', false],
    ['withdrawn', false],
  ] as const)('%s: %s', (state, may) => expect(mayDecide(state)).toBe(may))
})

describe('a further upload', () => {
  it('waits for the one in review', () => expect(mayUpload([approved(null), inReview])).toBe(false))
  it('is taken after whatever was decided', () => expect(mayUpload([approved(null), declined, withdrawn])).toBe(true))
  it('is taken at first', () => expect(mayUpload([])).toBe(true))
})

it.each([
  ['2026-05-27', 0],
  ['2026-05-28', 1],
  ['2026-06-12', 16],
  ['2026-05-26', -1],
  ['2027-03-29', 306],
])('until %s are %d days', (until, days) => expect(daysUntil(until, today)).toBe(days))
