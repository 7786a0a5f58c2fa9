import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type TrailRow, firstBroken } from '../../domain/documents/trail.ts'
import type { DocumentTrail } from '../../openapi/documents.shapes.ts'
import type { Context } from '../context.ts'
import { hashOf } from '../files/stored-files.ts'
import { one } from '../one.ts'
import { iso } from '../wire.ts'

type Version = {
  id: string
  number: number
  pages: number
  size: number
  sha256: string
  madeAt: string
  madeBy: string
}
type Row = { versions: Version[]; links: TrailRow[] }

/** What a link may say besides; whatever else stands there is no reason to show nothing. */
const said = {
  signatoryId: z.object({ signatoryId: z.uuid() }),
  versionId: z.object({ versionId: z.uuid() }),
  reason: z.object({ reason: z.string() }),
}

/** Versions and trail of a document, the chain checked from what is stored. Throws `notFound`. */
export async function documentTrail(ctx: Context<'notFound'>, id: string): Promise<z.input<typeof DocumentTrail>> {
  const { versions, links } = await one<Row>(
    ctx,
    sql`select
      (select coalesce(json_agg(json_build_object('id', v.id, 'number', v.number, 'pages', v.pages, 'size', v.size,
          'sha256', v.sha256, 'madeAt', v.created_at, 'madeBy', coalesce(w.first_name || ' ' || w.last_name, ''))
          order by v.number desc), '[]')
        from document_version v left join person w on w.tenant_id = v.tenant_id and w.id = v.created_by_id
        where v.tenant_id = d.tenant_id and v.document_id = d.id) as versions,
      (select coalesce(json_agg(json_build_object('number', t.number, 'documentId', t.document_id, 'event', t.event, 'at', t.at,
          'byId', t.by_id, 'byName', t.by_name, 'fileHash', t.file_hash, 'address', t.address, 'agent', t.agent,
          'details', t.details, 'before', t.before, 'hash', t.hash) order by t.number), '[]')
        from document_trail t where t.tenant_id = d.tenant_id and t.document_id = d.id) as links
      from document d where d.tenant_id = ${ctx.tenant.id} and d.id = ${id}`,
  )
  const broken = firstBroken(links, hashOf)
  const numbers = new Map(versions.map(version => [version.id, version.number]))
  return {
    intact: broken === null,
    versions: versions.map(version => ({ ...version, madeAt: iso(version.madeAt) })),
    links: links
      .map(({ number, event, at, byName, fileHash, address, agent, details, before, hash }, place) => ({
        ...{ number, event, at, byName },
        signatoryId: said.signatoryId.safeParse(details).data?.signatoryId ?? null,
        version: numbers.get(said.versionId.safeParse(details).data?.versionId ?? '') ?? null,
        reason: said.reason.safeParse(details).data?.reason ?? null,
        ...{ fileHash, address, agent, before, hash },
        broken: place + 1 === broken,
      }))
      .toReversed(),
  }
}
