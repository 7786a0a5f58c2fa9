import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PlanChange } from '../../openapi/projectPlans.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'

type Body = z.output<typeof PlanChange>
/** A plan with every part it may have. */
type Parts = Omit<Body, 'acceptDoubleBooking' | 'templateId'>
export type Plan = { [Part in keyof Omit<Parts, 'items'>]-?: NonNullable<Parts[Part]> } & {
  /** `requestId`: the client's request it is made from, by whose id it goes; it is accepted by that. */
  items: (NonNullable<Parts['items']>[number] & { requestId?: string })[]
} & Pick<Body, 'acceptDoubleBooking' | 'templateId'>

/** A position as the database holds it. */
export type PresentItem = {
  id: string
  crewId: string
  revision: number
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
  timeZone: string
  starts: string
  ends: string
  amountOfRows: number
  filled: number
  breakMinutes: number
  cateringId: string | null
  task: string | null
  openForApplications: boolean
  commentExternal: string | null
  commentInternal: string | null
  commentCrew: string | null
  commentCrewChief: string | null
  catering: string | null
  /** Whoever is or was on it, whatever became of it. */
  people: number
  /** Those of them who are told when it moves. */
  asked: number
}
export type PresentCrew = {
  id: string
  name: string
  zone: string
  chiefId: string | null
  chief: string | null
  meetingPoint: string | null
  /** Something hangs on it beside its positions: a note, a tablet. */
  bound: boolean
}
export type Present = {
  projectId: string
  locationId: string
  zone: string
  crews: PresentCrew[]
  /** All positions of those crews. */
  items: PresentItem[]
  /** Places a new crew may be at, with their zones. */
  locations: { id: string; zone: string }[]
  /** What is there of the ids a plan names. */
  functions: { id: string; name: string; code: string }[]
  catering: { id: string; name: string; code: string }[]
  people: { id: string; name: string }[]
  /** Whether there is the template it is made from; also where it is made from none. */
  template: boolean
}

const uuids = (ids: readonly (string | null | undefined)[]) =>
  sql`${sql.param([...new Set(ids.filter(id => id !== null && id !== undefined))])}::uuid[]`

const itemJson =
  sql.raw(`json_build_object('id', i.id, 'crewId', i.crew_id, 'revision', i.revision, 'startDate', i.start_date,
  'endDate', i.end_date, 'startTime', i.start_time, 'endTime', i.end_time, 'timeZone', i.time_zone, 'starts', i.starts,
  'ends', i.ends, 'amountOfRows', i.amount_of_rows, 'filled', i.filled, 'breakMinutes', i.break_minutes,
  'cateringId', i.catering_id, 'task', i.task, 'openForApplications', i.open_for_applications,
  'commentExternal', i.comment_external, 'commentInternal', i.comment_internal, 'commentCrew', i.comment_crew,
  'commentCrewChief', i.comment_crew_chief,
  'catering', (select k.caption from lookup k where k.tenant_id = i.tenant_id and k.id = i.catering_id),
  'people', (select count(*)::int from project_crew_item_status s where s.tenant_id = i.tenant_id and s.item_id = i.id),
  'asked', (select count(*)::int from project_crew_item_status s where s.tenant_id = i.tenant_id and s.item_id = i.id
    and s.status in ('invited','confirmed')))`)

/** What a plan is about, as it is: the crews it touches with all their positions, locked, and what there is of whatever it names. */
export async function readPlan(ctx: Context<'notFound'>, project: SQL, plan: Plan): Promise<Present> {
  const added = [...plan.crews.flatMap(({ positions = [] }) => positions), ...plan.items]
  const crews = [...plan.crewChanges.map(({ id }) => id), ...plan.removedCrewIds]
  const items = [...plan.changes.map(({ id }) => id), ...plan.removedItemIds]
  const template = plan.templateId ?? null
  const of = (alias: 'c' | 'i') => sql`${sql.raw(alias)}.tenant_id = ${ctx.tenant.id}`
  const lookup = (kind: string, ids: readonly (string | null | undefined)[]) =>
    sql`(select coalesce(json_agg(json_build_object('id', id, 'name', caption, 'code', code)), '[]') from lookup where tenant_id = ${ctx.tenant.id} and kind = ${kind} and id = any(${uuids(ids)}))`
  return one<Present>(
    ctx,
    // A crew that positions are added to stays until they are there.
    sql`with held as (select c.id from project_crew c where ${of('c')} and c.id = any(${uuids(plan.items.map(item => item.projectCrewId))})
        order by c.id for key share),
      crews as (
        select c.* from project_crew c where ${of('c')} and c.project_id = ${project} and (c.id = any(${uuids(crews)})
          or c.id in (select id from held) or c.id in (select i.crew_id from project_crew_item i where ${of('i')} and i.id = any(${uuids(items)})))),
      items as (select i.* from project_crew_item i where ${of('i')} and i.crew_id in (select id from crews)
        order by i.id for no key update)
      select p.id as "projectId", p.location_id as "locationId", l.time_zone as zone,
        coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'zone', v.time_zone, 'chiefId', c.chief_id,
            'chief', (select w.first_name || ' ' || w.last_name from person w where w.tenant_id = c.tenant_id and w.id = c.chief_id),
            'meetingPoint', c.meeting_point,
            'bound', exists (select from delivery_note d where d.tenant_id = c.tenant_id and d.crew_id = c.id)
              or exists (select from kiosk k where k.tenant_id = c.tenant_id and k.crew_id = c.id)))
          from crews c join location v on v.tenant_id = c.tenant_id and v.id = c.location_id), '[]') as crews,
        coalesce((select json_agg(${itemJson} order by i.starts, i.id) from items i), '[]') as items,
        coalesce((select json_agg(json_build_object('id', v.id, 'zone', v.time_zone)) from location v
          where v.tenant_id = p.tenant_id and v.id = any(${uuids(plan.crews.map(crew => crew.locationId))})), '[]') as locations,
        ${lookup(
          'functions',
          added.map(item => item.functionId),
        )} as functions,
        ${lookup(
          'cateringAgreementTypes',
          [...added, ...plan.changes].map(item => item.cateringId),
        )} as catering,
        (select coalesce(json_agg(json_build_object('id', id, 'name', first_name || ' ' || last_name)), '[]') from person where tenant_id = ${ctx.tenant.id}
          and id = any(${uuids([...plan.crews, ...plan.crewChanges].map(crew => crew.crewChiefId))})) as people,
        ${template}::uuid is null or exists (select from template t where t.tenant_id = p.tenant_id and t.id = ${template}::uuid)
          as template
      from project p join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
      where p.tenant_id = ${ctx.tenant.id} and p.id = ${project}`,
  )
}
