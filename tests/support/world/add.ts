import type { PositionStatus } from '../../../domain/projectCrewItems/position-status.ts'
import { instantsOf } from '../../../domain/shift-time.ts'
import type { LoginType } from '../../../openapi/access.ts'
import type { Database } from '../../../server/database/open.ts'
import { itemStatus } from '../../../server/database/tables/attendance.ts'
import { person } from '../../../server/database/tables/people.ts'
import { crewItem } from '../../../server/database/tables/projects.ts'
import { login } from '../../../server/database/tables/sessions.ts'
import type { TenantWorld } from '../world.ts'
import { hashed, worldNow, zone } from './cast.ts'

export interface Shift {
  /** Local, in Berlin. */
  date: string
  from: string
  to: string
  endDate?: string
}

export const shiftColumns = ({ date, from, to, endDate }: Shift) => {
  const instants = instantsOf({ startDate: date, endDate: endDate ?? null, startTime: from, endTime: to, zone })
  if (!('starts' in instants)) throw new Error(`no shift: ${JSON.stringify({ date, from, to })}`)
  return {
    startDate: date,
    endDate: endDate ?? null,
    startTime: from,
    endTime: to,
    timeZone: zone,
    starts: new Date(instants.starts),
    ends: new Date(instants.ends),
    tzVersion: process.versions.tz ?? 'unknown',
  }
}

export type NewItem = Partial<typeof crewItem.$inferInsert> & { crewId: string; functionId: string; shift: Shift }

/** Adds a position and returns its id. */
export async function addItem(database: Database, tenantId: string, { shift, ...rest }: NewItem): Promise<string> {
  const id = crypto.randomUUID()
  const row = { tenantId, id, ...shiftColumns(shift), breakMinutes: 30, amountOfRows: 5, ...rest }
  await database.withTenant(tenantId, tx => tx.insert(crewItem).values(row))
  return id
}

export type NewLine = Partial<typeof itemStatus.$inferInsert> & {
  itemId: string
  crewId: string
  personId: string
  status: PositionStatus
  starts: Date
  ends: Date
}

export const line = (tenantId: string, row: NewLine) => ({
  tenantId,
  id: crypto.randomUUID(),
  statusSince: new Date(worldNow.getTime() - 86_400_000),
  ...(['confirmed', 'checkedIn', 'checkedOut', 'signedOff'].includes(row.status)
    ? { confirmedAt: new Date(worldNow.getTime() - 86_400_000) }
    : {}),
  ...row,
})

/** Puts a person on a position and returns the job's id. Times are the position's. */
export async function addLine(
  database: Database,
  tenantId: string,
  row: Omit<NewLine, 'starts' | 'ends' | 'crewId'>,
): Promise<string> {
  return database.withTenant(tenantId, async tx => {
    const [item] = await tx.raw<{ crew_id: string; starts: string; ends: string }>(
      'select crew_id, starts, ends from project_crew_item where id = $1',
      [row.itemId],
    )
    if (!item) throw new Error('there is no such position')
    const values = line(tenantId, {
      ...row,
      crewId: item.crew_id,
      starts: new Date(item.starts),
      ends: new Date(item.ends),
    })
    await tx.insert(itemStatus).values(values)
    return values.id
  })
}

/** A position of the main crew from 10:30 to 18:00 today, with the member on it, whatever else they do then. */
export async function addMemberToday(
  database: Database,
  { id, crews, functions, persons }: TenantWorld,
): Promise<{ item: string; job: string }> {
  const item = await addItem(database, id, {
    crewId: crews.main,
    functionId: functions.stagehand,
    shift: { date: '2026-06-10', from: '10:30', to: '18:00' },
  })
  const own = { itemId: item, personId: persons.member, status: 'confirmed', overlapAccepted: true } as const
  return { item, job: await addLine(database, id, own) }
}

/** Adds a person who can log in, and returns ids. */
export async function addPerson(
  database: Database,
  world: TenantWorld,
  name: string,
  loginTypes: LoginType[] = ['crew'],
) {
  const id = crypto.randomUUID()
  const passwordHash = await hashed
  const loginName = `${name}@${world.host}`.toLowerCase()
  await database.withTenant(world.id, async tx => {
    await tx.insert(person).values(personRow(world.id, id, name))
    await tx.insert(login).values({
      tenantId: world.id,
      id: crypto.randomUUID(),
      login: loginName,
      passwordHash,
      kind: 'user',
      loginTypes,
      personId: id,
    })
  })
  return { id, login: loginName }
}

export const personRow = (tenantId: string, id: string, name: string) => ({
  tenantId,
  id,
  number: `P-${name}`,
  firstName: name,
  lastName: 'Example',
  email: `${name}@example.test`,
  phone: `+49 170 ${name}`,
  language: 'en',
  timeZone: zone,
})
