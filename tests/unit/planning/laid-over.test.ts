import { describe, expect, it } from 'vitest'
import { type DevicePunch, laidOver } from '../../../domain/projectCrewItems/laid-over.ts'

const at = (minute: number) => Date.UTC(2026, 5, 10, 8, minute)
const iso = (minute: number) => new Date(at(minute)).toISOString()
const punch = (entry: string, kind: DevicePunch['kind'], minute: number, more: Partial<DevicePunch> = {}) => ({
  entry,
  position: 'p',
  person: 'ada',
  kind,
  at: at(minute),
  stated: false,
  retracts: null,
  ...more,
})
const undo = (retracts: string, kind: DevicePunch['kind']) => punch(`undo ${retracts}`, kind, 30, { retracts })
const line = (status: string, checkInAt: number | null = null, checkOutAt: number | null = null) => ({
  status,
  preCallAt: null as string | null,
  checkInAt: checkInAt === null ? null : iso(checkInAt),
  checkOutAt: checkOutAt === null ? null : iso(checkOutAt),
})

it('what says nothing of who is on the way is not made to', () => {
  const { preCallAt, ...place } = line('confirmed')
  expect(preCallAt).toBeNull()
  expect(laidOver(place, [])).toBe(place)
  expect(laidOver(place, [punch('a', 'Pre-call', 5)])).toStrictEqual(place)
})

describe('what this device knows, over what the server says', () => {
  it.each<[string, ReturnType<typeof line>, DevicePunch[], object]>([
    ['nothing', line('confirmed'), [], line('confirmed')],
    ['a check-in that waits', line('confirmed'), [punch('a', 'Check-in', 5)], line('checkedIn', 5)],
    [
      'on the way moves no status',
      line('confirmed'),
      [punch('a', 'Pre-call', 5)],
      { ...line('confirmed'), preCallAt: iso(5) },
    ],
    [
      'a whole shift',
      line('confirmed'),
      [punch('a', 'Check-in', 5), punch('b', 'Check-out', 9)],
      line('checkedOut', 5, 9),
    ],
    ['what the answer holds already', line('checkedIn', 4), [punch('a', 'Check-in', 5)], line('checkedIn', 4)],
    [
      'taken back before it was sent',
      line('confirmed'),
      [punch('a', 'Check-in', 5), undo('a', 'Check-in')],
      line('confirmed'),
    ],
    ['taken back after it was received', line('checkedOut', 5, 9), [undo('b', 'Check-out')], line('checkedIn', 5)],
    [
      'in, taken back, in again',
      line('confirmed'),
      [punch('a', 'Check-in', 5), undo('a', 'Check-in'), punch('b', 'Check-in', 7)],
      line('checkedIn', 7),
    ],
    [
      'a stated time before a punched one',
      line('checkedIn', 20),
      [punch('a', 'Check-in', 5, { stated: true })],
      line('checkedIn', 5),
    ],
    [
      'on the way, as the server has it, stays beside a check-in',
      { ...line('confirmed'), preCallAt: iso(1) },
      [punch('a', 'Check-in', 5)],
      { ...line('checkedIn', 5), preCallAt: iso(1) },
    ],
    ['whoever was called off stays so', line('noShow'), [punch('a', 'Check-in', 5)], line('noShow', 5)],
    [
      'the check-in, taken back after it was received',
      line('checkedIn', 5),
      [undo('a', 'Check-in')],
      line('confirmed'),
    ],
    ['nobody is in by nothing', line('confirmed', 5), [], line('confirmed', 5)],
    ['signed hours stay signed', line('signedOff', 5, 9), [undo('b', 'Check-out')], line('signedOff', 5)],
  ])('%s', (_name, known, punches, expected) => {
    expect(laidOver(known, punches)).toEqual(expected)
    expect(laidOver(laidOver(known, punches), punches)).toEqual(expected)
  })
})
