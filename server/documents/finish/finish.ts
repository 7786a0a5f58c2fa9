import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type TrailFact, type TrailRow, trailBegin } from '../../../domain/documents/trail.ts'
import type { Drawn } from '../../database/tables/deliveryNotes.ts'
import type { FieldOnPaper, Filled } from '../../database/tables/documents.ts'
import type { Tx } from '../../database/tenant.ts'
import type { PaperAgency } from '../../papers/pdf-head.ts'
import { hashOf, putBytes, readFile, recordFile } from '../../files/stored-files.ts'
import type { Sweep, Task } from '../../queue/work.ts'
import { inThread } from '../../queue/thread.ts'
import { iso } from '../../wire.ts'
import { insertLink, trailRows } from '../trail.ts'
import type { Certified } from './certificate.ts'
import type { Drafting } from './draft-paper.ts'
import type { Stamps } from './finished-paper.ts'
import { type SigningKey, signingKeyOf } from './signing-key.ts'
import { tellFinished } from './tell-finished.ts'

/** What the thread is given. */
export interface Finishing {
  agency: PaperAgency
  language: string
  certified: Certified
  paper: Uint8Array
  stamps: Stamps
  trail: string
  title: string
  at: string
  key: SigningKey | null
}

/** Milliseconds and megabytes a paper of 25 MB and 300 pages is finished in. */
const limits = { most: 120_000, megabytes: 1024 }

/** A paper with what is laid over it, in a thread of its own; `late` and `stopped`: there is none. */
export const stamped = (data: Finishing | Drafting, signal: AbortSignal) =>
  inThread<{ bytes: Uint8Array }, Uint8Array>(
    { beside: import.meta.url, name: 'finish-worker', data },
    { ...limits, signal },
    ({ bytes }) => bytes,
  )

/** Within a statement: has the finished paper made once the transaction stands. */
export const finishSoon = (id: string): SQL =>
  sql`add_tenant_job('finishDocument', jsonb_build_object('documentId', ${id}::text), ${`document ${id}`}::text)`

type Signed = {
  id: string
  place: number
  role: string
  name: string
  at: string
  drawn: Drawn
  filled: Filled[]
}
type FinishRow = {
  id: string
  name: string
  type: string
  versions: { number: number; pages: number; sha256: string; madeAt: string; fileId: string; fields: FieldOnPaper[] }[]
  signed: Signed[]
  trail: TrailRow[]
}

const Payload = z.looseObject({ documentId: z.uuid() })

/**
 * The paper everybody has signed, with the signatures in their places and its certificate behind it. Stamped in a thread,
 * outside of any transaction; of two at once the row decides, and what the other one made is left behind.
 */
export const finishDocument: Task = async (services, payload) => {
  const { documentId } = Payload.parse(payload)
  const tenant = services.tenants.known(payload.tenant)
  if (!tenant) return
  const row = await services.database.withTenant(tenant.id, tx => unfinished(tx, tenant.id, documentId), {
    readOnly: true,
  })
  const version = row?.versions.at(-1)
  if (!row || !version) return
  const original = await readFile(services, tenant.id, version.fileId)
  if (!original) throw new Error(`the file of document ${documentId} is not there`)
  if (hashOf(original.bytes) !== version.sha256) throw new Error(`the file of document ${documentId} is another one`)
  const at = services.now()
  const finishing: Finishing = {
    agency: {
      name: tenant.name,
      defaultLanguage: tenant.defaultLanguage,
      look: tenant.look,
      markPicture: tenant.markPicture,
      settings: tenant.settings,
    },
    language: tenant.defaultLanguage,
    certified: certifiedOf(row, at),
    paper: original.bytes,
    stamps: stampsOf(row, version.fields),
    trail: JSON.stringify({
      documentId,
      versions: row.versions.map(({ number, sha256: hash }) => ({ number, sha256: hash })),
      trail: row.trail,
    }),
    title: row.name,
    at: at.toISOString(),
    key: await signingKeyOf(services, tenant),
  }
  const outcome = await stamped(finishing, AbortSignal.timeout(limits.most))
  if (outcome === 'late' || outcome === 'stopped') throw new Error(`document ${documentId} took too long to finish`)
  const file = await putBytes(services, tenant.id, {
    name: `${documentId}.pdf`,
    contentType: 'application/pdf',
    bytes: outcome,
  })
  await services.database.withTenant(tenant.id, async tx => {
    await tx.execute(
      sql`select 1 from document where tenant_id = ${tenant.id} and id = ${documentId} for no key update`,
    )
    const still = await unfinished(tx, tenant.id, documentId)
    if (!still || still.trail.at(-1)?.hash !== row.trail.at(-1)?.hash) return
    await recordFile(tx, file)
    const told = tellFinished(tenant, documentId, at)
    await tx.execute(sql`
      with linked as (${finishedLink(tenant.id, still, file.sha256, at)}),
      finished as (
        update document set finished_file_id = ${file.id}, finished_at = ${at}
        where tenant_id = ${tenant.id} and id = ${documentId}),
      ${told.with}
      select ${told.jobs} as queued`)
  })
}

/** Null where it is not signed by everybody, was put away, or is finished already. */
async function unfinished(tx: Tx, tenantId: string, id: string): Promise<FinishRow | null> {
  const { rows } = await tx.execute<FinishRow>(sql`
    select d.id, d.name, y.caption as type,
      (select json_agg(json_build_object('number', v.number, 'pages', v.pages, 'sha256', v.sha256, 'madeAt', v.created_at,
        'fileId', v.file_id, 'fields', v.fields) order by v.number)
        from document_version v where v.tenant_id = d.tenant_id and v.document_id = d.id) as versions,
      (select json_agg(json_build_object('id', s.id, 'place', s.place, 'role', s.role,
          'name', coalesce(w.first_name || ' ' || w.last_name, k.name), 'at', g.signed_at, 'drawn', g.signature,
          'filled', g.filled) order by s.place)
        from document_signatory s join document_signature g on g.tenant_id = s.tenant_id and g.signatory_id = s.id
        left join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
        left join contact k on k.tenant_id = s.tenant_id and k.id = s.contact_id
        where s.tenant_id = d.tenant_id and s.document_id = d.id) as signed,
      ${trailRows} as trail
    from document d join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
    where d.tenant_id = ${tenantId} and d.id = ${id} and d.deleted_at is null and d.finished_at is null
      and not exists (select from document_signatory s where s.tenant_id = d.tenant_id and s.document_id = d.id
        and s.status <> 'Signed')`)
  return rows[0] ?? null
}

/** The last link: what was made of it, on the hash of the finished file. */
function finishedLink(tenantId: string, row: FinishRow, fileHash: string, at: Date): SQL {
  const last = row.trail.at(-1)
  const before = last?.hash ?? trailBegin
  const fact: TrailFact = {
    number: (last?.number ?? 0) + 1,
    documentId: row.id,
    event: 'finished',
    at: at.toISOString(),
    byId: '',
    byName: '',
    fileHash,
    address: '',
    agent: '',
    details: {},
  }
  return insertLink(tenantId, fact, before, at)
}

function certifiedOf(row: FinishRow, at: Date): Certified {
  const signing = ({ id }: Signed) =>
    row.trail.find(
      ({ event, details }) => event === 'signed' && (details as { signatoryId?: string }).signatoryId === id,
    )
  return {
    documentId: row.id,
    name: row.name,
    type: row.type,
    made: at.toISOString(),
    timeZone: 'UTC',
    versions: row.versions.map(({ number, pages, sha256: hash, madeAt }) => ({
      number,
      pages,
      sha256: hash,
      madeAt: iso(madeAt),
    })),
    signed: row.signed.map(one => {
      const link = signing(one)
      return {
        ...{ role: one.role, name: one.name, at: iso(one.at), drawn: one.drawn },
        address: link?.address ?? '',
        agent: link?.agent ?? '',
      }
    }),
    links: row.trail.map(({ number, event, at: when, byName, hash }) => ({
      number,
      event,
      at: when,
      by: byName,
      hash,
    })),
  }
}

/** What was filled in and signed, where the paper has a place for it. */
function stampsOf(row: FinishRow, fields: readonly FieldOnPaper[]): Stamps {
  const values = new Map(row.signed.flatMap(({ filled }) => filled.map(({ id, value }) => [id, value] as const)))
  return {
    fields: fields.flatMap((field): Stamps['fields'] => {
      const value = values.get(field.id)
      if (value === undefined || field.kind === 'signature') return []
      if (field.kind === 'tick') return value === 'true' ? [{ at: field, text: '', tick: true }] : []
      return [{ at: field, text: value, tick: false }]
    }),
    signatures: fields.flatMap(field => {
      const one = field.kind === 'signature' ? row.signed.find(({ place }) => place === field.place) : undefined
      return one
        ? [{ at: field, drawn: one.drawn, below: `${one.name}, ${iso(one.at).slice(0, 16).replace('T', ' ')} UTC` }]
        : []
    }),
  }
}

/** Documents everybody has signed that are not finished yet, with since when. */
export const unfinishedDocuments = (tenantId: string): SQL => sql`
  select d.id, s.since from document d
  cross join lateral (select max(s.signed_at) as since, bool_and(s.status = 'Signed') as signed from document_signatory s
    where s.tenant_id = d.tenant_id and s.document_id = d.id) s
  where d.tenant_id = ${tenantId} and d.finished_at is null and d.deleted_at is null and s.signed`

/** Signed by everybody and not finished: a server ended meanwhile, or the queue lost it. */
export const sweepDocuments: Sweep = async (tx, tenantId, now) => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select w.id from (${unfinishedDocuments(tenantId)}) w
    where w.since <= ${now}::timestamptz - interval '10 seconds' limit 100`)
  for (const { id } of rows) await tx.execute(sql`select ${finishSoon(id)}`)
}
