import { describe, expect, it } from 'vitest'
import { type IcalEvent, icalendar } from '../../../domain/personalCalendar/ical.ts'
import { jobsInTheWay } from '../../../domain/personalCalendar/in-the-way.ts'
import { type CalendarDays, type TimeLook, lastDayOf, onDay, timeMark } from '../../../domain/personalCalendar/marks.ts'
import { calendarHealth } from '../../../domain/personalCalendar/subscription-health.ts'

const day = 86_400_000
const now = Date.parse('2026-06-10T08:00:00Z')
const event: IcalEvent = {
  uid: '1@calltime',
  time: { starts: Date.parse('2026-06-10T20:00:00Z'), ends: Date.parse('2026-06-11T04:30:00Z') },
  summary: 'Stagehand',
  location: 'Hall 4',
  description: 'Bring shoes',
  url: 'https://nordlicht.example/jobs/1',
  isTentative: false,
  busy: true,
  changedAt: 150_000,
}
const linesOf = (of: Partial<IcalEvent> = {}) => icalendar('Nordlicht', [{ ...event, ...of }], now).split('\r\n')

describe('what another program reads', () => {
  it('is a calendar it looks at again after a quarter of an hour, and an event with all that is known of it', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Calltime//Calltime//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Nordlicht',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
      'X-PUBLISHED-TTL:PT15M',
      'BEGIN:VEVENT',
      'UID:1@calltime',
      'DTSTAMP:20260610T080000Z',
      'LAST-MODIFIED:19700101T000230Z',
      'SEQUENCE:2',
      'DTSTART:20260610T200000Z',
      'DTEND:20260611T043000Z',
      'SUMMARY:Stagehand',
      'LOCATION:Hall 4',
      'DESCRIPTION:Bring shoes',
      'URL:https://nordlicht.example/jobs/1',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('has no line for what is not known', () => {
    const lines = linesOf({ location: null, description: null, url: null })
    expect(lines.filter(line => /^(LOCATION|DESCRIPTION|URL)/.test(line))).toEqual([])
  })

  it.each([
    [60_000, 1],
    [59_999, 0],
    [0, 0],
    [-60_000, 0],
  ])('counts a change at %i as the %ith', (changedAt, sequence) => {
    expect(linesOf({ changedAt })).toContain(`SEQUENCE:${sequence}`)
  })

  it.each([
    [67, [75]],
    [68, [75, 2]],
    [141, [75, 75]],
    [142, [75, 75, 2]],
  ])('has lines of 75 bytes where a title of %i letters needs more than one', (letters, lengths) => {
    const lines = linesOf({ summary: 'x'.repeat(letters) })
    const from = lines.findIndex(line => line.startsWith('SUMMARY:'))
    expect(lines.slice(from, from + lengths.length).map(line => line.length)).toEqual(lengths)
    expect(lines[from + lengths.length]).toBe('LOCATION:Hall 4')
  })
})

describe('a job while days are chosen', () => {
  const shift = { startDate: '2026-06-10', endDate: null, startTime: '08:00', endTime: '16:00' }
  const whole = { startDate: '2026-06-10', endDate: '', begin: '', end: '' }
  it.each<[string, Partial<typeof whole>, Partial<typeof shift>, boolean]>([
    ['after the hours before it', { begin: '06:00', end: '07:59' }, {}, false],
    ['within its first minutes', { begin: '06:00', end: '08:10' }, {}, true],
    ['as it begins', { begin: '06:00', end: '08:00' }, {}, false],
    ['as it ends', { begin: '16:00', end: '18:00' }, {}, false],
    ['in its last minute', { begin: '15:59', end: '18:00' }, {}, true],
    ['after a night that ends as it begins', { startDate: '2026-06-09', begin: '22:00', end: '08:00' }, {}, false],
    ['after a night that ends a minute later', { startDate: '2026-06-09', begin: '22:00', end: '08:01' }, {}, true],
    ['just after midnight of the day', {}, { startDate: '2026-06-11', startTime: '00:00', endTime: '06:00' }, false],
    ['later that night', {}, { startDate: '2026-06-11', startTime: '00:10', endTime: '06:00' }, false],
    ['until a minute into the day', {}, { startDate: '2026-06-09', startTime: '20:00', endTime: '00:01' }, true],
    ['until the day begins', {}, { startDate: '2026-06-09', startTime: '20:00', endTime: '00:00' }, false],
    ['on a day of which only an end was said', { end: '06:00' }, {}, true],
    ['in all the hours from a time to the same', { begin: '08:00', end: '08:00' }, {}, true],
    ['of a whole day', { startDate: '2026-06-11', begin: '06:00', end: '07:00' }, { endTime: '08:00' }, true],
    [
      'of a whole day that is over',
      { startDate: '2026-06-11', begin: '08:00', end: '09:00' },
      { endTime: '08:00' },
      false,
    ],
  ])('%s', (_, chosen, times, isIn) => {
    const job = { ...shift, ...times, status: 'confirmed' as const }
    expect(jobsInTheWay({ ...whole, ...chosen }, [job])).toEqual(isIn ? [job] : [])
  })
})

describe('a day of the calendar', () => {
  const none: CalendarDays = { jobs: [], blockDates: [], vacationRequests: [], availabilities: [] }
  type Job = CalendarDays['jobs'][number]
  const looks: Record<TimeLook, Pick<Job, 'kind' | 'status'>> = {
    doubleBooking: { kind: 'doubleBooking', status: 'confirmed' },
    changed: { kind: 'changed', status: 'confirmed' },
    confirmed: { kind: 'confirmed', status: 'confirmed' },
    past: { kind: 'confirmed', status: 'signedOff' },
    invited: { kind: 'pending', status: 'invited' },
    applied: { kind: 'pending', status: 'applied' },
    absence: { kind: 'absence', status: 'noShow' },
    cancelled: { kind: 'cancelled', status: 'cancelled' },
  }
  const at = (startTime: string, look: TimeLook): Job => ({
    id: startTime,
    startDate: '2026-05-28',
    startTime,
    ...looks[look],
  })

  it.each<[TimeLook, TimeLook, string]>([
    ['doubleBooking', 'changed', '2026-05-28'],
    ['changed', 'confirmed', '2026-05-28'],
    ['changed', 'past', '2026-05-29'],
    ['confirmed', 'invited', '2026-05-28'],
    ['past', 'invited', '2026-05-29'],
    ['invited', 'applied', '2026-05-28'],
    ['applied', 'absence', '2026-05-28'],
    ['absence', 'cancelled', '2026-05-28'],
  ])('shows %s rather than %s, though later, on %s', (weighty, light, today) => {
    const jobs = [at('08:00', light), at('20:00', weighty)]
    for (const both of [jobs, jobs.toReversed()])
      expect(timeMark({ ...none, jobs: both }, '2026-05-28', today)).toEqual({ time: '20:00', look: weighty })
  })

  it('has only what reaches into it', () => {
    const entry = (startDate: string, endDate: string | null = null) => ({
      ...{ id: startDate, startDate, endDate },
      ...{ begin: null, end: null },
    })
    const all = [entry('2026-05-27'), entry('2026-05-26', '2026-05-28'), entry('2026-05-28'), entry('2026-05-29')]
    const vacations = all.map(one => ({ ...one, status: 'approved' as const, unpaid: false }))
    const { blockDates, vacationRequests, availabilities } = onDay(
      { jobs: [], blockDates: all, vacationRequests: vacations, availabilities: all },
      '2026-05-28',
    )
    for (const found of [blockDates, vacationRequests, availabilities])
      expect(found.map(({ id }) => id)).toEqual(['2026-05-26', '2026-05-28'])
  })

  it.each([
    ['08:00', '08:00', '2026-06-02'],
    ['08:00', '08:01', '2026-06-01'],
  ])('from %s to %s reaches to %s', (begin, end, last) => {
    expect(lastDayOf({ id: 'a', startDate: '2026-06-01', endDate: null, begin, end })).toBe(last)
  })
})

it.each([
  ['new', null, 2 * day],
  ['late', null, 2 * day + 1],
  ['read', day, 3 * day],
  ['late', day, 3 * day + 1],
  ['late', day, 22 * day],
  ['unread', day, 22 * day + 1],
] as const)('an address is %s when it was read %s and it is now %s after it was made', (health, readAt, after) => {
  expect(calendarHealth(now, readAt === null ? null : now + readAt, now + after)).toBe(health)
})
