import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { ProjectsCalendar } from '../../../openapi/projects.shapes.ts'
import { answered, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Calendar = z.output<typeof ProjectsCalendar>

let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
  // Nothing of the world is in the autumn of 2027.
  await add('K-1', '2027-09-30', '2027-10-04')
  await add('K-2', '2027-10-10', '2027-10-10', { company_id: a.companies.other, quoted_at: '2027-01-01' })
  await add('K-3', '2027-10-28', '2027-11-02', { requested_at: '2027-01-02T08:00:00Z' })
  await add('K-4', '2027-09-01', '2027-09-29')
  await add('K-5', '2027-11-01', '2027-11-01')
})
afterAll(() => stage.close())

async function add(number: string, from: string, to: string, more: Record<string, unknown> = {}): Promise<string> {
  const row = {
    tenant_id: a.id,
    number,
    name: `Show ${number}`,
    company_id: a.companies.client,
    location_id: a.locations.venue,
    begin_date: from,
    end_date: to,
    ...more,
  }
  const names = Object.keys(row)
  const [made] = await stage.admin<{ id: string }>(
    `insert into project (id, ${names.join(', ')})
     values (gen_random_uuid(), ${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  if (!made) throw new Error('nothing was written')
  return made.id
}
const ask = (who: LoginName, dateFrom: string, dateTo: string) =>
  stage.as(who, 'GET', `/projectsCalendar?dateFrom=${dateFrom}&dateTo=${dateTo}`)
const read = async (who: LoginName, dateFrom: string, dateTo: string) =>
  answered<Calendar>(await ask(who, dateFrom, dateTo))
const october = ['2027-10-01', '2027-10-31'] as const

describe('the calendar of projects', () => {
  it('has those with a day in the stretch, the soonest first, each with its state', async () => {
    const { projects, days } = await read('planner', ...october)
    expect(projects.map(({ number, status }) => `${number} ${status}`)).toEqual([
      'K-1 confirmed',
      'K-2 quoted',
      'K-3 requested',
    ])
    expect(projects[2]?.requestedAt).toBe('2027-01-02T08:00:00.000Z')
    expect(projects[0]).toMatchObject({
      beginDate: '2027-09-30',
      endDate: '2027-10-04',
      firstCall: null,
      branch: null,
      projectManager: null,
      requestedAt: null,
      places: { amount: 0, filled: 0, requested: 0 },
    })
    expect(days).toHaveLength(31)
    expect(days[0]).toEqual({ date: '2027-10-01', needed: 0, open: 0 })
  })

  it('counts what each day needs of projects that are taken on, by what the project itself says', async () => {
    const { projects, days, people } = await read('planner', '2026-06-01', '2026-08-31')
    const main = projects.find(({ id }) => id === a.projects.main)
    expect(main?.places.amount).toBeGreaterThan(0)
    expect(main?.firstCall?.timeZone).toBe('Europe/Berlin')
    const confirmed = projects.filter(({ status }) => status === 'confirmed')
    const sum = (of: (project: (typeof projects)[number]) => number) =>
      confirmed.reduce((total, project) => total + of(project), 0)
    expect(days.reduce((total, { needed }) => total + needed, 0)).toBe(sum(({ places }) => places.amount))
    expect(days.reduce((total, { open }) => total + open, 0)).toBe(
      sum(({ places: { amount, filled, requested } }) => amount - filled - requested),
    )
    expect(people).toBeGreaterThan(2)
  })

  it('shows a client the own projects, and neither who was asked nor how many the agency has', async () => {
    const { projects, people } = await read('client', ...october)
    expect(projects.map(({ number }) => number)).toEqual(['K-1', 'K-3'])
    expect(people).toBeNull()
    const summer = await read('client', '2026-06-01', '2026-08-31')
    expect(summer.projects.every(({ places }) => places.requested === 0)).toBe(true)
    const own = summer.projects.filter(({ status }) => status === 'confirmed')
    expect(summer.days.reduce((total, { open }) => total + open, 0)).toBe(
      own.reduce((total, { places }) => total + places.amount - places.filled, 0),
    )
  })

  it('takes a hundred days at most, and no last day before the first', async () => {
    expect((await ask('planner', '2027-01-01', '2027-04-10')).status).toBe(200)
    expect((await ask('planner', '2027-01-01', '2027-04-11')).status).toBe(400)
    expect((await ask('planner', '2027-01-02', '2027-01-01')).status).toBe(400)
  })
})
