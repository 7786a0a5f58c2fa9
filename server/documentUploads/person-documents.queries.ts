import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { certificateOn, type Uploaded } from '../../domain/documents/certificate.ts'
import { waitsFor } from '../../domain/documents/signing-order.ts'
import type { PersonDocument } from '../../openapi/documentUploads.ts'
import type { Context } from '../context.ts'
import { hasFile } from '../documents/own.ts'
import type { Listing } from '../list.ts'
import { type CaptionColumns, isoOrNull } from '../wire.ts'

type Wire = z.input<typeof PersonDocument>
type Signatory = { id: string; own: boolean; name: string; status: 'On Going' | 'Ready to sign' | 'Signed' }
type Row = {
  id: string
  name: string
  type: CaptionColumns
  wants: Wire['wants']
  dueDate: string | null
  signatoriesOrder: 'one by one' | 'any'
  today: string
  uploads: (Uploaded & { uploadedAt: string })[]
  signatories: Signatory[]
}

/** Documents `d` of a person: what it uploads or reads, and what it signs. */
const ofPerson = (
  personId: string,
): SQL => sql`(d.person_id = ${personId} and (d.wants = 'upload' or d.wants = 'reading' and ${hasFile})
  or ${hasFile} and exists (select from document_signatory s where s.tenant_id = d.tenant_id and s.document_id = d.id
    and s.person_id = ${personId}))`

export const personDocumentsListing = (ctx: Context, personId: string): Listing<Row, Wire> => ({
  among: sql`from document d where d.tenant_id = ${ctx.tenant.id} and d.deleted_at is null and ${ofPerson(personId)}`,
  order: [
    { by: sql`d.created_at`, as: 'timestamptz', desc: true },
    { by: sql`d.id`, as: 'uuid' },
  ],
  rows: sql`select d.id, d.name, json_build_object('id', y.id, 'caption', y.caption, 'code', y.code) as type, d.wants,
      d.due_date as "dueDate", d.signatories_order as "signatoriesOrder",
      (${ctx.now}::timestamptz at time zone (select w.time_zone from person w where w.tenant_id = d.tenant_id
        and w.id = ${personId}))::date as today,
      (select coalesce(json_agg(json_build_object('state', u.state, 'validUntil', u.valid_until, 'uploadedAt', u.uploaded_at)
          order by u.number), '[]')
        from document_upload u where u.tenant_id = d.tenant_id and u.document_id = d.id) as uploads,
      (select coalesce(json_agg(json_build_object('id', s.id, 'own', s.person_id is not distinct from ${personId}::uuid,
          'name', coalesce(w.first_name || ' ' || w.last_name, k.name, ''), 'status', s.status) order by s.place), '[]')
        from document_signatory s
        left join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
        left join contact k on k.tenant_id = s.tenant_id and k.id = s.contact_id
        where s.tenant_id = d.tenant_id and s.document_id = d.id) as signatories
    from page join document d on d.tenant_id = ${ctx.tenant.id} and d.id = page.id
    join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id`,
  item: ({ id, name, type, wants, dueDate, today, uploads, signatories, signatoriesOrder }) => ({
    ...{ id, name, type, wants, dueDate },
    ...(wants === 'upload'
      ? certificateOn(uploads, today)
      : { ...signingOf(signatoriesOrder, signatories), validUntil: null }),
    ...(wants === 'reading' ? { state: 'toRead' as const } : {}),
    uploadedAt: isoOrNull(uploads.at(-1)?.uploadedAt ?? null),
    place: placeOf(signatories),
    signatories: signatories.length,
    waitsFor: waitedFor(signatoriesOrder, signatories),
  }),
})

const placeOf = (signatories: readonly Signatory[]): number | null => {
  const at = signatories.findIndex(({ own }) => own)
  return at < 0 ? null : at + 1
}

const orderOf = (signatoriesOrder: Row['signatoriesOrder'], signatories: readonly Signatory[]) => ({
  parameters: { signatoriesOrder },
  signatories: signatories.map(one => ({ ...one, status: { caption: one.status } })),
})

/** The own signature that is still missing. */
const unsigned = (signatories: readonly Signatory[]) =>
  signatories.find(({ own, status }) => own && status !== 'Signed')

function waitedFor(order: Row['signatoriesOrder'], signatories: readonly Signatory[]): string | null {
  const mine = unsigned(signatories)
  if (!mine) return signatories.find(({ own, status }) => !own && status !== 'Signed')?.name ?? null
  return waitsFor(orderOf(order, signatories), mine.id)?.name ?? null
}

function signingOf(order: Row['signatoriesOrder'], signatories: readonly Signatory[]): Pick<Wire, 'state'> {
  if (signatories.every(({ status }) => status === 'Signed')) return { state: 'signed' }
  return { state: unsigned(signatories) && waitedFor(order, signatories) === null ? 'toSign' : 'waits' }
}
