import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { entrySpan } from '../../domain/personalCalendar/entry-span.ts'
import type { AskedDates } from '../../openapi/dateQuestions.ts'
import { type Context, personOf } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { iso, isoOrNull, millis } from '../wire.ts'

type Shift = { id: string; date: string; begin: string; end: string; can: boolean }
type Job = { id: string; venue: string; startTime: string; endTime: string; starts: string; ends: string }
type AskedRow = {
  id: string
  note: string | null
  answerBy: string
  closedAt: string | null
  createdAt: string
  answeredAt: string | null
  timeZone: string
  shifts: Shift[]
  /** Confirmed ones around the shifts. */
  jobs: Job[]
}
type Asked = z.input<typeof AskedDates>

/** Whoever is asked goes by the own clock; an hour that is doubled counts whole. */
export const spanOf = ({ date, begin, end }: Omit<Shift, 'id' | 'can'>, zone: string) => {
  const span = entrySpan({
    startDate: date,
    endDate: null,
    begin,
    end,
    zone,
    startChoice: 'earlier',
    endChoice: 'later',
  })
  return 'problem' in span ? null : span
}

/** Questions put to people `a` a condition names. */
const asked = (ctx: Context, which: SQL) => sql`
  select q.id, q.note, q.answer_by as "answerBy", q.closed_at as "closedAt", q.created_at as "createdAt",
    a.answered_at as "answeredAt", w.time_zone as "timeZone",
    (select json_agg(json_build_object('id', g.id, 'date', g.date, 'begin', g.begin_time, 'end', g.end_time,
        'can', exists (select from calendar_entry e where e.tenant_id = g.tenant_id and e.question_shift_id = g.id
          and e.person_id = a.person_id)) order by g.date, g.begin_time, g.end_time)
      from date_question_shift g where g.tenant_id = q.tenant_id and g.question_id = q.id) as shifts,
    (select coalesce(json_agg(json_build_object('id', s.id, 'venue', l.name, 'startTime', i.start_time,
        'endTime', i.end_time, 'starts', s.starts, 'ends', s.ends) order by s.starts, s.id), '[]')
      from project_crew_item_status s
      join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
      join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
      join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      where s.tenant_id = a.tenant_id and s.person_id = a.person_id
        and s.status in ('confirmed','checkedIn','checkedOut','signedOff')
        and exists (select from date_question_shift g where g.tenant_id = q.tenant_id and g.question_id = q.id
          and s.starts between g.date - 3 and g.date + 3)) as jobs
  from date_question_person a join date_question q on q.tenant_id = a.tenant_id and q.id = a.question_id
  join person w on w.tenant_id = a.tenant_id and w.id = a.person_id
  where a.tenant_id = ${ctx.tenant.id} and ${which}`

function shown({ timeZone, jobs, shifts, ...row }: AskedRow): Asked {
  return {
    ...row,
    answerBy: iso(row.answerBy),
    closedAt: isoOrNull(row.closedAt),
    createdAt: iso(row.createdAt),
    answeredAt: isoOrNull(row.answeredAt),
    shifts: shifts.map(shift => {
      const span = spanOf(shift, timeZone)
      const over = jobs.find(({ starts, ends }) => span && millis(starts) < span.ends && millis(ends) > span.starts)
      const job = over && { id: over.id, venue: over.venue, startTime: over.startTime, endTime: over.endTime }
      return { ...shift, job: job ?? null }
    }),
  }
}

/** What the caller can still answer, what ends first at the top. */
export const askedListing = (ctx: Context): Listing<AskedRow, Asked> => ({
  among: sql`from date_question_person a join date_question q on q.tenant_id = a.tenant_id and q.id = a.question_id
    where a.tenant_id = ${ctx.tenant.id} and ${ctx.visible} and q.closed_at is null and q.answer_by > ${ctx.now}`,
  order: [
    { by: sql`q.answer_by`, as: 'timestamptz' },
    { by: sql`q.id`, as: 'uuid' },
  ],
  rows: asked(ctx, sql`a.person_id = ${personOf(ctx)} and q.id in (select id from page)`),
  item: shown,
})

/** One question as the caller is asked it. Throws `notFound`. */
export const askedOf = async (ctx: Context<'notFound'>, id: string): Promise<Asked> =>
  shown(await one<AskedRow>(ctx, asked(ctx, sql`a.person_id = ${personOf(ctx)} and q.id = ${id}`)))
