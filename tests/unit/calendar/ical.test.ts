import { describe, expect, it } from 'vitest'
import { type IcalEvent, icalendar } from '../../../domain/personalCalendar/ical.ts'
import { calendarHealth, withdrawnFrom } from '../../../domain/personalCalendar/subscription-health.ts'

const now = Date.parse('2026-06-10T08:00:00Z')
const event = (of: Partial<IcalEvent>): IcalEvent => ({
  uid: '1@calltime',
  time: { starts: Date.parse('2026-06-10T20:00:00Z'), ends: Date.parse('2026-06-11T04:30:00Z') },
  summary: 'Stagehand, Hall 4',
  location: null,
  description: null,
  url: null,
  isTentative: false,
  busy: true,
  changedAt: now,
  ...of,
})
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar for another program', () => {
  it('says instants in UTC and whole days with the day after the last', () => {
    const lines = unfolded(
      icalendar('Nordlicht', [event({}), event({ time: { firstDay: '2026-12-30', lastDay: '2026-12-31' } })], now),
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20260610T200000Z',
        'DTEND:20260611T043000Z',
        'DTSTART;VALUE=DATE:20261230',
        'DTEND;VALUE=DATE:20270101',
        'DTSTAMP:20260610T080000Z',
      ]),
    )
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
  })

  it('keeps what means something to a reader from meaning it in a text', () => {
    const evil = 'A; B, C\\\r\nEND:VEVENT\nBEGIN:VALARM\u0007'
    const lines = unfolded(icalendar(evil, [event({ summary: evil, description: evil, location: evil })], now))
    const said = String.raw`A\; B\, C\\\nEND:VEVENT\nBEGIN:VALARM`
    expect(lines).toEqual(expect.arrayContaining([`SUMMARY:${said}`, `LOCATION:${said}`, `X-WR-CALNAME:${said}`]))
    expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(1)
  })

  it('has no line of more than 75 bytes, and parts no letter', () => {
    const long = 'Łódź 🎪 '.repeat(60)
    const text = icalendar('x', [event({ summary: long })], now)
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(text)).toContain(`SUMMARY:${long}`)
  })

  it('says of a request that it is none yet', () => {
    const lines = unfolded(icalendar('x', [event({ isTentative: true, busy: false })], now))
    expect(lines).toEqual(expect.arrayContaining(['STATUS:TENTATIVE', 'TRANSP:TRANSPARENT']))
  })
})

describe('how an address is read', () => {
  const day = 86_400_000
  it.each([
    ['new', null, 0],
    ['new', null, 2 * day],
    ['late', null, 2 * day + 1],
    ['read', 0, 2 * day],
    ['late', 0, 21 * day],
    ['unread', 0, 21 * day + 1],
    ['unread', null, 21 * day + 1],
  ] as const)('is %s when it was read at %s, after %s ms', (health, readAt, after) => {
    expect(calendarHealth(0, readAt, after)).toBe(health)
  })
  it('ends 90 days after it was read, else made', () => {
    expect([withdrawnFrom(1, null), withdrawnFrom(1, 5)]).toEqual([90 * day + 1, 90 * day + 5])
  })
})
