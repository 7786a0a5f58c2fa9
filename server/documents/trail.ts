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
  return sql`insert into document_trail (tenant_id, id, document_id, number, event, at, by_id, by_name, file_hash, address, agent,
      details, before, hash, created_at)
    values (${ctx.tenant.id}, ${crypto.randomUUID()}, ${fact.documentId}, ${fact.number}, ${fact.event}, ${fact.at}, ${fact.byId},
      ${fact.byName}, ${fact.fileHash}, ${fact.address}, ${fact.agent}, ${JSON.stringify(fact.details)}::jsonb, ${before},
      ${trailHash(fact, before, hashOf)}, ${now})`
}
