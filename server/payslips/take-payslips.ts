import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isNew } from '../../domain/payslips/match-payslips.ts'
import type { PayslipsAsked, PayslipsTaken, PayslipsTaking } from '../../openapi/payslips.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { logging } from '../activities/log.ts'
import { refuseAbsent } from '../chosen.ts'
import { type Context, inside, readApart } from '../context.ts'
import type { storedFile } from '../database/tables/files.ts'
import { type Sent, answeredBefore, sentOf } from '../documentUploads/take-files.ts'
import { hashOf, putBytes } from '../files/stored-files.ts'
import { mailsWithin, ownLanguage } from '../mail/mails-within.ts'
import { type Matched, matched, takingOf } from './payslip.queries.ts'
import { type ReadFile, type ReadingProblem, arrived, readFiles, unpackedFiles } from './read-files.ts'

type Answer = z.input<typeof PayslipsTaken>
type StoredRow = typeof storedFile.$inferInsert

const sentOnes = (ctx: Context, ids: readonly string[]) =>
  readApart(ctx, async within => {
    const { rows } = await within.tx.execute<Sent>(sql`select ${sentOf(ctx, ids)}`)
    return rows[0]?.sent ?? []
  })

/** What becomes of the files of uploads in a month (its first day); nothing is kept but the uploads, as they are. Opens its own transactions. */
export async function lookAt(
  ctx: Context<ReadingProblem>,
  month: string,
  { uploadIds, assigned }: z.output<typeof PayslipsAsked>,
): Promise<Matched> {
  const files = await readFiles(ctx, arrived(ctx, uploadIds, await sentOnes(ctx, uploadIds)))
  return readApart(ctx, within => matched(within, month, files, assigned))
}

/**
 * Every payslip that fits becomes the one of its payroll, in one transaction, and whose it is is told. Throws
 * `payslipsChanged` where it is something else than was shown. Opens its own transactions.
 */
export async function takePayslips(
  ctx: Context<ReadingProblem | 'idempotencyKeyReused' | 'payslipsChanged'>,
  month: string,
  asked: z.output<typeof PayslipsTaking>,
): Promise<Answer> {
  const { services, tenant, keyed, now } = ctx
  const sent = await sentOnes(ctx, asked.uploadIds)
  const before = sent.length < asked.uploadIds.length && (await answeredBefore<Answer>(ctx))
  if (before) return before
  const uploads = arrived(ctx, asked.uploadIds, sent)
  const files = await readFiles(ctx, uploads)
  const shown = await readApart(ctx, within => matched(within, month, files, asked.assigned))
  const { seal, count } = takingOf(shown)
  if (seal !== asked.seal) throw ctx.refuse('payslipsChanged', { count })
  const taken = newOf(shown)
  const stored = new Map<string, StoredRow>()
  const wanted = new Map(taken.map(({ file, payroll }) => [file.sha256, `${payroll.number}.pdf`]))
  for await (const { bytes } of unpackedFiles(ctx, uploads)) {
    const sha256 = hashOf(bytes)
    const name = wanted.get(sha256)
    if (name !== undefined && !stored.has(sha256))
      stored.set(sha256, await putBytes(services, tenant.id, { name, contentType: 'application/pdf', bytes }))
  }
  return services.database.withTenant(tenant.id, async tx => {
    const within = inside(ctx, tx)
    const answered = keyed && (await claimKey(tx, keyed, now))
    if (answered) return JSON.parse(answered.body ?? '') as Answer
    if (taken.length > 0) await keep(within, month, taken, stored, asked.uploadIds)
    const answer = { taken: taken.length }
    if (keyed) await storeAnswer(tx, keyed, 200, JSON.stringify(answer))
    return answer
  })
}

interface New {
  file: ReadFile
  personId: string
  payroll: { id: string; number: string; fileId: string | null }
  replaces: boolean
}
const newOf = ({ matched }: Matched): New[] =>
  matched.flatMap(({ file, payee, fate }) =>
    payee?.payroll && isNew(fate)
      ? [{ file, personId: payee.person.id, payroll: payee.payroll, replaces: fate === 'replaces' }]
      : [],
  )

/**
 * What was there is no payslip any more: its file is taken away with whatever nothing holds. Throws what somebody else's
 * request has done meanwhile: `payslipsChanged` where it was to one of these payslips, `notFound` where to an upload.
 */
async function keep(
  ctx: Context<'notFound' | 'payslipsChanged'>,
  month: string,
  taken: readonly New[],
  stored: ReadonlyMap<string, StoredRow>,
  uploadIds: readonly string[],
): Promise<void> {
  const { tx, tenant, now, who } = ctx
  const given = taken.map(({ file, payroll }) => {
    const row = stored.get(file.sha256)
    if (!row) throw new Error('a payslip was not stored')
    return {
      payroll: payroll.id,
      former: payroll.fileId,
      file: row.id,
      name: row.name,
      size: row.size,
      sha256: row.sha256,
    }
  })
  const lines = taken.map(({ personId, payroll, replaces }) => ({
    code: replaces ? ('payslipReplaced' as const) : ('payslipTaken' as const),
    ...{ personId, text: `${month.slice(0, 7)}, ${payroll.number}` },
  }))
  const { queued, jobs } = mailsWithin(tenant, now, {
    kind: 'payslip',
    data: sql`jsonb_build_object('payrollId', y.id)`,
    recipient: sql`w.email`,
    language: ownLanguage(tenant, sql`w.language`),
    from: sql`given g join payroll y on y.tenant_id = ${tenant.id} and y.id = g.payroll
      join person w on w.tenant_id = y.tenant_id and w.id = y.person_id and w.email is not null`,
    createdById: who.personId,
  })
  const { rows } = await tx.execute<{ used: number; kept: number; queued: string }>(sql`
    with given as (select * from json_to_recordset(${JSON.stringify(given)}::json)
        g (payroll uuid, former uuid, file uuid, name text, size int, sha256 text)),
    files as (insert into stored_file (tenant_id, id, name, content_type, size, sha256, created_at)
      select ${tenant.id}, g.file, g.name, 'application/pdf', g.size, g.sha256, ${now} from given g),
    kept as (
      insert into payroll_payslip (tenant_id, id, payroll_id, file_id, taken_at, taken_by_id)
      select ${tenant.id}, gen_random_uuid(), g.payroll, g.file, ${now}, ${who.personId} from given g
      where g.former is null or exists (select from payroll_payslip p where p.tenant_id = ${tenant.id} and p.file_id = g.former)
      order by g.payroll
      on conflict (tenant_id, payroll_id) do update set file_id = excluded.file_id, taken_at = excluded.taken_at,
        taken_by_id = excluded.taken_by_id
        where payroll_payslip.file_id = (select g.former from given g where g.payroll = excluded.payroll_id)
      returning id),
    used as (update upload set used_at = ${now}, expires_at = ${now} where tenant_id = ${tenant.id}
      and id = any(${sql.param(uploadIds)}::uuid[]) and used_at is null returning id),
    logged as (${logging(ctx, lines)}),
    ${queued}
    select (select count(*)::int from used) as used, (select count(*)::int from kept) as kept,
      ${jobs} as queued`)
  if (rows[0]?.kept !== taken.length) throw ctx.refuse('payslipsChanged', { count: taken.length })
  if (rows[0]?.used !== uploadIds.length) refuseAbsent(ctx, ['uploadIds'])
}
