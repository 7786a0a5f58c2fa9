import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isWhole, mayFinish, unanswered, unsigned, withFinding } from '../../domain/securityChecks/security-check.ts'
import type { NewSecurityCheckAnswer, NewSecurityCheckSignature } from '../../openapi/securityChecks.ts'
import { type Context, personOf } from '../context.ts'
import { trueTime } from '../projectCrewItems/true-time.ts'
import { type CheckRow, type WhichCheck, checkRow } from './security-check.queries.ts'

/** Within a statement, as `held`: the check, begun if there is none, and locked; whoever comes at once waits here. */
const held = (ctx: Context, crewId: string, { formId, date, shift }: WhichCheck): SQL => sql`held as (
  insert into security_check as k (tenant_id, id, crew_id, questionnaire_id, date, shift, created_at)
    values (${ctx.tenant.id}, ${crypto.randomUUID()}, ${crewId}, ${formId}, ${date}, ${shift}, ${ctx.now})
    on conflict on constraint security_check_once do update set date = excluded.date
    returning k.id, k.created_at, k.finished_at)`
type Held = { id: string; begunAt: string; finishedAt: string | null; done: boolean }
const told = sql.raw(`held.id, held.created_at as "begunAt", held.finished_at as "finishedAt"`)

async function write(ctx: Context, statement: SQL): Promise<Held> {
  const { rows } = await ctx.tx.execute<Held>(statement)
  const [row] = rows
  if (!row) throw new Error('a security check was neither begun nor found')
  return row
}

/** The last word about one thing. Said once more, the same changes nothing. */
export async function answerCheck(
  ctx: Context<'notFound' | 'formHandedIn' | 'fieldMissing'>,
  crewId: string,
  { questionId, finding, text, ...which }: z.output<typeof NewSecurityCheckAnswer>,
): Promise<CheckRow> {
  const row = await checkRow(ctx, crewId, which)
  if (!row.questions.some(({ id }) => id === questionId))
    throw ctx.refuse('notFound', { errors: [{ path: 'body.questionId' }] })
  const given = finding && { questionId, finding, text: text || null, answeredAt: ctx.now.toISOString() }
  if (given && !isWhole(given)) throw ctx.refuse('fieldMissing', { field: 'text' })
  if (row.finishedAt) throw ctx.refuse('formHandedIn', { at: row.finishedAt })
  const before = row.answers.find(one => one.questionId === questionId)
  if (before?.finding === given?.finding && before?.text === given?.text) return row
  const { id: tenantId } = ctx.tenant
  const said = given
    ? sql`insert into security_check_answer as a (tenant_id, id, check_id, question_id, finding, text, answered_at, answered_by_id)
        select ${tenantId}, ${crypto.randomUUID()}, held.id, ${questionId}, ${given.finding}, ${given.text}, ${ctx.now}, ${personOf(ctx)}
          from held where held.finished_at is null
        on conflict on constraint security_check_answer_once do update set finding = excluded.finding, text = excluded.text,
          answered_at = excluded.answered_at, answered_by_id = excluded.answered_by_id`
    : sql`delete from security_check_answer a using held where held.finished_at is null and a.tenant_id = ${tenantId}
        and a.check_id = held.id and a.question_id = ${questionId}`
  const { id, begunAt, finishedAt } = await write(
    ctx,
    sql`with ${held(ctx, crewId, which)}, said as (${said}) select ${told}, true as done from held`,
  )
  // It was finished while this one waited.
  if (finishedAt) throw ctx.refuse('formHandedIn', { at: finishedAt })
  const after = withFinding(row.answers, questionId, given ?? null)
  const answers = row.questions.flatMap(question => after.filter(one => one.questionId === question.id))
  return { ...row, id, begunAt, answers }
}

/**
 * Each person signs once: the first signature counts, whichever tablet it came from. Whoever comes after the check was
 * finished signs as well, with a time of their own.
 */
export async function signCheck(
  ctx: Context<'notFound' | 'alreadySigned'>,
  crewId: string,
  { personId, signature, made, sent, offsetBefore, ...which }: z.output<typeof NewSecurityCheckSignature>,
): Promise<CheckRow> {
  const row = await checkRow(ctx, crewId, which)
  const signer = row.people.find(({ person }) => person.id === personId)
  if (signer?.signedAt) return mustBeTheSame(ctx, row, signer, signature)
  if (!signer) throw ctx.refuse('notFound', { errors: [{ path: 'body.personId' }] })
  const at = new Date(Math.min(trueTime(ctx.now, { made, sent, offsetBefore }).to, ctx.now.getTime()))
  const { id, begunAt, done } = await write(
    ctx,
    sql`with ${held(ctx, crewId, which)}, kept as (
      insert into security_check_signature (tenant_id, id, check_id, person_id, signature, signed_at, recorded_by_id)
        select ${ctx.tenant.id}, ${crypto.randomUUID()}, held.id, ${personId}, ${JSON.stringify(signature)}::jsonb, ${at}, ${personOf(ctx)}
          from held
        on conflict on constraint security_check_signature_once do nothing returning id)
      select ${told}, exists (select from kept) as done from held`,
  )
  // Somebody else's tablet was faster.
  if (!done) throw ctx.refuse('alreadySigned', { person: signer.person.name })
  const signedAt = at.toISOString()
  const people = row.people.map(one => (one === signer ? { ...one, signature, signedAt } : one))
  return { ...row, id, begunAt, people }
}

/** The same drawing again is the same as once. */
function mustBeTheSame(
  ctx: Context<'alreadySigned'>,
  row: CheckRow,
  { person, signature, signedAt }: CheckRow['people'][number],
  again: object,
): CheckRow {
  if (JSON.stringify(ordered(signature)) === JSON.stringify(ordered(again))) return row
  throw ctx.refuse('alreadySigned', { person: person.name, at: signedAt })
}
const ordered = (drawing: unknown) => {
  const { ratio, strokes } = drawing as { ratio: number; strokes: unknown }
  return { ratio, strokes }
}

/** From now on nothing of it changes. Throws what is still to be said, and who is still to sign. */
export async function finishCheck(
  ctx: Context<'notFound' | 'answersMissing' | 'signaturesMissing'>,
  crewId: string,
  which: WhichCheck,
): Promise<CheckRow> {
  await ctx.tx.execute(sql`select 1 from security_check where tenant_id = ${ctx.tenant.id} and crew_id = ${crewId}
    and questionnaire_id = ${which.formId} and date = ${which.date} and shift = ${which.shift} for no key update`)
  const row = await checkRow(ctx, crewId, which)
  if (row.finishedAt) return row
  const open = unanswered(row.questions, row.answers)
  if (open.length || row.id === null)
    throw ctx.refuse('answersMissing', { questions: open.map(({ id, label }) => ({ id, label })) })
  const waiting = unsigned(row.people)
  if (!mayFinish(row.questions, row.answers, row.people))
    throw ctx.refuse('signaturesMissing', { people: waiting.map(({ person }) => person.name) })
  const { rows } = await ctx.tx.execute<{ by: string }>(sql`
    update security_check k set finished_at = ${ctx.now}, finished_by_id = w.id from person w
      where w.tenant_id = k.tenant_id and w.id = ${personOf(ctx)} and k.tenant_id = ${ctx.tenant.id} and k.id = ${row.id}
      returning w.first_name || ' ' || w.last_name as by`)
  return { ...row, finishedAt: ctx.now.toISOString(), finishedBy: rows[0]?.by ?? null }
}
