import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { mayUpload, type UploadState } from '../../domain/documents/certificate.ts'
import type {
  DocumentUpload,
  NewDocumentUpload,
  NewPersonDocument,
  PersonDocument,
} from '../../openapi/documentUploads.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { isOffice } from '../access/principal.ts'
import { refuseAbsent } from '../chosen.ts'
import { type Context, inside, personOf, readApart } from '../context.ts'
import { storedFile } from '../database/tables/files.ts'
import type { CaptionColumns } from '../wire.ts'
import { type HandingProblem, type Sent, type Taken, answeredBefore, sentOf, taken } from './take-files.ts'
import { tellAsked } from './tell-person.ts'
import { uploadWire } from './upload.queries.ts'

type Entered = Pick<z.output<typeof NewDocumentUpload>, 'paperNumber' | 'issuedBy' | 'validFrom' | 'validUntil'>
type Answer = z.input<typeof PersonDocument>
type Upload = z.input<typeof DocumentUpload>

const orNull = (text: string | undefined) => text || null
const detailsOf = ({ paperNumber, issuedBy, validFrom, validUntil }: Entered) => ({
  paperNumber: orNull(paperNumber),
  issuedBy: orNull(issuedBy),
  validFrom: validFrom ?? null,
  validUntil: validUntil ?? null,
})

interface Added extends Taken {
  id: string
  documentId: string
  number: number
  uploadIds: readonly string[]
  entered: Entered
}

/** Within a statement: uploads are used, and what they hold is an upload of the document in review. */
function adding(ctx: Context, { id, documentId, number, files, uploadIds, entered }: Added): SQL {
  const { paperNumber, issuedBy, validFrom, validUntil } = detailsOf(entered)
  return sql`used as (
      update upload set used_at = ${ctx.now}, expires_at = ${ctx.now}
      where tenant_id = ${ctx.tenant.id} and id = any(${sql.param(uploadIds)}::uuid[]) and used_at is null returning id),
    added as (
      insert into document_upload (tenant_id, id, document_id, number, state, files, paper_number, issued_by, valid_from,
        valid_until, uploaded_at, uploaded_by_id)
      values (${ctx.tenant.id}, ${id}, ${documentId}, ${number}, 'inReview', ${JSON.stringify(files)}::jsonb,
        ${paperNumber}, ${issuedBy}, ${validFrom}, ${validUntil}, ${ctx.now}, ${personOf(ctx)})
      on conflict do nothing returning id)`
}

const wireOf = (ctx: Context, { id, number, files, entered }: Added, by: string | null): Upload =>
  uploadWire({
    ...{ id, number, state: 'inReview', files, ...detailsOf(entered) },
    ...{ uploadedAt: ctx.now.toISOString(), uploadedBy: by ?? '', decidedAt: null, decidedBy: null, reason: null },
  })

/** A paper of a person, with what was uploaded of it; the office may as well only ask for one. Opens its own transactions. */
export async function newPersonDocument(
  ctx: Context<HandingProblem | 'uploadMissing'>,
  personId: string,
  body: z.output<typeof NewPersonDocument>,
): Promise<Answer> {
  const { uploadIds, typeId } = body
  if (uploadIds.length === 0 && !isOffice(ctx.who)) throw ctx.refuse('uploadMissing')
  const { tenant, services, keyed, now } = ctx
  const found = await readApart(ctx, async within => {
    const { rows } = await within.tx.execute<Sent & { type: CaptionColumns | null; known: boolean }>(sql`
      select ${sentOf(ctx, uploadIds)},
        (select json_build_object('id', y.id, 'caption', y.caption, 'code', y.code) from lookup y
          where y.tenant_id = ${tenant.id} and y.kind = 'documentTypes' and y.removed_at is null and y.id = ${typeId}) as type,
        exists (select from person w where w.tenant_id = ${tenant.id} and w.id = ${personId}) as known`)
    return rows[0]
  })
  if (!found?.known) throw ctx.refuse('notFound')
  const { type } = found
  if (!type) {
    refuseAbsent(ctx, ['typeId'])
    throw ctx.refuse('notFound')
  }
  const before = found.sent.length < uploadIds.length && (await answeredBefore<Answer>(ctx))
  if (before) return before
  const documentId = crypto.randomUUID()
  const files = await taken(ctx, uploadIds, found.sent)
  const added = { ...files, id: crypto.randomUUID(), documentId, number: 1, uploadIds, entered: body }
  const name = body.name || type.caption
  const made = sql`insert into document (tenant_id, id, name, type_id, person_id, wants, due_date, signatories_order,
      asks_rating, created_at, created_by_id)
    values (${tenant.id}, ${documentId}, ${name}, ${typeId}, ${personId}, 'upload', ${body.dueDate ?? null},
      'one by one', false, ${now}, ${personOf(ctx)})`
  return services.database.withTenant(tenant.id, async tx => {
    const within = inside(ctx, tx)
    const stored = keyed && (await claimKey(within.tx, keyed, now))
    if (stored) return JSON.parse(stored.body ?? '') as Answer
    if (uploadIds.length === 0) {
      const { queued, jobs } = tellAsked(within, documentId, personId)
      await tx.execute(sql`with made as (${made}), ${queued} select ${jobs} as queued`)
    } else {
      await tx.insert(storedFile).values(files.rows)
      await use(within, sql`with made as (${made}), ${adding(within, added)}`, uploadIds)
    }
    const answer: Answer = {
      ...{ id: documentId, name, type, wants: 'upload', dueDate: body.dueDate ?? null, validUntil: null },
      ...{ place: null, signatories: 0, waitsFor: null },
      state: uploadIds.length === 0 ? 'toUpload' : 'inReview',
      uploadedAt: uploadIds.length === 0 ? null : now.toISOString(),
    }
    if (keyed) await storeAnswer(tx, keyed, 201, JSON.stringify(answer))
    return answer
  })
}

/** Whether it was added; uploads that somebody else's request has used meanwhile are `notFound`. */
async function use(ctx: Context<'notFound'>, withs: SQL, uploadIds: readonly string[]): Promise<boolean> {
  const { rows } = await ctx.tx.execute<{ used: number; added: number }>(
    sql`${withs} select (select count(*)::int from used) as used, (select count(*)::int from added) as added`,
  )
  if (rows[0]?.used !== uploadIds.length) refuseAbsent(ctx, ['uploadIds'])
  return rows[0]?.added === 1
}

type Standing = { deleted: boolean; uploads: { state: UploadState }[] }

/** A further upload, in place of one that waits where they say so: what was approved before counts until this one is. Opens its own transactions. */
export async function newUpload(
  ctx: Context<HandingProblem | 'uploadInReview' | 'documentDeleted'>,
  documentId: string,
  entered: z.output<typeof NewDocumentUpload>,
): Promise<Upload> {
  const { tenant, services, keyed, now } = ctx
  const { uploadIds } = entered
  const found = await readApart(ctx, async within => {
    const { rows } = await within.tx.execute<Sent & { document: Standing | null }>(sql`
      select ${sentOf(ctx, uploadIds)}, (select json_build_object('deleted', d.deleted_at is not null,
          'uploads', (select coalesce(json_agg(json_build_object('state', u.state)), '[]') from document_upload u
            where u.tenant_id = d.tenant_id and u.document_id = d.id))
        from document d where d.tenant_id = ${tenant.id} and d.id = ${documentId}) as document`)
    return rows[0]
  })
  if (!found?.document) throw ctx.refuse('notFound')
  const before = found.sent.length < uploadIds.length && (await answeredBefore<Upload>(ctx))
  if (before) return before
  if (found.document.deleted) throw ctx.refuse('documentDeleted')
  if (!mayUpload(found.document.uploads) && !entered.replaces) throw ctx.refuse('uploadInReview')
  const files = await taken(ctx, uploadIds, found.sent)
  const number = found.document.uploads.length + 1
  const added = { ...files, id: crypto.randomUUID(), documentId, number, uploadIds, entered }
  return services.database.withTenant(tenant.id, async tx => {
    const within = inside(ctx, tx)
    const stored = keyed && (await claimKey(tx, keyed, now))
    if (stored) return JSON.parse(stored.body ?? '') as Upload
    await tx.insert(storedFile).values(files.rows)
    // Decided about meanwhile it stays as it is, and this is a newer one.
    if (entered.replaces)
      await tx.execute(sql`
        update document_upload set state = 'withdrawn', decided_at = ${now}, decided_by_id = ${personOf(ctx)}
        where tenant_id = ${tenant.id} and document_id = ${documentId} and state = 'inReview'`)
    if (!(await use(within, sql`with ${adding(within, added)}`, uploadIds))) throw ctx.refuse('uploadInReview')
    const answer = wireOf(within, added, found.by)
    if (keyed) await storeAnswer(tx, keyed, 201, JSON.stringify(answer))
    return answer
  })
}
