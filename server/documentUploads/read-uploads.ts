import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { certificateOn } from '../../domain/documents/certificate.ts'
import type { DocumentUploads } from '../../openapi/documentUploads.ts'
import { onCrew } from '../access/on-crew.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { type UploadRow, uploadFields, uploadPeople, uploadWire } from './upload.queries.ts'

type Needing = z.output<typeof DocumentUploads>['needing']['items']
type Found = { uploads: UploadRow[]; today: string; count: number; items: Needing }

/** Jobs that are named; the others are counted. */
const named = 3

/** The last approved one that ends, of document `d`. */
const ends = sql`(select c.valid_until from document_upload c where c.tenant_id = d.tenant_id and c.document_id = d.id
  and c.state = 'approved' order by c.number desc limit 1)`

/** What was uploaded of a document, and the jobs ahead of its person that begin after it has ended. */
export async function documentUploads(ctx: Context<'notFound'>, id: string): Promise<z.input<typeof DocumentUploads>> {
  const { uploads, today, count, items } = await one<Found>(
    ctx,
    sql`select
      (select coalesce(json_agg(json_build_object(${uploadFields}) order by u.number), '[]') from document_upload u
        ${uploadPeople} where u.tenant_id = d.tenant_id and u.document_id = d.id) as uploads,
      (${ctx.now}::timestamptz at time zone w.time_zone)::date as today,
      needing.count, needing.items
    from document d join person w on w.tenant_id = d.tenant_id and w.id = d.person_id
    cross join lateral (
      select count(*)::int as count, to_json(coalesce((array_agg(json_build_object('name', f.caption, 'place', l.name,
        'startDate', i.start_date, 'startTime', i.start_time) order by i.starts, i.id))[1:${sql.raw(String(named))}], '{}')) as items
      from document_proof p
      join project_crew_item i on i.tenant_id = p.tenant_id and i.function_id = p.function_id and i.starts > ${ctx.now}
        and ((i.ends - interval '1 minute') at time zone i.time_zone)::date > ${ends}
      join project_crew_item_status s on s.tenant_id = i.tenant_id and s.item_id = i.id and s.person_id = d.person_id
        and s.status in ${onCrew}
      join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
      join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
      where p.tenant_id = d.tenant_id and p.type_id = d.type_id) needing
    where d.tenant_id = ${ctx.tenant.id} and d.id = ${id} and d.wants = 'upload'`,
  )
  return {
    ...certificateOn(uploads, today),
    items: uploads.map(uploadWire).toReversed(),
    scanned: ctx.services.config.clamavUrl !== undefined,
    needing: { count, items },
  }
}
