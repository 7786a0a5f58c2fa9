import type { Tx } from '../../database/tenant.ts'
import { addCrew, addItem, spanCrew } from '../draft.ts'
import { addPresent, addWorked } from '../staffing.ts'
import { addSceneProject, homePlace, type Stage, takePeople } from './stage.ts'
import { hour, minute, roundedTo, shiftBetween } from '../times.ts'
import type { FunctionCode } from '../../lookups/trade.ts'

const teams: readonly { code: FunctionCode; people: number }[] = [
  { code: 'rigger', people: 3 },
  { code: 'stagehand', people: 6 },
  { code: 'loader', people: 3 },
]

/** Crews of a chief that are over and whose hours nobody has confirmed. */
export async function waitingForSignOff(tx: Tx, tenantId: string, chiefId: string, now: Date): Promise<number> {
  const [row] = await tx.raw<{ count: number }>(
    `select count(*)::int as count from project_crew c
      where c.tenant_id = $1 and c.chief_id = $2 and c.ends <= $3 and c.starts > $3::timestamptz - interval '3 days'
        and not exists (select from delivery_note n where n.tenant_id = c.tenant_id and n.crew_id = c.id)`,
    [tenantId, chiefId, now],
  )
  return row?.count ?? 0
}

/** A load-out of the night that the chief has led: twelve people, one of whom has forgotten to check out. */
export function buildLastShift(stage: Stage): void {
  const { draft, world } = stage
  const place = homePlace(world, 5)
  const ends = roundedTo(draft.now - 2 * hour, 15 * minute)
  const shift = shiftBetween(ends - 6 * hour, ends, place.timeZone)
  const project = addSceneProject(
    stage,
    place,
    'Kapelle Nachtschicht, Release Show',
    { begin: shift.startDate, end: shift.endDate ?? shift.startDate },
    0,
  )
  const crew = addCrew(draft, {
    projectId: project.id,
    name: 'Load-out',
    place,
    chiefId: world.demo.chief.id,
    contactOnSiteId: project.contactId,
  })
  const items = teams.map(({ code, people }) => {
    const item = addItem(draft, crew, { code, amount: people, shift, more: { breakMinutes: 30 } })
    const [late, ...rest] = takePeople(stage, place, code, people, shift)
    for (const { id } of rest) addWorked(draft, item, place, id, world.demo.chief.id)
    if (late && code === 'loader') addPresent(draft, item, place, late.id, shift.starts - 6 * minute)
    else if (late) addWorked(draft, item, place, late.id, world.demo.chief.id)
    return item
  })
  spanCrew(crew, items)
}
