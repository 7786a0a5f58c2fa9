import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProjectDocument, projectDocumentKinds } from '../../openapi/projectDocuments.ts'
import { idOrNumber } from '../access/scopes/judge.ts'
import type { Context } from '../context.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
import { isThere } from '../documents/listing.queries.ts'
import { isReadable } from '../documents/own.ts'
import type { Listing } from '../list.ts'
import { iso } from '../wire.ts'
import { isShared } from './shared.ts'

type Wire = z.input<typeof ProjectDocument>
export type ProjectDocumentRow = Omit<Wire, 'format' | 'size' | 'takenAt'> & {
  takenAt: string
  /** Of papers without an id. */
  file: Omit<UploadedFile, 'id'> & Partial<Pick<UploadedFile, 'id'>>
}

export const projectDocumentWire = ({ file, takenAt, crew, ...row }: ProjectDocumentRow): Wire => ({
  ...row,
  crew: crew && { ...crew, starts: iso(crew.starts) },
  format: file.contentType === 'application/pdf' ? 'pdf' : 'picture',
  size: file.size,
  takenAt: iso(takenAt),
})

/** A crew `c` at its place `l`, as its files name it. */
export const crewColumns = sql.raw(`case when c.id is null then null else json_build_object('id', c.id, 'name', c.name,
  'starts', c.starts, 'timeZone', l.time_zone) end as crew`)

interface Asked {
  kind?: (typeof projectDocumentKinds)[number] | undefined
  crewId?: string | undefined
}

const signatories = sql.raw(`(select count(*)::int from document_signatory s where s.tenant_id = d.tenant_id
  and s.document_id = d.id)`)
const signed = sql.raw(`(select count(*)::int from document_signatory s where s.tenant_id = d.tenant_id
  and s.document_id = d.id and s.status = 'Signed')`)

/** Files and papers of a project, by id or number, the newest first. */
export function projectDocuments(
  ctx: Context,
  project: string,
  { kind, crewId }: Asked,
): Listing<ProjectDocumentRow, Wire> {
  const those = sql`(select g.id from project g where g.tenant_id = ${ctx.tenant.id} and ${idOrNumber(project)})`
  const files = sql`select f.id, f.taken_at as at from project_document f
    where f.tenant_id = ${ctx.tenant.id} and f.project_id = ${those} and f.deleted_at is null and ${isShared(ctx)}
      and ${kind === undefined ? sql`true` : sql`f.kind = ${kind}`}
      and ${crewId === undefined ? sql`true` : sql`f.crew_id = ${crewId}`}`
  const papers = sql`select d.id, v.created_at as at from document d
    join lateral (select v.created_at from document_version v where v.tenant_id = d.tenant_id and v.document_id = d.id
      order by v.number desc limit 1) v on true
    where d.tenant_id = ${ctx.tenant.id} and d.project_id = ${those} and ${isThere} and ${isReadable(ctx)}`
  const wantsPapers = crewId === undefined && (kind === undefined || kind === 'paper')
  return {
    among: sql`from (${files} ${wantsPapers ? sql`union all ${papers}` : sql``}) e`,
    order: [
      { by: sql`e.at`, as: 'timestamptz', desc: true },
      { by: sql`e.id`, as: 'uuid', desc: true },
    ],
    rows: sql`select f.id, f.kind, f.name, ${crewColumns}, f.file, f.state, f.reason, f.taken_at as "takenAt",
        case when w.id is null then null else json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name) end
          as "sentBy",
        f.sent_by_id is not distinct from ${ctx.who.personId}::uuid as own, 0 as signatories, 0 as signed
      from page join project_document f on f.tenant_id = ${ctx.tenant.id} and f.id = page.id
      left join project_crew c on c.tenant_id = f.tenant_id and c.id = f.crew_id
      left join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      left join person w on w.tenant_id = f.tenant_id and w.id = f.sent_by_id
      union all
      select d.id, 'paper', d.name, null, json_build_object('contentType', 'application/pdf', 'size', v.size)::jsonb,
        case when ${signatories} = 0 then 'toRead' when ${signatories} = ${signed} then 'signed' else 'waits' end, null,
        v.created_at,
        case when w.id is null then null else json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name) end,
        d.created_by_id is not distinct from ${ctx.who.personId}::uuid, ${signatories}, ${signed}
      from page join document d on d.tenant_id = ${ctx.tenant.id} and d.id = page.id
      join lateral (select v.size, v.created_at from document_version v where v.tenant_id = d.tenant_id
        and v.document_id = d.id order by v.number desc limit 1) v on true
      left join person w on w.tenant_id = d.tenant_id and w.id = d.created_by_id`,
    item: projectDocumentWire,
  }
}
