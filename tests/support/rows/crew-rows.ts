import type { Tx } from '../../../server/database/tenant.ts'
import { restoreMemberships } from './planner-crew-rows.ts'
import {
  crewPreference,
  crewRating,
  personFunction,
  personTag,
  staffContract,
} from '../../../server/database/tables/crewMembers.ts'

type Kept = Record<'function' | 'tag' | 'preference' | 'contract', string>
/** What planning knows of the two the suites ask about. */
export type Known = Record<'member' | 'stranger', Kept>

export interface Knowing {
  tenantId: string
  fresh: () => string
  persons: Record<'member' | 'stranger' | 'planner', string>
  functionId: string
  companyId: string
}

export const knownOf = (fresh: () => string): Known => {
  const kept = (): Kept => ({ function: fresh(), tag: fresh(), preference: fresh(), contract: fresh() })
  return { member: kept(), stranger: kept() }
}

export async function insertKnown(tx: Tx, known: Known, about: Knowing): Promise<void> {
  const { tenantId, fresh, persons, functionId, companyId } = about
  const createdAt = new Date('2026-05-04T08:00:00Z')
  for (const who of ['member', 'stranger'] as const) {
    const of = { tenantId, personId: persons[who], createdAt }
    const ids = known[who]
    await tx
      .insert(personFunction)
      .values({ ...of, id: ids.function, functionId, proof: 'Certificate 12', validUntil: '2028-03-31' })
    await tx.insert(personTag).values({ ...of, id: ids.tag, tag: 'calm' })
    await tx.insert(crewPreference).values({
      ...of,
      id: ids.preference,
      kind: 'favourite',
      companyId,
      reason: 'Asked for again',
      authorId: persons.planner,
    })
    await tx.insert(crewRating).values({ ...of, id: fresh(), rating: 4, remark: 'On time', authorId: persons.planner })
    await tx.insert(staffContract).values({
      ...of,
      id: ids.contract,
      name: 'Full-time',
      beginDate: '2026-01-01',
      weeklyMinutes: 2400,
      vacationDays: 24,
      hourlyRate: 1850,
      currency: 'EUR',
    })
  }
}

interface Restored {
  id: string
  known: Known
  persons: Record<'stranger', string>
  functions: Record<'stagehand', string>
  memberships: Record<'main' | 'other', string>
}

/** What of the stranger was taken away or ended stands again, under its id; so do memberships. */
export async function restoreKnown(
  admin: (text: string, values?: unknown[]) => Promise<unknown>,
  { id, known, persons, functions, memberships }: Restored,
): Promise<void> {
  const { stranger } = known
  await admin(
    `insert into person_function (tenant_id, id, person_id, function_id) values ($1, $2, $3, $4) on conflict do nothing`,
    [id, stranger.function, persons.stranger, functions.stagehand],
  )
  await admin(
    `insert into person_tag (tenant_id, id, person_id, tag) values ($1, $2, $3, 'calm') on conflict do nothing`,
    [id, stranger.tag, persons.stranger],
  )
  await admin('update crew_preference set ended_at = null, ended_by_id = null where id = $1', [stranger.preference])
  await restoreMemberships(admin, memberships)
}
