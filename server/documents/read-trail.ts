import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Evidence, findings } from '../../domain/documents/evidence.ts'
import { firstBroken } from '../../domain/documents/trail.ts'
import type { DocumentTrail } from '../../openapi/documents.shapes.ts'
import type { Context } from '../context.ts'
import { hashOf } from '../files/stored-files.ts'
import { one } from '../one.ts'
import { iso } from '../wire.ts'
import { type EvidenceRow, evidenceRow } from './evidence.queries.ts'

type Version = {
  id: string
  number: number
  pages: number
  size: number
  sha256: string
  madeAt: string
  madeBy: string
}
type Row = { versions: Version[] }

/** What a link may say besides; whatever else stands there is no reason to show nothing. */
const said = {
  signatoryId: z.object({ signatoryId: z.uuid() }),
  versionId: z.object({ versionId: z.uuid() }),
  reason: z.object({ reason: z.string() }),
}

/** Versions and trail of a document, the chain checked from what is stored. Throws `notFound`. */
export async function documentTrail(ctx: Context<'notFound'>, id: string): Promise<z.input<typeof DocumentTrail>> {
  const row = await evidenceRow(ctx.tx, ctx.tenant.id, id)
  if (!row) throw ctx.refuse('notFound')
  const links = row.trail
  const { versions } = await one<Row>(
    ctx,
    sql`select
      (select coalesce(json_agg(json_build_object('id', v.id, 'number', v.number, 'pages', v.pages, 'size', v.size,
          'sha256', v.sha256, 'madeAt', v.created_at, 'madeBy', coalesce(w.first_name || ' ' || w.last_name, ''))
          order by v.number desc), '[]')
        from document_version v left join person w on w.tenant_id = v.tenant_id and w.id = v.created_by_id
        where v.tenant_id = d.tenant_id and v.document_id = d.id) as versions
      from document d where d.tenant_id = ${ctx.tenant.id} and d.id = ${id}`,
  )
  const broken = firstBroken(links, hashOf)
  const numbers = new Map(versions.map(version => [version.id, version.number]))
  return {
    intact: agree(row),
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

/** Whether trail and rows say the same: also what was cut off at the end of the trail is missed. Files are not read. */
function agree(row: EvidenceRow): boolean {
  const end = row.trail.find(({ event }) => event === 'finished')
  const evidence: Evidence = {
    ...row,
    versions: row.versions.map(({ number, sha256 }) => ({ number, sha256, kept: sha256 })),
    finished: row.finishedFileId === null ? null : { kept: end?.fileHash ?? null },
  }
  return findings(evidence, hashOf).length === 0
}
