import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { mayDecide } from '../../domain/documents/certificate.ts'
import type { DocumentUpload, DocumentUploadApproval } from '../../openapi/documentUploads.ts'
import { type Context, personOf } from '../context.ts'
import { one } from '../one.ts'
import { tellPerson } from './tell-person.ts'
import { type UploadRow, uploadFields, uploadPeople, uploadWire } from './upload.queries.ts'

type Answer = z.input<typeof DocumentUpload>
type Deciding = Context<'notFound' | 'uploadDecided'>
type Held = { upload: UploadRow; name: string; personId: string; typeId: string; by: string }

/** An upload nobody has decided about, held so that of two who decide the second finds what the first did. */
async function hold(ctx: Deciding, id: string): Promise<Held> {
  const held = await one<Held>(
    ctx,
    sql`select json_build_object(${uploadFields}) as upload, d.name, d.person_id as "personId", d.type_id as "typeId",
        (select m.first_name || ' ' || m.last_name from person m where m.tenant_id = u.tenant_id
          and m.id = ${personOf(ctx)}) as "by"
      from document_upload u join document d on d.tenant_id = u.tenant_id and d.id = u.document_id ${uploadPeople}
      where u.tenant_id = ${ctx.tenant.id} and u.id = ${id} for no key update of u`,
  )
  if (!mayDecide(held.upload.state)) throw ctx.refuse('uploadDecided', { state: held.upload.state })
  return held
}

const told = (ctx: Context, { upload, by }: Held, more: Partial<UploadRow>): Answer =>
  uploadWire({ ...upload, ...more, decidedAt: ctx.now.toISOString(), decidedBy: by })

const decided = (ctx: Context, id: string, set: SQL): SQL => sql`
  update document_upload set decided_at = ${ctx.now}, decided_by_id = ${personOf(ctx)}, ${set}
  where tenant_id = ${ctx.tenant.id} and id = ${id}`

export async function withdrawUpload(ctx: Deciding, id: string): Promise<Answer> {
  const held = await hold(ctx, id)
  await ctx.tx.execute(decided(ctx, id, sql`state = 'withdrawn'`))
  return told(ctx, held, { state: 'withdrawn' })
}

const corrected = <T>(said: T | undefined, present: T | null): T | null => (said === undefined ? present : said || null)

/** It counts from now on. Whatever its type proves is proven as long as it holds. */
export async function approveUpload(
  ctx: Deciding,
  id: string,
  body: z.output<typeof DocumentUploadApproval>,
): Promise<Answer> {
  const held = await hold(ctx, id)
  const { upload, name, personId, typeId } = held
  const details = {
    paperNumber: corrected(body.paperNumber, upload.paperNumber),
    issuedBy: corrected(body.issuedBy, upload.issuedBy),
    validFrom: corrected(body.validFrom, upload.validFrom),
    validUntil: corrected(body.validUntil, upload.validUntil),
  }
  const { paperNumber, issuedBy, validFrom, validUntil } = details
  const proof = [name, paperNumber].filter(Boolean).join(', ').slice(0, 200)
  await ctx.tx.execute(sql`
    with decided as (${decided(
      ctx,
      id,
      sql`state = 'approved', paper_number = ${paperNumber}, issued_by = ${issuedBy}, valid_from = ${validFrom},
        valid_until = ${validUntil}`,
    )}),
    proven as (
      insert into person_function (tenant_id, id, person_id, function_id, proof, valid_until, created_at)
      select p.tenant_id, gen_random_uuid(), ${personId}::uuid, p.function_id, ${proof}::text, ${validUntil}::date,
        ${ctx.now}::timestamptz
      from document_proof p where p.tenant_id = ${ctx.tenant.id} and p.type_id = ${typeId}
      on conflict on constraint person_function_once do update set proof = excluded.proof, valid_until = excluded.valid_until),
    ${telling(ctx, id, personId, 'approved')}`)
  return told(ctx, held, { ...details, state: 'approved' })
}

/** It does not count, and the person is told why. */
export async function declineUpload(ctx: Deciding, id: string, reason: string): Promise<Answer> {
  const held = await hold(ctx, id)
  await ctx.tx.execute(sql`
    with decided as (${decided(ctx, id, sql`state = 'declined', reason = ${reason}`)}),
    ${telling(ctx, id, held.personId, 'declined')}`)
  return told(ctx, held, { state: 'declined', reason })
}

/** The end of a statement: a mail to the person, where they have an address. */
function telling(ctx: Context, uploadId: string, personId: string, state: string): SQL {
  const data = sql`jsonb_build_object('uploadId', ${uploadId}::text, 'state', ${state}::text)`
  const { queued, jobs } = tellPerson(ctx, { kind: 'documentDecided', data, personId })
  return sql`${queued} select ${jobs} as queued`
}
