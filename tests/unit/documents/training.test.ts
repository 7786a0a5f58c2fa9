import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../domain/forms/answers.ts'
import {
  againOf,
  judged,
  type Judged,
  monthsLater,
  type Result,
  standingOf,
  triesLeft,
} from '../../../domain/forms/training.ts'

const questions: readonly Judged[] = [
  { id: 'read', rightOptionIds: null },
  { id: 'one', rightOptionIds: ['a'] },
  { id: 'some', rightOptionIds: ['a', 'c'] },
  { id: 'none', rightOptionIds: [] },
]
const said = (questionId: string, optionIds: string[]): Answer => ({
  ...{ questionId, optionIds, text: null, signature: null },
})

describe('what is handed in is judged', () => {
  it.each<[string, Answer[], string[]]>([
    ['all right', [said('one', ['a']), said('some', ['a', 'c'])], []],
    ['in whatever order it was tapped', [said('one', ['a']), said('some', ['c', 'a'])], []],
    ['half of what is right is wrong', [said('one', ['a']), said('some', ['a'])], ['some']],
    ['one too many is wrong', [said('one', ['a']), said('some', ['a', 'b', 'c'])], ['some']],
    ['something where nothing is right', [said('one', ['a']), said('some', ['a', 'c']), said('none', ['b'])], ['none']],
    ['no answer is wrong', [], ['one', 'some']],
    ['the same twice is once', [said('one', ['a', 'a']), said('some', ['a', 'a'])], ['some']],
    ['what is not judged does not count', [said('read', ['x']), said('one', ['b']), said('some', ['a', 'c'])], ['one']],
  ])('%s', (_, answers, wrong) => {
    const found = judged(questions, answers, { passMark: 2, validMonths: 24 }, '2026-05-27')
    expect(found.wrong).toEqual(wrong)
    expect(found.result).toMatchObject({ right: 3 - wrong.length, of: 3, needed: 2, day: '2026-05-27' })
  })

  it.each<[number, number | null, boolean, string | null]>([
    [1, 24, true, '2028-05-27'],
    [2, 24, false, null],
    [1, null, true, null],
  ])('of two wrong, with %s needed and %s months', (passMark, validMonths, passed, validUntil) => {
    const { result } = judged(questions, [], { passMark, validMonths }, '2026-05-27')
    expect(result).toMatchObject({ right: 1, passed, validUntil })
  })
})

describe('so many months later', () => {
  it.each([
    ['2026-05-27', 24, '2028-05-27'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-10-31', 13, '2027-11-30'],
    ['2026-05-27', 0, '2026-05-27'],
    ['2026-12-01', 1, '2027-01-01'],
  ])('%s and %i is %s', (day, months, later) => {
    expect(monthsLater(day, months)).toBe(later)
  })
})

it.each<[number | null, number, number | null]>([
  [3, 1, 2],
  [3, 3, 0],
  [3, 4, 0],
  [null, 9, null],
])('of %s tries %i made leave %s', (tries, tried, left) => {
  expect(triesLeft({ tries }, tried)).toBe(left)
})

describe('begun anew', () => {
  const rule = { tries: 3, waitDays: 7 }
  const failed = { passed: false, day: '2026-05-27', validUntil: null }
  const passed = (validUntil: string | null) => ({ passed: true, day: '2026-05-27', validUntil })
  it.each<[string, Pick<Result, 'passed' | 'day' | 'validUntil'>, number, string, object]>([
    ['failed: not before the wait is over', failed, 1, '2026-06-02', { kind: 'from', day: '2026-06-03' }],
    ['failed: on the day it is', failed, 1, '2026-06-03', { kind: 'now' }],
    ['failed for the last time', failed, 3, '2026-07-01', { kind: 'never' }],
    ['passed for good', passed(null), 1, '2026-07-01', { kind: 'never' }],
    ['passed, more than six weeks left', passed('2026-07-13'), 1, '2026-05-31', { kind: 'from', day: '2026-06-01' }],
    ['passed, six weeks left', passed('2026-07-13'), 1, '2026-06-01', { kind: 'now' }],
    ['passed without an end, long ago', { ...passed(null), day: '2020-01-01' }, 1, '2026-07-01', { kind: 'never' }],
    [
      'failed, with an end that says nothing',
      { ...failed, validUntil: '2020-01-01' },
      1,
      '2026-06-02',
      { kind: 'from', day: '2026-06-03' },
    ],
    ['passed with the last try', passed('2026-07-13'), 3, '2026-06-01', { kind: 'now' }],
    ['expired', passed('2026-06-01'), 1, '2026-07-01', { kind: 'now' }],
  ])('%s', (_, last, tried, today, again) => {
    expect(againOf(rule, last, tried, today)).toEqual(again)
  })
  it('without a wait at once, and as often as one likes', () => {
    expect(againOf({ tries: null, waitDays: 0 }, failed, 40, '2026-05-27')).toEqual({ kind: 'now' })
  })
})

describe('how it stands', () => {
  const passed = (validUntil: string | null) => ({ passed: true, validUntil })
  it.each<[string, { answered: number } | null, { passed: boolean; validUntil: string | null } | null]>([
    ['open', { answered: 0 }, null],
    ['begun', { answered: 1 }, null],
    ['open', { answered: 0 }, passed('2026-06-10')],
    ['open', null, null],
    ['failed', null, { passed: false, validUntil: null }],
    ['passed', null, passed(null)],
    ['passed', null, passed('2026-07-09')],
    ['ending', null, passed('2026-07-08')],
    ['ending', null, passed('2026-05-27')],
    ['expired', null, passed('2026-05-26')],
  ])('%s', (standing, handedOut, last) => {
    expect(standingOf(handedOut, last, '2026-05-27')).toBe(standing)
  })
})
