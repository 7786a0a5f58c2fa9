import { describe, expect, it } from 'vitest'
import { databaseProblem } from '../../../server/database/problems.ts'

const coded = (code: string) => Object.assign(new Error('it failed'), { code })
/** As Drizzle hands errors on. */
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause })

describe('A request that met a lost or starting database', () => {
  it.each([
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated'),
    new Error('Connection terminated due to connection timeout'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Client was closed and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
    new Error('timeout expired'),
    new Error('Cannot use a pool after calling end on the pool'),
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].map(coded),
    ...['57P01', '57P02', '57P03', '08006', '53300'].map(coded),
  ])('is to be sent again: %s', error => {
    expect(databaseProblem(error).code).toBe('notReady')
    expect(databaseProblem(wrapped(wrapped(error))).code).toBe('notReady')
  })

  it.each([new Error('Connection of two crews'), coded('42P01'), coded('ENOENT'), null])(
    'is told from what will not mend by itself: %s',
    error => {
      expect(databaseProblem(wrapped(error)).code).toBe('internal')
    },
  )
})
