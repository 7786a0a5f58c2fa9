import { type SQL, sql } from 'drizzle-orm'
import { type TrailFact, trailBegin, trailHash } from '../../domain/documents/trail.ts'
import type { Context } from '../context.ts'
import { hashOf } from '../files/stored-files.ts'
import { type DocumentRow, nameOf } from './document.queries.ts'

type Told = Pick<TrailFact, 'event' | 'details' | 'fileHash'>

/** Within a statement, under the lock of the document: adds the next link to its trail. */
export function addLink(ctx: Context, row: DocumentRow, { event, details, fileHash }: Told): SQL {
  const { who, now, address, userAgent } = ctx
  const own = row.signatories.find(one => one.own)
  const before = row.trail?.hash ?? trailBegin
  const fact: TrailFact = {
    number: (row.trail?.number ?? 0) + 1,
    documentId: row.id,
    event,
    at: now.toISOString(),
    byId: who.personId ?? who.loginId,
    byName: row.reader?.name ?? (own ? nameOf(own) : (who.name ?? '')),
    fileHash,
    address,
    agent: userAgent ?? '',
    details,
  }
  return insertLink(ctx.tenant.id, fact, before, now)
}

/** Within a statement: a link behind the one whose hash is `before`. */
export const insertLink = (tenantId: string, fact: TrailFact, before: string, now: Date): SQL =>
  sql`insert into document_trail (tenant_id, id, document_id, number, event, at, by_id, by_name, file_hash, address, agent,
      details, before, hash, created_at)
    values (${tenantId}, ${crypto.randomUUID()}, ${fact.documentId}, ${fact.number}, ${fact.event}, ${fact.at}, ${fact.byId},
      ${fact.byName}, ${fact.fileHash}, ${fact.address}, ${fact.agent}, ${JSON.stringify(fact.details)}::jsonb, ${before},
      ${trailHash(fact, before, hashOf)}, ${now})`

/** The trail of a document `d` as `TrailRow[]`, in the order it was written. */
export const trailRows =
  sql.raw(`(select coalesce(json_agg(json_build_object('number', t.number, 'documentId', t.document_id,
    'event', t.event, 'at', t.at, 'byId', t.by_id, 'byName', t.by_name, 'fileHash', t.file_hash, 'address', t.address,
    'agent', t.agent, 'details', t.details, 'before', t.before, 'hash', t.hash) order by t.number), '[]')
  from document_trail t where t.tenant_id = d.tenant_id and t.document_id = d.id)`)
