import { sql } from 'drizzle-orm'

export type AbsenceRow = {
  id: string
  kind: 'block' | 'vacation'
  startDate: string
  endDate: string | null
  begin: string | null
  end: string | null
}

/** The first bound reaches an index: nothing lasts longer. */
const lyingOn = `from calendar_entry e where e.tenant_id = s.tenant_id and e.person_id = s.person_id
    and e.starts > s.starts - interval '368 days' and e.starts < s.ends and e.ends > s.starts`
const keptFree = `${lyingOn}
    and (e.kind = 'block' or e.kind = 'vacation' and e.status = 'approved')`

/** Blocked dates and approved vacation of the person of `s` at its time. */
export const absencesJson = sql.raw(`(select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind,
    'startDate', e.start_date, 'endDate', e.end_date, 'begin', e.begin_time, 'end', e.end_time) order by e.starts), '[]')
  ${keptFree})`)

export type OwnTimeRow = { kind: 'block' | 'vacation'; approved: boolean; starts: string; ends: string }

/** The same with vacation that waits for its answer. */
export const ownTimeJson = sql.raw(`(select coalesce(json_agg(json_build_object('kind', e.kind,
    'approved', e.status is not distinct from 'approved', 'starts', e.starts, 'ends', e.ends)), '[]')
  ${lyingOn} and (e.kind = 'block' or e.kind = 'vacation' and e.status in ('asked', 'approved')))`)

/** Whether there is any. */
export const isKeptFree = sql.raw(`exists (select ${keptFree})`)
