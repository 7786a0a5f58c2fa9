import { describe, expect, it } from 'vitest'
import { confirmAllowed, punchAllowed } from '../../../domain/projectCrewItems/check-in-window.ts'
import { clockOffset, serverTime } from '../../../domain/clock-offset.ts'
import { asksReason, isInside, metresBetween } from '../../../domain/distance.ts'
import { isSuccess, judgeAnswer, requestMessage } from '../../../domain/http-message.ts'
import { backOff } from '../../../domain/retry.ts'
import { inPlace } from '../../../domain/still-list.ts'
import { clearedAtEnd, storedKeys } from '../../../domain/stored-items.ts'
import { disappearsAfter, sameToast, stillTellsOf, toastTime, undoFor } from '../../../domain/toasts.ts'

describe('stored items', () => {
  it('exactly six, all but the own settings go', () => {
    expect(storedKeys).toEqual(['token', 'userRights', 'mailboxUserRights', 'tenant', 'appCache', 'uiSettings'])
    expect(clearedAtEnd).toEqual(['token', 'userRights', 'mailboxUserRights', 'tenant', 'appCache'])
  })
})

describe('check-in opens an hour before the start', () => {
  const starts = 10 * 3_600_000
  const opensAt = starts - 3_600_000
  const shut = { allowed: false, because: 'notStarted', opensAt }
  it.each([
    ['Check-in', opensAt - 1, false, shut],
    ['Check-in', opensAt, false, { allowed: true }],
    ['Check-in', starts + 5 * 3_600_000, false, { allowed: true }],
    ['Check-out', opensAt - 1, false, shut],
    ['Check-out', starts, false, { allowed: false, because: 'checkInMissing' }],
    ['Check-out', starts, true, { allowed: true }],
    ['Pre-call', opensAt - 1, false, { allowed: true }],
  ] as const)('%s at %d, checked in %j', (kind, now, checkedIn, expected) => {
    expect(punchAllowed(kind, { starts, checkedIn }, now)).toEqual(expected)
  })
  it('the tenant may set another time', () => {
    const job = { starts, checkedIn: false, opensMinutes: 15 }
    expect(punchAllowed('Check-in', job, starts - 15 * 60_000)).toEqual({ allowed: true })
    expect(punchAllowed('Check-in', job, starts - 15 * 60_000 - 1)).toMatchObject({ because: 'notStarted' })
  })
  it('a job is confirmed before it starts or not at all', () => {
    expect(confirmAllowed(starts, starts - 1)).toBe(true)
    expect(confirmAllowed(starts, starts)).toBe(false)
  })
})

describe('distance', () => {
  const gate = { latitude: 52.5163, longitude: 13.3777 }
  const tower = { latitude: 52.5208, longitude: 13.4094 }
  it('in metres', () => {
    expect(metresBetween(gate, tower)).toBeCloseTo(2202, -2)
    expect(metresBetween(gate, gate)).toBe(0)
    expect(metresBetween({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 })).toBeCloseTo(
      222.4,
      0,
    )
    expect(metresBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20_015_114.4, 0)
  })
  it('the accuracy of a reading speaks for the person', () => {
    expect(isInside({ ...tower, accuracy: 10 }, gate, 300)).toBe(false)
    expect(isInside({ ...tower, accuracy: 2_000 }, gate, 300)).toBe(true)
    expect(isInside({ ...gate, accuracy: -5 }, gate, 0)).toBe(true)
    expect(isInside({ ...tower, accuracy: 0 }, gate, metresBetween(tower, gate) - 0.5)).toBe(false)
  })
  it('a reason is asked only where all is known', () => {
    const far = { ...tower, accuracy: 10 }
    expect(asksReason(far, gate, 300)).toBe(true)
    expect(asksReason({ ...gate, accuracy: 10 }, gate, 300)).toBe(false)
    expect(asksReason(null, gate, 300)).toBe(false)
    expect(asksReason(far, null, 300)).toBe(false)
    expect(asksReason(far, gate, null)).toBe(false)
  })
})

it.each([
  [0, 0, 1_000],
  [1, 0, 2_000],
  [2, 0, 4_000],
  [5, 0, 32_000],
  [6, 0, 60_000],
  [100, 0, 60_000],
  [0, 0.5, 750],
  [6, 0.999, 30_030],
  [-1, 0, 1_000],
])('try %d with jitter %d waits %d ms', (attempt, jitter, ms) => {
  expect(backOff(attempt, jitter)).toBe(ms)
})

describe('request messages', () => {
  it.each([
    [{ kind: 'status', status: 404 }, 'Request failed with status code 404'],
    [{ kind: 'network' }, 'Network Error'],
    [{ kind: 'aborted' }, 'Request aborted'],
    [{ kind: 'timeout', ms: 1500 }, 'timeout of 1500ms exceeded'],
  ] as const)('%j: %s', (failure, message) => {
    expect(requestMessage(failure)).toBe(message)
  })
  it.each([
    [199, false],
    [200, true],
    [299, true],
    [300, false],
  ])('%d is as hoped: %j', (status, good) => {
    expect(isSuccess(status)).toBe(good)
  })
  it.each([
    [200, 'done'],
    [204, 'done'],
    [null, 'notYet'],
    [429, 'notYet'],
    [502, 'notYet'],
    [503, 'notYet'],
    [504, 'notYet'],
    [500, 'refused'],
    [501, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [302, 'refused'],
  ])('%j is %s', (status, judged) => {
    expect(judgeAnswer(status)).toBe(judged)
  })
})

describe('toasts', () => {
  it.each([
    [undefined, 3000],
    [3000, 3000],
    [1, 1],
    [500, 500],
    [0, null],
    [-1, null],
  ])('time %j: %j', (time, ms) => {
    expect(disappearsAfter(time)).toBe(ms)
  })
  it('stay three seconds, and five where something can be taken back', () => {
    expect([toastTime, undoFor]).toEqual([3000, 5000])
  })
  it('same type and message are the same', () => {
    const a = { type: 'error', message: 'Network Error' } as const
    expect(sameToast(a, { ...a })).toBe(true)
    expect(sameToast(a, { ...a, type: 'info' })).toBe(false)
    expect(sameToast(a, { ...a, message: 'x' })).toBe(false)
  })
  it.each([
    ['error', ['one'], 'one', []],
    ['error', ['one', 'other'], 'one', ['other']],
    ['error', ['one', null], 'one', [null]],
    ['error', ['one'], 'other', ['one']],
    ['error', [null, 'one'], undefined, [null, 'one']],
    ['success', ['one'], 'one', ['one']],
    ['warning', ['one'], 'one', ['one']],
  ] as const)('an %s of %j, once %j is told of anew, tells of %j', (type, subjects, newer, left) => {
    expect(stillTellsOf(type, subjects, newer)).toEqual(left)
  })
})

it('the offset is taken in the middle of the exchange', () => {
  expect(clockOffset(10_500, 1_000, 2_000)).toBe(9_000)
  expect(serverTime(1_000, 9_000)).toBe(10_000)
  expect(serverTime(1_000, null)).toBe(1_000)
})

it('a list that stands still keeps its order, its gone and none of the new, each as it is now', () => {
  const item = (id: string, status: string) => ({ id, status })
  const before = [item('b', 'open'), item('a', 'open'), item('c', 'open')]
  const now = [item('n', 'open'), item('a', 'open'), item('b', 'done')]
  expect(inPlace(before, now, ({ id }) => id)).toEqual([item('b', 'done'), item('a', 'open'), item('c', 'open')])
})
