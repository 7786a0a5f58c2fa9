import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { QuestionFile } from '../../openapi/forms.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { refuseAbsent } from '../chosen.ts'
import { type Context, inside, personOf, readApart } from '../context.ts'
import { storedFile } from '../database/tables/files.ts'
import { type HandingProblem, type Sent, answeredBefore, sentOf, taken } from '../documentUploads/take-files.ts'

type Answer = z.input<typeof QuestionFile>

/** Takes an upload of whoever asks as a file a question can have. Opens its own transactions. */
export async function addQuestionFile(ctx: Context<HandingProblem>, uploadId: string): Promise<Answer> {
  const { tenant, services, keyed, now } = ctx
  const found = await readApart(ctx, async within => {
    const { rows } = await within.tx.execute<Sent>(sql`select ${sentOf(ctx, [uploadId])}`)
    return rows[0]
  })
  const sent = found?.sent ?? []
  const before = sent.length === 0 && (await answeredBefore<Answer>(ctx))
  if (before) return before
  const { rows, files } = await taken(ctx, [uploadId], sent, 'uploadId')
  const [file] = files
  if (!file) throw new Error('an upload held no file')
  const id = crypto.randomUUID()
  const name = sent[0]?.name ?? 'file'
  return services.database.withTenant(tenant.id, async tx => {
    const stored = keyed && (await claimKey(inside(ctx, tx).tx, keyed, now))
    if (stored) return JSON.parse(stored.body ?? '') as Answer
    await tx.insert(storedFile).values(rows)
    const used = await tx.execute(sql`
      with used as (update upload set used_at = ${now}, expires_at = ${now}
        where tenant_id = ${tenant.id} and id = ${uploadId} and used_at is null returning id)
      insert into question_file (tenant_id, id, name, file, created_at, created_by_id)
      select ${tenant.id}, ${id}::uuid, ${name}::text, ${JSON.stringify(file)}::jsonb, ${now}::timestamptz,
        ${personOf(ctx)}::uuid from used returning id`)
    if (used.rows.length === 0) refuseAbsent(ctx, ['uploadId'])
    const format = file.contentType === 'application/pdf' ? ('pdf' as const) : ('picture' as const)
    const answer = { id, name, format, size: file.size }
    if (keyed) await storeAnswer(tx, keyed, 201, JSON.stringify(answer))
    return answer
  })
}
