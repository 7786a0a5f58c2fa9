import type { Answers, Question } from '../../domain/imports/answers.ts'
import type { ImportField, ImportKind } from '../../domain/imports/fields.ts'
import type { ImportFate } from '../../domain/imports/taking.ts'
import { inThread } from '../queue/thread.ts'
import type { TableProblem } from './read-table.ts'

export interface Asked {
  bytes: Uint8Array
  kind: ImportKind
  /** Absent: it is only read. `known`: what is there already, as JSON. */
  judging?: { columns: (ImportField | null)[]; answers: Answers; known: string }
}
export interface ReadTable {
  head: string[]
  sample: string[][]
  rows: number
}
/** Rows as JSON, in pieces that are written at once. */
export interface JudgedTable {
  pieces: string[]
  fates: Record<ImportFate, number>
  questions: Question[]
  rows: number
}
export type Said = { refused: TableProblem } | { read: ReadTable } | { judged: JudgedTable }

/** Milliseconds and megabytes for one table. */
const limits = { most: 120_000, megabytes: 1024 }

/** Large tables fill the memory: one is read after the other. */
let last: Promise<unknown> = Promise.resolve()

/** A table, read in a thread of its own. One that takes too long or too much memory is too large. */
export function inTableThread(asked: Asked): Promise<Said> {
  const turn = last.then(() => asks(asked))
  last = turn.catch(() => undefined)
  return turn
}

async function asks(asked: Asked): Promise<Said> {
  try {
    const outcome = await inThread<Said, Said>(
      { beside: import.meta.url, name: 'table-worker', data: asked },
      { ...limits, signal: new AbortController().signal },
      said => said,
    )
    return typeof outcome === 'string' ? { refused: 'tableTooLarge' } : outcome
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      return { refused: 'tableTooLarge' }
    throw error
  }
}
