import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Answers, noAnswers } from '../../domain/imports/answers.ts'
import { type ImportField, wrongColumns } from '../../domain/imports/fields.ts'
import { unfitRows } from '../../domain/imports/taking.ts'
import type { takeImport as contract } from '../../openapi/imports.ts'
import type { Context } from '../context.ts'
import { type ImportRecord, type ImportState, importRecord } from './import.queries.ts'

/** Within a statement, for each row of what it is selected from. */
export const jobFor = (task: 'checkImport' | 'takeImport'): SQL =>
  sql`select add_tenant_job(${task}, jsonb_build_object('importId', id), 'import ' || id, now())`

/** Nothing is done with it at the moment, and its file is there. */
const rests: readonly ImportState[] = ['columns', 'checked', 'outdated', 'failed']

/** Has every row looked at. Throws `notFound`, `invalidInput` and `outOfTurn`. */
export async function askCheck(
  ctx: Context<'notFound' | 'invalidInput' | 'outOfTurn'>,
  id: string,
  columns: (ImportField | null)[],
  answers: Answers = noAnswers,
): Promise<void> {
  const found = await importRecord(ctx, id, { locked: true })
  const wrong = (message: string) => ctx.refuse('invalidInput', { errors: [{ path: 'body.readAs', message }] })
  if (columns.length !== found.head.length) throw wrong(`says something of ${columns.length} of ${found.head.length}`)
  const problem = wrongColumns(columns, found.kind)
  if (problem) throw wrong(problem === 'twice' ? 'says the same of two' : 'leaves out what every row needs')
  const isSame = isDeepStrictEqual([columns, answers], [found.columns, found.answers])
  const isDone = found.state === 'checking' && isSame
  if (!isDone && !rests.includes(found.state)) throw ctx.refuse('outOfTurn', { state: found.state })
  // The same once more, while it is done, changes nothing.
  await ctx.tx.execute(sql`
    with asked as (update data_import set state = 'checking', since = ${ctx.now}, columns = ${JSON.stringify(columns)}::jsonb, answers = ${JSON.stringify(answers)}::jsonb,
      revision = revision + 1, done = 0, fates = null, questions = '[]', fingerprint = null
    where tenant_id = ${ctx.tenant.id} and id = ${id} and state <> 'checking' returning id)
    ${jobFor('checkImport')} from asked`)
}

/**
 * Has it taken over as it was shown; one that is on its way already goes on. Throws `notFound`, `outOfTurn`,
 * `changedMeanwhile` where it was looked through anew since, and `importHasErrors`.
 */
export async function askTake(
  ctx: Context<'notFound' | 'outOfTurn' | 'changedMeanwhile' | 'importHasErrors'>,
  id: string,
  { revision, leaveOut, takeChanges }: z.output<typeof contract.body>,
): Promise<void> {
  const found: ImportRecord = await importRecord(ctx, id, { locked: true })
  if (found.revision !== revision) throw ctx.refuse('changedMeanwhile', { revision: found.revision })
  const isDone = found.state === 'taking' || found.state === 'taken'
  if (!isDone && found.state !== 'checked') throw ctx.refuse('outOfTurn', { state: found.state })
  const rows = found.fates ? unfitRows(found.fates) : 0
  if (!isDone && rows > 0 && !leaveOut) throw ctx.refuse('importHasErrors', { rows })
  await ctx.tx.execute(sql`
    with asked as (update data_import set state = 'taking', since = ${ctx.now}, done = 0, take_changes = ${takeChanges},
      taken_by_id = ${ctx.who.personId}::uuid
    where tenant_id = ${ctx.tenant.id} and id = ${id} and state = 'checked' returning id)
    ${jobFor('takeImport')} from asked`)
}
