import { describe, expect, it } from 'vitest'
import { defaultNoticeRules } from '../../../domain/pushSubscriptions/notice-rules.ts'
import { isPushService } from '../../../domain/pushSubscriptions/push-services.ts'
import { quietUntil } from '../../../domain/pushSubscriptions/quiet-hours.ts'
import { type QuietHours, hourText } from '../../../domain/pushSubscriptions/quiet-span.ts'
import { thisDevice } from '../../../src/machines/push-subscription/this-device.ts'

const at = (text: string) => Date.parse(text)
const until = (
  text: string,
  call: string | null = null,
  zone = 'Europe/Berlin',
  hours: QuietHours | null = defaultNoticeRules.quietHours,
) => {
  const quiet = quietUntil(at(text), zone, call === null ? null : at(call), hours)
  return quiet === null ? null : new Date(quiet).toISOString()
}

describe('quiet hours', () => {
  it('hold from ten in the evening until five, where the person is', () => {
    expect(until('2026-06-10T19:59:59Z')).toBeNull()
    expect(until('2026-06-10T20:00:00Z')).toBe('2026-06-11T03:00:00.000Z')
    expect(until('2026-06-11T02:59:59Z')).toBe('2026-06-11T03:00:00.000Z')
    expect(until('2026-06-11T03:00:00Z')).toBeNull()
    expect(until('2026-06-10T20:00:00Z', null, 'America/New_York')).toBeNull()
  })
  it('end at five by the clock also in the nights in which it changes', () => {
    expect(until('2026-03-28T22:30:00Z')).toBe('2026-03-29T03:00:00.000Z')
    expect(until('2026-10-24T21:30:00Z')).toBe('2026-10-25T04:00:00.000Z')
  })
  it('never hold what concerns a call within twelve hours, or one that has begun', () => {
    expect(until('2026-06-10T22:00:00Z', '2026-06-11T10:00:00Z')).toBeNull()
    expect(until('2026-06-10T22:00:00Z', '2026-06-10T21:00:00Z')).toBeNull()
    expect(until('2026-06-10T22:00:00Z', '2026-06-11T10:00:01Z')).toBe('2026-06-11T03:00:00.000Z')
  })

  it.each<[hours: string, first: number, end: number, at: string, until: string | null]>([
    ['across midnight, before them', 23, 6, '2026-06-10T22:59:59Z', null],
    ['across midnight, in the evening', 23, 6, '2026-06-10T23:00:00Z', '2026-06-11T06:00:00.000Z'],
    ['across midnight, in the morning', 23, 6, '2026-06-10T05:59:59Z', '2026-06-10T06:00:00.000Z'],
    ['across midnight, after them', 23, 6, '2026-06-10T06:00:00Z', null],
    ['within a day, before them', 1, 8, '2026-06-10T00:59:59Z', null],
    ['within a day, in them', 1, 8, '2026-06-10T01:00:00Z', '2026-06-10T08:00:00.000Z'],
    ['within a day, at their end', 1, 8, '2026-06-10T08:00:00Z', null],
    ['from midnight', 0, 7, '2026-06-10T00:00:00Z', '2026-06-10T07:00:00.000Z'],
    ['from midnight, the evening before', 0, 7, '2026-06-10T23:59:59Z', null],
    ['until midnight', 20, 0, '2026-06-10T20:00:00Z', '2026-06-11T00:00:00.000Z'],
    ['until midnight, after them', 20, 0, '2026-06-11T00:00:00Z', null],
    ['all but an hour', 9, 8, '2026-06-10T07:30:00Z', '2026-06-10T08:00:00.000Z'],
    ['all but an hour, in it', 9, 8, '2026-06-10T08:59:59Z', null],
    ['all but an hour, after it', 9, 8, '2026-06-10T09:00:00Z', '2026-06-11T08:00:00.000Z'],
  ])('%s: from %i to %i', (_, from, to, moment, expected) => {
    expect(until(moment, null, 'UTC', { from, to })).toBe(expected)
  })
  it('that end at an hour the clock leaves out end when it goes on', () => {
    expect(until('2026-03-29T00:30:00Z', null, 'Europe/Berlin', { from: 22, to: 2 })).toBe('2026-03-29T01:00:00.000Z')
  })
  it('there may be none of', () => {
    expect(until('2026-06-10T22:00:00Z', null, 'Europe/Berlin', null)).toBeNull()
  })
  it('are named by the clock', () => {
    expect([0, 5, 22].map(hourText)).toEqual(['00:00', '05:00', '22:00'])
  })
})

it('a push service is one that browsers use, or one that is named', () => {
  expect(isPushService('https://updates.push.services.mozilla.com/wpush/v2/a')).toBe(true)
  expect(isPushService('https://wns2-par02p.notify.windows.com/w/?token=a')).toBe(true)
  expect(isPushService('https://push.example.com/a', ['https://push.example.com'])).toBe(true)
  expect(isPushService('https://push.example.com.evil.test/a', ['https://push.example.com'])).toBe(false)
  expect(isPushService('https://push.example.com:444/a', ['https://push.example.com'])).toBe(false)
  expect(isPushService('https://evil.test/fcm.googleapis.com')).toBe(false)
  expect(isPushService('https://xnotify.windows.com/a')).toBe(false)
  expect(isPushService('https://fcm.googleapis.com/fcm/send/a')).toBe(true)
  expect(isPushService('https://web.push.apple.com/a')).toBe(true)
  expect(isPushService('http://fcm.googleapis.com/a')).toBe(false)
  expect(isPushService('https://fcm.googleapis.com:8443/a')).toBe(false)
})

it('an address that is none, or that holds a login, is none of a push service', () => {
  expect(isPushService('fcm.googleapis.com/a')).toBe(false)
  expect(isPushService('')).toBe(false)
  for (const login of ['a', 'a:b', ':b']) {
    expect(isPushService(`https://${login}@fcm.googleapis.com/a`)).toBe(false)
    expect(isPushService(`https://${login}@push.example.com/a`, ['https://push.example.com'])).toBe(false)
  }
})

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'phone', 'Chrome'],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121 Safari/537.36',
    'tablet',
    'Samsung Internet',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'desk', 'Firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
    'phone',
    'Safari',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/130 Mobile Safari/604.1', 'tablet', 'Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'desk', 'Edge'],
  ['something else', 'desk', 'Browser'],
])('%s is a %s with %s', (userAgent, kind, browser) => {
  expect(thisDevice(userAgent)).toEqual({ kind, browser })
})
