import { expect, it } from 'vitest'
import {
  type OpenFilter,
  anyOpen,
  awayFrom,
  fitsOpenFilter,
  inForce,
  isFiltered,
  openFilterOf,
  writtenFilter,
} from '../../../domain/jobs/open-filter.ts'

const hamburg = { latitude: 53.5436, longitude: 9.9886 }
/** About 255 km away. */
const berlin = { latitude: 52.52, longitude: 13.405 }
/** About 43 km away. */
const lueneburg = { latitude: 53.2464, longitude: 10.4115 }
const position = (geoData: typeof berlin | null = hamburg) => ({
  function: { code: 'rigger' },
  startDate: '2026-05-30',
  location: { geoData },
})

it.each<[string, Partial<OpenFilter>, typeof berlin | null, typeof berlin | null, boolean]>([
  ['anything', {}, hamburg, null, true],
  ['the function', { role: 'rigger' }, hamburg, null, true],
  ['another function', { role: 'loader' }, hamburg, null, false],
  ['the day it starts', { day: '2026-05-30' }, hamburg, null, true],
  ['another day', { day: '2026-05-31' }, hamburg, null, false],
  ['near', { within: 10 }, hamburg, hamburg, true],
  ['within reach', { within: 50 }, hamburg, lueneburg, true],
  ['just out of reach', { within: 25 }, hamburg, lueneburg, false],
  ['too far', { within: 100 }, hamburg, berlin, false],
  ['near, before it is known where one is', { within: 10 }, berlin, null, true],
  ['near, of a place nobody knows', { within: 100 }, null, hamburg, false],
  ['all three', { role: 'rigger', day: '2026-05-30', within: 10 }, hamburg, hamburg, true],
  ['all three but one', { role: 'rigger', day: '2026-05-29', within: 10 }, hamburg, hamburg, false],
])('%s', (_, asked, venue, at, fits) => {
  expect(fitsOpenFilter(position(venue), { ...anyOpen, ...asked }, at)).toBe(fits)
})

it.each([
  [9_990, true],
  [10_005, false],
])('%d metres are within 10 km: %j', (metres, fits) => {
  const north = { ...hamburg, latitude: hamburg.latitude + (metres / 6_371_008.8) * (180 / Math.PI) }
  expect(fitsOpenFilter(position(), { ...anyOpen, within: 10 }, north)).toBe(fits)
})

it('a distance counts once it is known where somebody is, and everything else at once', () => {
  const asked: OpenFilter = { role: 'rigger', day: '2026-05-30', within: 10 }
  expect(inForce(asked, null)).toEqual({ ...asked, within: null })
  expect(inForce(asked, hamburg)).toEqual(asked)
})

it('an address carries only what is asked for', () => {
  expect(writtenFilter(anyOpen)).toEqual({})
  expect(writtenFilter({ ...anyOpen, within: 25 })).toEqual({ within: '25' })
})

it('the way is known where both places are', () => {
  expect(awayFrom(position(), berlin)).toBeCloseTo(255_000, -4)
  expect([awayFrom(position(null), berlin), awayFrom(position(), null)]).toEqual([null, null])
})

it.each([
  ['function=rigger&day=2026-05-30&within=25', { role: 'rigger', day: '2026-05-30', within: 25 }],
  ['within=50', { role: null, day: null, within: 50 }],
  ['within=10', { role: null, day: null, within: 10 }],
  ['within=100', { role: null, day: null, within: 100 }],
  ['day=2026-05-30', { role: null, day: '2026-05-30', within: null }],
  ['function=rigger', { role: 'rigger', day: null, within: null }],
  ['function=&day=2026-13-40&within=7', anyOpen],
  ['', anyOpen],
] as const)('an address "%s" is read and written', (address, filter) => {
  const read = openFilterOf(new URLSearchParams(address))
  expect(read).toEqual(filter)
  expect(openFilterOf(new URLSearchParams(writtenFilter(read)))).toEqual(filter)
  expect(isFiltered(read)).toBe(filter !== anyOpen)
})
