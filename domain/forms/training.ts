import { daysLater, daysUntil } from '../shift-display.ts'
import type { Answer } from './answers.ts'

/** What a training asks for, as its questionnaire says. */
export interface TrainingRule {
  /** Right answers that are needed. */
  passMark: number
  /** How often it may be tried; null: as often as one likes. */
  tries: number | null
  /** Days between a try that failed and the next. */
  waitDays: number
  /** Months it holds; null: for good. */
  validMonths: number | null
}

/** A question with the options that are right, in any order; null: it is not judged. */
export interface Judged {
  id: string
  rightOptionIds: readonly string[] | null
}

/** What a try came to, as it was judged when it was handed in. Days are YYYY-MM-DD. */
export interface Result {
  right: number
  /** How many questions were judged. */
  of: number
  needed: number
  passed: boolean
  day: string
  /** Last day it holds; null: for good, or it was not passed. */
  validUntil: string | null
}

/** From so many days before its end on, a training is to be taken again. */
export const renewedWithin = 42

/** The same day so many months later; the last of the month where that has no such day. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return daysLater(first.toISOString().slice(0, 10), Math.min(date, last) - 1)
}

/** A choice is right with exactly the options that are. */
function isRight(right: readonly string[], answer: Answer | undefined): boolean {
  const chosen = new Set(answer?.optionIds ?? [])
  return chosen.size === right.length && right.every(id => chosen.has(id))
}

/** The result of what is handed in on a day, and which questions were answered wrongly, in their order. */
export function judged(
  questions: readonly Judged[],
  answers: readonly Answer[],
  { passMark, validMonths }: Pick<TrainingRule, 'passMark' | 'validMonths'>,
  day: string,
): { result: Result; wrong: string[] } {
  const asked = questions.flatMap(({ id, rightOptionIds: right }) => (right ? [{ id, right }] : []))
  const wrong = asked
    .filter(
      ({ id, right }) =>
        !isRight(
          right,
          answers.find(({ questionId }) => questionId === id),
        ),
    )
    .map(({ id }) => id)
  const right = asked.length - wrong.length
  const passed = right >= passMark
  return {
    result: {
      ...{ right, of: asked.length, needed: passMark, passed, day },
      validUntil: passed && validMonths !== null ? monthsLater(day, validMonths) : null,
    },
    wrong,
  }
}

/** Tries after the one that failed as the `tried`-th; null: as many as one likes. */
export const triesLeft = ({ tries }: Pick<TrainingRule, 'tries'>, tried: number): number | null =>
  tries === null ? null : Math.max(0, tries - tried)

/** Whether a training may be begun anew after its last result. */
export type Again = { kind: 'now' } | { kind: 'from'; day: string } | { kind: 'never' }

/** After a failed try once the wait is over, while tries are left; after a passed one when it ends soon, or has ended. */
export function againOf(
  rule: Pick<TrainingRule, 'tries' | 'waitDays'>,
  last: Pick<Result, 'passed' | 'day' | 'validUntil'>,
  tried: number,
  today: string,
): Again {
  if (!last.passed && triesLeft(rule, tried) === 0) return { kind: 'never' }
  if (last.passed && last.validUntil === null) return { kind: 'never' }
  const day =
    last.passed && last.validUntil !== null
      ? daysLater(last.validUntil, -renewedWithin)
      : daysLater(last.day, rule.waitDays)
  return day <= today ? { kind: 'now' } : { kind: 'from', day }
}

export const standings = ['open', 'begun', 'passed', 'ending', 'expired', 'failed'] as const
export type Standing = (typeof standings)[number]

/**
 * How a training stands: handed out and not handed in, else by its last result. One that ends within six weeks, or has
 * ended, is to be taken again.
 */
export function standingOf(
  handedOut: { answered: number } | null,
  last: Pick<Result, 'passed' | 'validUntil'> | null,
  today: string,
): Standing {
  if (handedOut) return handedOut.answered > 0 ? 'begun' : 'open'
  if (!last) return 'open'
  if (!last.passed) return 'failed'
  if (last.validUntil === null) return 'passed'
  const left = daysUntil(last.validUntil, today)
  return left < 0 ? 'expired' : left <= renewedWithin ? 'ending' : 'passed'
}
