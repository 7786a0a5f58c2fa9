import { projectCrew } from '../../../server/database/tables/projects.ts'
import type { Stage } from '../stage.ts'
import { type NewLine, type Shift, addItem, addLine, addPerson, shiftColumns } from '../world/add.ts'

export interface Worker {
  name: string
  /** UTC instants; absent: never punched. */
  inAt?: string | null
  outAt?: string | null
  more?: Partial<NewLine>
}

export interface CrewOver {
  crewId: string
  itemId: string
  /** Ids of the lines, in the order of the workers. */
  lines: string[]
}

/** A crew of its own of the main project, led by the chief, with one position and people who worked on it. */
export async function addCrewOver(
  { test, world }: Pick<Stage, 'test' | 'world'>,
  shift: Shift,
  workers: readonly Worker[],
  more: { breakMinutes?: number; chiefId?: string; projectId?: string } = {},
): Promise<CrewOver> {
  const { a } = world
  const crewId = crypto.randomUUID()
  const { starts, ends } = shiftColumns(shift)
  await test.database.withTenant(a.id, tx =>
    tx.insert(projectCrew).values({
      tenantId: a.id,
      id: crewId,
      projectId: more.projectId ?? a.projects.main,
      locationId: a.locations.venue,
      name: 'Load-out',
      chiefId: more.chiefId ?? a.persons.chief,
      contactOnSiteId: a.contacts.client,
      starts,
      ends,
    }),
  )
  const itemId = await addItem(test.database, a.id, {
    crewId,
    functionId: a.functions.stagehand,
    shift,
    breakMinutes: more.breakMinutes ?? 30,
    amountOfRows: Math.max(1, workers.length),
  })
  const lines: string[] = []
  for (const { name, inAt = null, outAt = null, more: own } of workers) {
    const { id: personId } = await addPerson(test.database, a, `${name}-${crewId.slice(0, 8)}`)
    lines.push(
      await addLine(test.database, a.id, {
        itemId,
        personId,
        status: outAt ? 'checkedOut' : inAt ? 'checkedIn' : 'confirmed',
        checkInAt: inAt === null ? null : new Date(inAt),
        checkOutAt: outAt === null ? null : new Date(outAt),
        ...own,
      }),
    )
  }
  return { crewId, itemId, lines }
}
