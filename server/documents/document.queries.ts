import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { waitsFor } from '../../domain/documents/signing-order.ts'
import type { Document, documentWants, signatoriesOrders, signatoryStatuses } from '../../openapi/documents.shapes.ts'
import type { Context } from '../context.ts'
import type { FieldOnPaper, Filled } from '../database/tables/documents.ts'
import { one } from '../one.ts'
import { faceOf } from '../people/face.ts'
import { isOwn } from './own.ts'
import { type CaptionColumns, instantOf, iso, isoOrNull } from '../wire.ts'

export type SignatoryRow = {
  id: string
  role: string
  status: (typeof signatoryStatuses)[number]
  person: { id: string; name: string; pictured: boolean } | null
  contact: { number: string; name: string; company: string } | null
  own: boolean
  /** There is an address for mail. */
  reached: boolean
  openedAt: string | null
  toldAt: string | null
  reminders: number
  remindedAt: string | null
  signedAt: string | null
  filled: Filled[]
}
export type VersionRow = {
  id: string
  number: number
  pages: number
  size: number
  sha256: string
  fileId: string
  madeAt: string
  fields: FieldOnPaper[]
}
export type DocumentRow = {
  id: string
  name: string
  type: CaptionColumns
  wants: (typeof documentWants)[number]
  dueDate: string | null
  signatoriesOrder: (typeof signatoriesOrders)[number]
  asksRating: boolean
  deletedAt: string | null
  finishedAt: string | null
  madeAt: string
  versions: VersionRow[]
  signatories: SignatoryRow[]
  /** Last link of the trail. */
  trail: { number: number; hash: string } | null
  /** Whoever asks; null: no person. */
  reader: { name: string; phone: string | null; email: string | null } | null
}

/** Documents `d` a condition names, whole: versions oldest first, signatories in their order. */
const documentRows = (ctx: Context, which: SQL): SQL => sql`
  select d.id, d.name, json_build_object('id', y.id, 'caption', y.caption, 'code', y.code) as type,
    d.wants, d.due_date::text as "dueDate", d.signatories_order as "signatoriesOrder", d.asks_rating as "asksRating", d.deleted_at as "deletedAt", d.finished_at as "finishedAt", d.created_at as "madeAt",
    (select coalesce(json_agg(json_build_object('id', v.id, 'number', v.number, 'pages', v.pages, 'size', v.size, 'sha256', v.sha256,
        'fileId', v.file_id, 'madeAt', ${instantOf(sql`v.created_at`)}, 'fields', v.fields) order by v.number), '[]')
      from document_version v where v.tenant_id = d.tenant_id and v.document_id = d.id) as versions,
    (select coalesce(json_agg(json_build_object('id', s.id, 'role', s.role, 'status', s.status,
        'person', case when w.id is not null then json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name,
          'pictured', exists (select from person_picture f where f.tenant_id = w.tenant_id and f.person_id = w.id)) end,
        'contact', case when k.id is not null then json_build_object('number', k.number, 'name', k.name, 'company', c.name) end,
        'own', coalesce(${isOwn(ctx)}, false), 'reached', coalesce(w.email, k.email) is not null,
        'openedAt', ${instantOf(sql`s.opened_at`)}, 'toldAt', ${instantOf(sql`s.told_at`)},
        'reminders', n.reminders, 'remindedAt', ${instantOf(sql`n.last`)},
        'signedAt', ${instantOf(sql`s.signed_at`)}, 'filled', coalesce(g.filled, '[]')) order by s.place), '[]')
      from document_signatory s
      left join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
      left join contact k on k.tenant_id = s.tenant_id and k.id = s.contact_id
      left join company c on c.tenant_id = k.tenant_id and c.id = k.company_id
      left join lateral (select count(*)::int as reminders, max(t.created_at) as last from document_trail t
        where t.tenant_id = s.tenant_id and t.document_id = s.document_id and t.event = 'reminded'
          and t.details ->> 'signatoryId' = s.id::text) n on true
      left join document_signature g on g.tenant_id = s.tenant_id and g.signatory_id = s.id
      where s.tenant_id = d.tenant_id and s.document_id = d.id) as signatories,
    (select json_build_object('number', t.number, 'hash', t.hash) from document_trail t
      where t.tenant_id = d.tenant_id and t.document_id = d.id order by t.number desc limit 1) as trail,
    (select json_build_object('name', r.first_name || ' ' || r.last_name, 'phone', r.phone, 'email', r.email)
      from person r where r.tenant_id = d.tenant_id and r.id = ${ctx.who.personId}::uuid) as reader
  from document d join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
  where d.tenant_id = ${ctx.tenant.id} and ${which}`

export const documentRow = (ctx: Context<'notFound'>, id: string): Promise<DocumentRow> =>
  one<DocumentRow>(ctx, documentRows(ctx, sql`d.id = ${id}`))

/** As the rules of the order know it. */
export const orderOf = ({ signatoriesOrder, signatories }: Pick<DocumentRow, 'signatoriesOrder' | 'signatories'>) => ({
  parameters: { signatoriesOrder },
  signatories: signatories.map(one => ({ ...one, status: { caption: one.status } })),
})

/** When the turn of a signatory began; null: it has not, for somebody before has not signed or there is no file yet. */
export function turnSince(row: DocumentRow, id: string): string | null {
  const version = row.versions.at(-1)
  if (!version || waitsFor(orderOf(row), id)) return null
  if (row.signatoriesOrder !== 'one by one') return version.madeAt
  const before = row.signatories[row.signatories.findIndex(one => one.id === id) - 1]
  return before?.signedAt ?? version.madeAt
}

export const nameOf = ({ person, contact }: Pick<SignatoryRow, 'person' | 'contact'>): string =>
  person?.name ?? contact?.name ?? ''

export function documentWire(ctx: Context, row: DocumentRow): z.input<typeof Document> {
  const version = row.versions.at(-1)
  const order = orderOf(row)
  const fields = version?.fields ?? []
  const filled = new Map(row.signatories.flatMap(one => one.filled.map(({ id, value }) => [id, value] as const)))
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    wants: row.wants,
    dueDate: row.dueDate,
    parameters: { signatoriesOrder: row.signatoriesOrder, asksRating: row.asksRating },
    deleted: row.deletedAt !== null,
    madeAt: iso(row.madeAt),
    version: version
      ? {
          id: version.id,
          number: version.number,
          pages: version.pages,
          size: version.size,
          sha256: version.sha256,
          fileId: version.fileId,
          madeAt: iso(version.madeAt),
        }
      : null,
    signatories: row.signatories.map((one, at) => {
      const spot = fields.find(({ kind, place }) => kind === 'signature' && place === at + 1)
      return {
        id: one.id,
        role: one.role,
        person: one.person && faceOf(ctx, one.person),
        contact: one.contact,
        own: one.own,
        status: { caption: one.status },
        signatures: [{ signed: one.signedAt !== null, at: isoOrNull(one.signedAt) }],
        waitsForId: waitsFor(order, one.id)?.id ?? null,
        since: isoOrNull(turnSince(row, one.id)),
        openedAt: isoOrNull(one.openedAt),
        told: one.toldAt !== null,
        reminders: one.reminders,
        remindedAt: isoOrNull(one.remindedAt),
        signedAt: isoOrNull(one.signedAt),
        spot: spot ? { page: spot.page, x: spot.x, y: spot.y, width: spot.width, height: spot.height } : null,
      }
    }),
    fields: fields.flatMap(({ profile, place, kind, ...field }) => {
      const signatory = ownerOf(row, { place })
      if (kind === 'signature' || !signatory) return []
      const known = signatory.own && signatory.signedAt === null ? profileOf(row.reader, profile) : null
      const value = filled.get(field.id) ?? known
      return [{ ...field, kind, signatoryId: signatory.id, value, proposed: value !== null && !filled.has(field.id) }]
    }),
    signedUrl: row.finishedAt === null ? null : `/documents/${row.id}/file?finished=true`,
  }
}

const profileOf = (reader: DocumentRow['reader'], what: string): string | null =>
  what === 'name' || what === 'phone' || what === 'email' ? (reader?.[what] ?? null) : null

/** Whose a field is; that of a signatory there is not is the first one's. */
export const ownerOf = ({ signatories }: Pick<DocumentRow, 'signatories'>, { place }: Pick<FieldOnPaper, 'place'>) =>
  signatories[place - 1] ?? signatories[0]
