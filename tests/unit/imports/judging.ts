import { type Answers, GivenAnswers, noAnswers } from '../../../domain/imports/answers.ts'
import type { ImportField, ImportKind } from '../../../domain/imports/fields.ts'
import { judgeTable } from '../../../domain/imports/judge-rows.ts'
import type { Knowledge, Known, Values } from '../../../domain/imports/kind.ts'
import { kinds } from '../../../domain/imports/kinds.ts'
import { readRow } from '../../../domain/imports/read-row.ts'

type Columns = readonly (ImportField | null)[]

/** What becomes of rows, the cells of each parted by bars, held against what is known. */
export const judging =
  (kind: ImportKind, columns: Columns, always: Partial<Knowledge> = {}) =>
  (rows: readonly string[], knowledge: Partial<Knowledge> = {}, answers: Partial<Answers> = {}) =>
    judgeTable(
      {
        ...{ rows: rows.map((row, at) => ({ line: at + 2, cells: row.split('|') })), columns, kind },
        answers: { ...noAnswers, ...answers },
      },
      { items: [], ...always, ...knowledge },
    )

/** The fate of each row, and whom, which line or what problem it is of. */
export const inShort = ({ judged }: ReturnType<typeof judgeTable>) =>
  judged.map(({ fate, target, firstLine, problems, matches }) => [
    fate,
    target ?? firstLine ?? problems[0]?.reason ?? matches[0] ?? null,
  ])

/** What a row says where nothing is known and nothing was answered. */
export const rowOf = (kind: ImportKind, columns: Columns, cells: readonly string[]) =>
  readRow(cells, columns, kinds[kind], { knowledge: { items: [] }, answers: new GivenAnswers(noAnswers) })

export const known = (id: string, values: Values): Known => ({ id, own: false, values })
