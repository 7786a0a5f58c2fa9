import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isDrawn } from '../../domain/documents/document-type.ts'
import type { Document, NewDocument } from '../../openapi/documents.shapes.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { type Chosen, mustBeThere } from '../chosen.ts'
import { type Context, inside, personOf } from '../context.ts'
import { type ScanProblem, scanned } from '../files/scan.ts'
import { tellAsked } from '../documentUploads/tell-person.ts'
import { putBytes, recordFile } from '../files/stored-files.ts'
import { type DocumentRow, documentRow, documentWire } from './document.queries.ts'
import { readPdf } from './read-pdf.ts'
import { tellNext } from './tell-next.ts'
import { addLink } from './trail.ts'

type Answer = z.input<typeof Document>

/** What a document may be about, and the table of each. */
const aboutTables = [
  ['personId', 'person'],
  ['companyId', 'company'],
  ['contactId', 'contact'],
  ['projectId', 'project'],
  ['rateCardId', 'rate_card'],
  ['staffContractId', 'staff_contract'],
] as const

/**
 * A document without a file yet: only the desks see it. Throws `notFound` with the fields that name what is not there, and
 * `notDrawn` where papers of its type are signed by hand or with a certificate.
 */
export async function makeDocument(
  ctx: Context<'notFound' | 'notDrawn'>,
  body: z.output<typeof NewDocument>,
): Promise<Answer> {
  const people = sql`person r where true`
  const chosen: Chosen[] = [
    { field: 'typeId', id: body.typeId, of: sql`lookup r where r.kind = 'documentTypes' and r.removed_at is null` },
    ...aboutTables.flatMap(([field, table]) => {
      const id = body[field]
      return id ? [{ field, id, of: sql`${sql.raw(table)} r where true` }] : []
    }),
    ...body.signatories.flatMap(({ personId, contactId }, at) => [
      ...(personId ? [{ field: `signatories.${at}.personId`, id: personId, of: people }] : []),
      ...(contactId ? [{ field: `signatories.${at}.contactId`, id: contactId, of: sql`contact r where true` }] : []),
    ]),
  ]
  await mustBeThere(ctx, chosen)
  if (body.wants === 'signatures') await mustBeDrawn(ctx, body.typeId)
  const id = crypto.randomUUID()
  const signatories = body.signatories.map(({ role, personId = null, contactId = null }, at) => ({
    ...{ id: crypto.randomUUID(), place: at + 1, role, personId, contactId },
  }))
  const told = body.wants === 'upload' && body.personId ? tellAsked(ctx, id, body.personId) : null
  await ctx.tx.execute(sql`
    with made as (
      insert into document (tenant_id, id, name, type_id, wants, due_date, person_id, company_id, contact_id, project_id,
        rate_card_id, staff_contract_id, for_crew, signatories_order, asks_rating, created_at, created_by_id)
      values (${ctx.tenant.id}, ${id}, ${body.name}, ${body.typeId}, ${body.wants}, ${body.dueDate ?? null},
        ${body.personId ?? null}, ${body.companyId ?? null}, ${body.contactId ?? null}, ${body.projectId ?? null},
        ${body.rateCardId ?? null}, ${body.staffContractId ?? null}, ${body.forCrew}, ${body.signatoriesOrder},
        ${body.asksRating}, ${ctx.now}, ${personOf(ctx)})),
    signing as (insert into document_signatory (tenant_id, id, document_id, place, role, person_id, contact_id)
    select ${ctx.tenant.id}::uuid, s.id, ${id}::uuid, s.place, s.role, s."personId", s."contactId"
    from jsonb_to_recordset(${JSON.stringify(signatories)}::jsonb)
      as s (id uuid, place int, role text, "personId" uuid, "contactId" uuid))
    ${told ? sql`, ${told.queued} select ${told.jobs} as queued` : sql`select`}`)
  return documentWire(ctx, await documentRow(ctx, id))
}

/** Whoever settles how papers of the type are signed waits until this one is made. */
async function mustBeDrawn(ctx: Context<'notDrawn'>, typeId: string): Promise<void> {
  const { rows } = await ctx.tx.execute<{ signedBy: 'drawing' | 'ink' | 'qualified' | null }>(
    sql`with locked as (select y.tenant_id, y.id from lookup y
        where y.tenant_id = ${ctx.tenant.id} and y.id = ${typeId} for share)
      select t.signed_by as "signedBy" from locked y
      join document_type t on t.tenant_id = y.tenant_id and t.type_id = y.id`,
  )
  if (!isDrawn(rows[0]?.signedBy)) throw ctx.refuse('notDrawn')
}

type Uploading = Context<
  | 'notFound'
  | 'alreadySigned'
  | 'documentDeleted'
  | 'notPdf'
  | 'pdfEncrypted'
  | 'pdfBroken'
  | 'pdfHasScripts'
  | 'idempotencyKeyReused'
  | ScanProblem
>

/** Of two who change a document at once the second finds what the first has done. */
export const lockDocument = (ctx: Context, id: string): SQL =>
  sql`select 1 from document where tenant_id = ${ctx.tenant.id} and id = ${id} for no key update`

/** The paper as it is signed from now on: whoever was asked is asked anew. Opens its own transactions. */
export async function newVersion(ctx: Uploading, id: string, bytes: Uint8Array): Promise<Answer> {
  const { services, tenant, keyed } = ctx
  const { pages, fields } = await readPdf(ctx.refuse, bytes)
  await scanned({ config: services.config, refuse: ctx.refuse }, [bytes])
  const file = await putBytes(services, tenant.id, { name: `${id}.pdf`, contentType: 'application/pdf', bytes })
  return services.database.withTenant(tenant.id, async tx => {
    const within = inside(ctx, tx)
    const stored = keyed && (await claimKey(within.tx, keyed, ctx.now))
    if (stored) return JSON.parse(stored.body ?? '') as Answer
    await within.tx.execute(lockDocument(within, id))
    const row = await documentRow(within, id)
    mustBeOpen(within, row)
    await recordFile(within.tx, file)
    const number = row.versions.length + 1
    const version = { id: crypto.randomUUID(), number, pages, size: bytes.byteLength, sha256: file.sha256 }
    const asked = row.signatoriesOrder === 'one by one' ? row.signatories.slice(0, 1) : row.signatories
    const told = tellNext(
      within,
      id,
      asked.map(one => one.id),
      { anew: true },
    )
    const details = { versionId: version.id, version: number, pages }
    await within.tx.execute(sql`
      with version as (
        insert into document_version (tenant_id, id, document_id, number, file_id, sha256, size, pages, fields, created_at, created_by_id)
        values (${tenant.id}, ${version.id}, ${id}, ${number}, ${file.id}, ${file.sha256}, ${version.size}, ${pages},
          ${JSON.stringify(fields)}::jsonb, ${ctx.now}, ${personOf(ctx)})),
      linked as (${addLink(within, row, { event: 'made', fileHash: file.sha256, details })}),
      ${told.with}
      select ${told.jobs} as queued`)
    const madeAt = ctx.now.toISOString()
    const answer = documentWire(within, {
      ...row,
      versions: [...row.versions, { ...version, fileId: file.id, madeAt, fields }],
      signatories: row.signatories.map(one => ({
        ...one,
        ...{ status: 'Ready to sign', openedAt: null },
        toldAt: one.reached && asked.includes(one) ? madeAt : null,
      })),
    })
    if (keyed) await storeAnswer(within.tx, keyed, 200, JSON.stringify(answer))
    return answer
  })
}

/** Throws what keeps a document as it is: it was put away, or somebody has signed it. */
function mustBeOpen(ctx: Context<'alreadySigned' | 'documentDeleted'>, row: DocumentRow): void {
  if (row.deletedAt) throw ctx.refuse('documentDeleted')
  if (row.signatories.some(({ signedAt }) => signedAt !== null)) throw ctx.refuse('alreadySigned')
}

/** Nobody signs it any more. Throws `documentDeleted` where that was said before. */
export async function putAway(
  ctx: Context<'notFound' | 'documentDeleted'>,
  id: string,
  reason: string,
): Promise<Answer> {
  await ctx.tx.execute(lockDocument(ctx, id))
  const row = await documentRow(ctx, id)
  if (row.deletedAt) throw ctx.refuse('documentDeleted')
  const fileHash = row.versions.at(-1)?.sha256 ?? ''
  await ctx.tx.execute(sql`
    with linked as (${addLink(ctx, row, { event: 'putAway', fileHash, details: { reason } })})
    update document set deleted_at = ${ctx.now}, deleted_by_id = ${personOf(ctx)}, delete_reason = ${reason}
    where tenant_id = ${ctx.tenant.id} and id = ${id}`)
  return documentWire(ctx, { ...row, deletedAt: ctx.now.toISOString() })
}
