import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { canonical } from '../../domain/documents/trail.ts'
import { holdsPlace } from '../../domain/projectCrewItems/position-status.ts'
import type { CrewChiefSheet } from '../../openapi/crewChiefSheets.ts'
import type { Context } from '../context.ts'
import { hashOf } from '../files/stored-files.ts'
import { one } from '../one.ts'
import { iso, isoOrNull } from '../wire.ts'

export type SheetLine = {
  id: string
  itemId: string
  name: string
  function: string
  task: string | null
  status: Parameters<typeof holdsPlace>[0]
  starts: string
  ends: string
  checkInAt: string | null
  checkOutAt: string | null
  breakMinutes: number
  remark: string | null
  confirmedAt: string | null
  statusSince: string
}
type Reached = { name: string; phone: string | null }
export type SheetCheck = {
  name: string
  date: string
  shift: number
  finishedAt: string | null
  signed: number
  defects: { title: string; text: string | null }[]
}
/** What is so: the same facts have the same hash. */
export type SheetFacts = {
  crew: { name: string; starts: string; ends: string; meetingPoint: string | null }
  project: { number: string; name: string }
  company: string
  location: { name: string; street: string; zipcode: string; city: string; entrance: string | null; timeZone: string }
  chief: Reached | null
  site: Reached | null
  manager: Reached | null
  lines: SheetLine[]
  checks: SheetCheck[]
  photos: number
}
type Released = {
  version: number
  releasedAt: string
  releasedBy: string
  remark: string | null
  contentHash: string
  fileId: string
}
export interface SheetRow {
  facts: SheetFacts
  hash: string
  released: Released | null
}

const reached = (alias: string, name: string) =>
  sql.raw(`case when ${alias}.id is not null then json_build_object('name', ${name}, 'phone', ${alias}.phone) end`)
const person = (alias: string) => reached(alias, `${alias}.first_name || ' ' || ${alias}.last_name`)

/** Whoever was to be there by their own word, and what became of them; why somebody cannot come is planning's to know. */
const lines = sql.raw(`(select coalesce(json_agg(json_build_object('id', s.id, 'itemId', s.item_id,
    'name', w.first_name || ' ' || w.last_name, 'function', f.caption, 'task', i.task, 'status', s.status, 'starts', s.starts,
    'ends', s.ends, 'checkInAt', s.check_in_at, 'checkOutAt', s.check_out_at, 'breakMinutes', i.break_minutes,
    'remark', s.remark, 'confirmedAt', s.confirmed_at, 'statusSince', s.status_since)
    order by s.starts, f.sort, w.first_name, w.last_name, s.id), '[]')
  from project_crew_item_status s
  join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
  join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
  join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
  where s.tenant_id = c.tenant_id and s.crew_id = c.id and (s.status in ('confirmed', 'checkedIn', 'checkedOut', 'signedOff', 'noShow')
    or s.confirmed_at is not null and s.status in ('cancelled', 'notNeeded')))`)

const checks =
  sql.raw(`(select coalesce(json_agg(json_build_object('name', n.name, 'date', k.date::text, 'shift', k.shift,
    'finishedAt', k.finished_at,
    'signed', (select count(*)::int from security_check_signature g where g.tenant_id = k.tenant_id and g.check_id = k.id),
    'defects', (select coalesce(json_agg(json_build_object('title', q.label, 'text', a.text) order by q.place), '[]')
      from security_check_answer a join form_question q on q.tenant_id = a.tenant_id and q.id = a.question_id
      where a.tenant_id = k.tenant_id and a.check_id = k.id and a.finding = 'defect')) order by k.date, k.shift, n.name), '[]')
  from security_check k join questionnaire n on n.tenant_id = k.tenant_id and n.id = k.questionnaire_id
  where k.tenant_id = c.tenant_id and k.crew_id = c.id)`)

/** A crew's sheet as it is now, and what was released of it last. Throws `notFound`. */
export async function sheetRow(
  { tx, tenant, refuse }: Pick<Context<'notFound'>, 'tx' | 'tenant' | 'refuse'>,
  crewId: string,
): Promise<SheetRow> {
  const { released, ...facts } = await one<SheetFacts & { released: Released | null }>(
    { tx, refuse },
    sql`select json_build_object('name', c.name, 'starts', c.starts, 'ends', c.ends, 'meetingPoint', c.meeting_point) as crew,
      json_build_object('number', p.number, 'name', p.name) as project, g.name as company,
      json_build_object('name', l.name, 'street', l.street, 'zipcode', l.zipcode, 'city', l.city, 'entrance', l.entrance,
        'timeZone', l.time_zone) as location,
      ${person('h')} as chief, ${reached('site', 'site.name')} as site, ${person('m')} as manager,
      ${lines} as lines, ${checks} as checks,
      (select count(*)::int from project_document d where d.tenant_id = c.tenant_id and d.crew_id = c.id and d.kind = 'photo'
        and d.deleted_at is null) as photos,
      (select json_build_object('version', s.version, 'releasedAt', s.released_at, 'remark', s.remark,
          'releasedBy', b.first_name || ' ' || b.last_name, 'contentHash', s.content_hash, 'fileId', s.file_id)
        from crew_chief_sheet s join person b on b.tenant_id = s.tenant_id and b.id = s.released_by_id
        where s.tenant_id = c.tenant_id and s.crew_id = c.id order by s.version desc limit 1) as released
    from project_crew c
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    join company g on g.tenant_id = p.tenant_id and g.id = p.company_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    left join person h on h.tenant_id = c.tenant_id and h.id = c.chief_id
    left join person m on m.tenant_id = p.tenant_id and m.id = p.manager_id
    left join contact site on site.tenant_id = c.tenant_id and site.id = c.contact_on_site_id
    where c.tenant_id = ${tenant.id} and c.id = ${crewId}`,
  )
  return { facts, hash: hashOf(canonical(facts)), released }
}

export const sheetWire = ({ facts, hash, released }: SheetRow): z.input<typeof CrewChiefSheet> => ({
  version: released?.version ?? null,
  releasedAt: isoOrNull(released?.releasedAt ?? null),
  releasedBy: released?.releasedBy ?? null,
  remark: released?.remark ?? null,
  changed: released?.contentHash !== hash,
  opensAt: iso(facts.crew.starts),
  people: facts.lines.filter(({ status }) => holdsPlace(status)).length,
})
