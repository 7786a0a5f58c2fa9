import type { z } from 'zod'
import type { ImportAnswers, importQuestions } from '../../openapi/imports.ts'
import type { ImportField } from './fields.ts'
import type { RowProblem } from './kind.ts'

export type Answers = z.output<typeof ImportAnswers>
export type About = (typeof importQuestions)[number]
/** What one answer settles, and in how many rows. */
export interface Question {
  asks: About
  field: ImportField | null
  text: string
  becomes: string
  rows: number
  answered: boolean
}

export const noAnswers: Answers = { dayNumbers: false, monthFirst: false, formulas: false, doubles: false, instead: [] }

const key = (field: ImportField, text: string) => `${field} ${text}`

/** Answers as they are looked up while rows are read, and what they have settled. */
export class GivenAnswers {
  readonly #instead: ReadonlyMap<string, string>
  /** Of the row that is read. */
  readonly settled: Omit<Question, 'rows' | 'answered'>[] = []
  readonly said: Omit<Answers, 'instead'>
  constructor({ instead, ...said }: Answers) {
    this.said = said
    this.#instead = new Map(instead.map(({ field, text, becomes }) => [key(field, text), becomes]))
  }
  /** What is taken wherever this stands; undefined: nothing was said of it. */
  instead(field: ImportField, text: string): string | undefined {
    const becomes = this.#instead.get(key(field, text))
    if (becomes !== undefined) this.settle('instead', field, text, becomes)
    return becomes
  }
  settle(asks: About, field: ImportField | null, text: string, becomes: string): void {
    this.settled.push({ asks, field, text, becomes })
  }
}

const abouts: Partial<Record<RowProblem['reason'], About>> = {
  ...{ formula: 'formulas', dayNumber: 'dayNumbers', monthFirst: 'monthFirst' },
}
/** Of the whole row, settled by nothing that could stand in the cell, or wrong on this row's day alone. */
const unanswered: readonly RowProblem['reason'][] = [
  ...(['missing', 'tooManyCells', 'ownNumber', 'notCrew', 'wasErased', 'numberTaken', 'changeThere'] as const),
  ...(['timeInGap', 'timeIsDoubled'] as const),
]

/** Which answer settles a problem for all rows alike; null: none does. */
export function aboutOf({ field, reason, becomes, text }: RowProblem): About | null {
  if (field === null || unanswered.includes(reason)) return null
  if (becomes !== null) return abouts[reason] ?? 'instead'
  return text === '' ? null : 'instead'
}

const questionKey = ({ asks, field, text }: Pick<Question, 'asks' | 'field' | 'text'>) =>
  asks === 'instead' ? `${asks} ${field} ${text}` : asks

/** Counts the rows each answer settles, or would. */
export class Questions {
  readonly #found = new Map<string, Question>()
  /** What one row asks or has answered; counted once. */
  count(of: readonly Omit<Question, 'rows'>[]): void {
    const seen = new Set<string>()
    for (const one of of) {
      const at = questionKey(one)
      if (seen.has(at)) continue
      seen.add(at)
      const found = this.#found.get(at)
      if (found) found.rows++
      else this.#found.set(at, { ...one, rows: 1 })
    }
  }
  /** Those that settle most first, no more than anybody reads. */
  all(most = 40): Question[] {
    return [...this.#found.values()].toSorted((a, b) => b.rows - a.rows).slice(0, most)
  }
}

/** What is answered anew: the answer to one question beside those that were given. */
export function withAnswer(
  answers: Answers,
  { asks, field, text, becomes }: Pick<Question, 'asks' | 'field' | 'text' | 'becomes'>,
): Answers {
  if (asks !== 'instead') return { ...answers, [asks]: true }
  if (field === null) return answers
  return { ...answers, instead: [...withoutText(answers, field, text), { field, text, becomes }] }
}

/** The same without the answer to it. */
export function withoutAnswer(
  answers: Answers,
  { asks, field, text }: Pick<Question, 'asks' | 'field' | 'text'>,
): Answers {
  if (asks !== 'instead') return { ...answers, [asks]: false }
  return field === null ? answers : { ...answers, instead: withoutText(answers, field, text) }
}

const withoutText = ({ instead }: Answers, field: ImportField, text: string) =>
  instead.filter(one => one.field !== field || one.text !== text)
