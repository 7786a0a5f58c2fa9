import { localOf } from '../../domain/shift-time.ts'
import type { Tx } from '../database/tenant.ts'
import { activity } from '../database/tables/activities.ts'
import { randomFrom } from './random.ts'
import { insertRows } from './rows.ts'
import type { Agency } from './tenants.ts'
import { addDays, hour, settled } from './times.ts'

interface Planned {
  /** Days from today, and the time of day where the agency is. */
  due: readonly [days: number, time: string]
  title: string
  text?: string
  kind: string
  priority: 1 | 2 | 3
  for: 'planning' | 'office' | 'accountants' | 'planner'
  /** On the next project of so many. */
  project?: number
  /** Hours ago. */
  done?: number
}

const planned: readonly Planned[] = [
  {
    due: [-2, '10:00'],
    title: 'Rigging certificate of Gareth ended',
    text: 'Ask for the new one; three bookings are confirmed.',
    kind: 'certificateEnds',
    priority: 1,
    for: 'office',
  },
  {
    due: [-1, '16:00'],
    title: 'Rückruf bei der Produktionsleitung',
    text: 'Sie fragen nach zwei Händen mehr.',
    kind: 'callBack',
    priority: 2,
    for: 'planning',
    project: 0,
  },
  {
    due: [0, '23:00'],
    title: 'Runner for the evening',
    text: 'From 17:00, until the doors are closed.',
    kind: 'clientAsks',
    priority: 1,
    for: 'planner',
    project: 0,
  },
  {
    due: [1, '09:00'],
    title: 'Bühnenplan an die Crew-Chiefs',
    kind: 'other',
    priority: 2,
    for: 'planning',
    project: 1,
  },
  {
    due: [1, '12:00'],
    title: 'Night hours are missing on a payslip',
    kind: 'payrollFeedback',
    priority: 1,
    for: 'accountants',
  },
  {
    due: [1, '15:30'],
    title: 'Staplerschein prüfen',
    text: 'PDF, zwei Seiten.',
    kind: 'approveDocument',
    priority: 3,
    for: 'office',
  },
  {
    due: [2, '09:00'],
    title: 'First-aid certificate ends this month',
    kind: 'certificateEnds',
    priority: 1,
    for: 'office',
  },
  {
    due: [2, '11:00'],
    title: 'Catering for the load-out',
    text: 'Warm meal after midnight, if the house keeps a kitchen open.',
    kind: 'callBack',
    priority: 2,
    for: 'planning',
    project: 1,
  },
  { due: [4, '09:30'], title: 'Parkausweise für die Lkw', kind: 'other', priority: 2, for: 'planning', project: 2 },
  { due: [5, '14:00'], title: 'Rate for the second show', kind: 'clientAsks', priority: 3, for: 'planner', project: 2 },
  { due: [8, '10:00'], title: 'Hotel for the crew from Wien', kind: 'other', priority: 2, for: 'planning', project: 3 },
  {
    due: [13, '09:00'],
    title: 'Sicherheitsunterweisung nachholen',
    kind: 'approveDocument',
    priority: 2,
    for: 'office',
  },
  {
    due: [0, '08:00'],
    title: 'Visitor link to the client',
    kind: 'callBack',
    priority: 2,
    for: 'planning',
    project: 0,
    done: 3,
  },
  {
    due: [-1, '09:00'],
    title: 'Neues Profilbild ansehen',
    kind: 'approvePicture',
    priority: 2,
    for: 'office',
    done: 21,
  },
  { due: [-2, '12:00'], title: 'Order gloves', kind: 'other', priority: 3, for: 'office', done: 49 },
]

interface Wanted {
  agency: Agency
  planner: { id: string }
  now: Date
}

/** Something to do for planning and office, as long as there is less than a handful ahead. */
export async function keepToDos(tx: Tx, { agency, planner, now }: Wanted): Promise<void> {
  const [ahead] = await tx.raw<{ enough: boolean }>(
    `select count(*) >= 5 as enough from activity where tenant_id = $1 and type = 'TODO' and done_at is null and due_at > $2`,
    [agency.id, now],
  )
  if (ahead?.enough) return
  const kinds = await tx.raw<{ id: string; code: string }>(
    `select id, code from lookup where tenant_id = $1 and kind = 'activityTypes'`,
    [agency.id],
  )
  const projects = await tx.raw<{ id: string }>(
    `select id from project where tenant_id = $1 and last_day >= $2::date order by first_day, number limit 4`,
    [agency.id, now],
  )
  const ids = randomFrom(`to-dos ${agency.key} ${now.getTime()}`)
  const today = localOf(now.getTime(), agency.homeZone).date
  const on = (days: number, startTime: string) => {
    const startDate = addDays(today, days)
    return new Date(settled({ startDate, endDate: null, startTime, endTime: '23:59', zone: agency.homeZone }).starts)
  }
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  await insertRows(
    tx,
    activity,
    planned.map(({ due, title, text, kind, priority, for: whom, project, done }) => ({
      tenantId: agency.id,
      id: ids.uuid(),
      type: 'TODO',
      projectId: project === undefined ? null : (projects[project]?.id ?? null),
      title,
      text: text ?? null,
      typeId: kinds.find(({ code }) => code === kind)?.id ?? null,
      dueAt: on(...due),
      priority,
      forId: whom === 'planner' ? planner.id : null,
      forGroup: whom === 'planner' ? null : whom,
      doneAt: done === undefined ? null : ago(done),
      doneById: done === undefined ? null : planner.id,
      byId: planner.id,
      createdAt: ago(60),
    })),
  )
}
