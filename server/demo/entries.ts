import { sql } from 'drizzle-orm'
import { entrySpan } from '../../domain/personalCalendar/entry-span.ts'
import type { Tx } from '../database/tenant.ts'
import { calendarEntry } from '../database/tables/calendarEntries.ts'
import { vacationToDo } from '../personalCalendar/vacation-to-do.ts'
import type { Member } from './cast/people.ts'
import { randomFrom } from './random.ts'
import { insertRows } from './rows.ts'
import { type OwnJob, overlap } from './scenes/own-jobs.ts'
import type { Agency } from './tenants.ts'
import { addDays } from './times.ts'

interface Planned {
  kind: 'block' | 'vacation' | 'available'
  status: 'asked' | 'approved' | null
  /** Days after the Monday of this week. */
  after: number
  days: number
  hours?: [string, string]
  reason: string | null
  unpaid?: boolean
}

const planned: readonly Planned[] = [
  { kind: 'available', status: null, after: 12, days: 1, hours: ['08:00', '18:00'], reason: null },
  { kind: 'block', status: null, after: 18, days: 2, reason: 'Umzug meiner Schwester' },
  { kind: 'vacation', status: 'asked', after: 21, days: 5, reason: 'Sailing with the family' },
  { kind: 'vacation', status: 'approved', after: 30, days: 3, reason: null },
  { kind: 'vacation', status: 'approved', after: 37, days: 2, reason: null, unpaid: true },
]

interface Wanted {
  agency: Agency
  /** Whose calendar it is, and who approves. */
  crew: Member
  planner: { id: string }
  own: readonly OwnJob[]
  today: string
  now: Date
}

/** Fills the calendar of the crew member where nothing of theirs lies ahead, on days on which they have no job. */
export async function keepEntries(tx: Tx, { agency, crew, planner, own, today, now }: Wanted): Promise<void> {
  const [ahead] = await tx.raw(
    'select from calendar_entry where tenant_id = $1 and person_id = $2 and ends > $3 limit 1',
    [agency.id, crew.id, now],
  )
  if (ahead) return
  const [company] = await tx.raw<{ id: string }>('select id from company where tenant_id = $1 and own limit 1', [
    agency.id,
  ])
  const ids = randomFrom(`entries ${agency.key} ${today}`)
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  const rows: (typeof calendarEntry.$inferInsert)[] = []
  for (const { kind, status, after, days, hours: [begin, end] = [null, null], reason, unpaid = false } of planned) {
    const on = (later: number) => {
      const startDate = addDays(monday, after + later)
      const endDate = days > 1 ? addDays(startDate, days - 1) : null
      return { startDate, endDate, ...span({ startDate, endDate, begin, end, zone: agency.homeZone }) }
    }
    const free = [0, 1, -1, 2, -2, 3]
      .map(on)
      .find(
        one =>
          !own.some(job => overlap(job, one)) &&
          !rows.some(row => overlap({ starts: +row.starts, ends: +row.ends }, one)),
      )
    if (!free) continue
    rows.push({
      tenantId: agency.id,
      id: ids.uuid(),
      personId: crew.id,
      kind,
      companyId: company?.id ?? null,
      startDate: free.startDate,
      endDate: free.endDate,
      beginTime: begin,
      endTime: end,
      timeZone: agency.homeZone,
      starts: new Date(free.starts),
      ends: new Date(free.ends),
      tzVersion: process.versions.tz ?? 'unknown',
      reason,
      status,
      unpaid,
      answer: null,
      answeredAt: status === 'approved' ? now : null,
      answeredById: status === 'approved' ? planner.id : null,
      createdAt: now,
    })
  }
  await insertRows(tx, calendarEntry, rows)
  const [tenant] = await tx.raw<{ language: string }>('select default_language as language from tenant where id = $1', [
    agency.id,
  ])
  const asked = { tenant: { defaultLanguage: tenant?.language ?? 'en' }, now }
  for (const { id, startDate, endDate = null, status } of rows)
    if (status === 'asked')
      await tx.execute(sql`
        with added as (select * from calendar_entry where tenant_id = ${agency.id} and id = ${id})
        ${vacationToDo(asked, startDate, endDate)}`)
}

function span(entry: Parameters<typeof entrySpan>[0]): { starts: number; ends: number } {
  const instants = entrySpan(entry)
  if ('problem' in instants) throw new Error(`no such days: ${JSON.stringify(entry)}`)
  return instants
}
