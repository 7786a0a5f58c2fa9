import { localOf } from '../../domain/shift-time.ts'
import { type Schemas, asked, demoPerson, tokenOf } from './stage.ts'

const planner = demoPerson('nordlicht', 'planner')

/** YYYY-MM-DD, so many days from today. */
export const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A day like it whose night no clock is set in: what ends at two in the morning ends once. */
export function quietDayFrom(days: number): string {
  const noon = (later: number) => localOf(Date.parse(`${dayFrom(later)}T12:00:00Z`), 'Europe/Berlin').time
  return noon(days) === noon(days + 1) ? dayFrom(days) : quietDayFrom(days + 1)
}

/** A project of one's own at Nordlicht; far enough from today, nobody on it works elsewhere. */
export async function aProject(name: string, day: string): Promise<Schemas['Project']> {
  const token = await tokenOf(planner)
  const { items } = await asked<{ items: Schemas['ProjectSummary'][] }>('nordlicht', token, 'GET', '/projects?limit=1')
  const [like] = items
  if (!like) throw new Error('the demo has no project')
  return asked('nordlicht', token, 'POST', '/projects', {
    name,
    companyId: like.company.id,
    locationId: like.location.id,
    beginDate: day,
    endDate: day,
  })
}

/** A crew of it with so many stagehands, from nine to five. */
export async function aCrew(project: Schemas['Project'], startDate: string, stagehands: number) {
  const token = await tokenOf(planner)
  const { items } = await asked<{ items: Schemas['Caption'][] }>('nordlicht', token, 'GET', '/functions')
  return asked<{ id: string }>('nordlicht', token, 'POST', `/projects/${project.number}/projectCrews`, {
    name: 'Load-in',
    startDate,
    startTime: '09:00',
    endTime: '17:00',
    positions: [{ functionId: items.find(({ code }) => code === 'stagehand')?.id, amountOfRows: stagehands }],
  })
}
