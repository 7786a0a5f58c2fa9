import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { ProjectSummary, ProjectsOverview } from '../../../openapi/projects.shapes.ts'
import { answered, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'
import type { TenantWorld } from '../../support/world.ts'
import { worldNow } from '../../support/world/cast.ts'

type Summary = z.output<typeof ProjectSummary>
type Overview = z.output<typeof ProjectsOverview>

let stage: Stage
let a: TenantWorld
/** Wednesday. */
const today = worldNow.toISOString().slice(0, 10)
const onDay = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
  // Only what a test puts there.
  await stage.admin(`update project set begin_date = '2017-01-01', end_date = '2017-01-01' where tenant_id = $1`, [
    a.id,
  ])
  await stage.admin(`update project set first_day = '2017-01-01', last_day = '2017-01-01' where tenant_id = $1`, [a.id])
})
afterAll(() => stage.close())
beforeEach(async () => {
  const made = `select id from project where tenant_id = $1 and number like 'L-%'`
  const crews = `select id from project_crew where tenant_id = $1 and project_id in (${made})`
  await stage.admin(`delete from project_crew_item where tenant_id = $1 and crew_id in (${crews})`, [a.id])
  await stage.admin(`delete from project_crew where tenant_id = $1 and project_id in (${made})`, [a.id])
  await stage.admin(`delete from project where tenant_id = $1 and number like 'L-%'`, [a.id])
})

const idOf = (row: { id: string } | undefined) => {
  if (!row) throw new Error('nothing was written')
  return row.id
}
/** A project from the one day to the other, in days from today. */
async function add(number: string, from: number, to: number, more: Record<string, unknown> = {}): Promise<string> {
  const row = {
    tenant_id: a.id,
    number: `L-${number}`,
    name: `Show ${number}`,
    company_id: a.companies.client,
    location_id: a.locations.venue,
    begin_date: onDay(from),
    end_date: onDay(to),
    ...more,
  }
  const names = Object.keys(row)
  const [made] = await stage.admin<{ id: string }>(
    `insert into project (id, ${names.join(', ')}) values (gen_random_uuid(), ${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  return idOf(made)
}
/** A crew of a project that works from and to an hour from now, and one position of it. */
async function addCrew(
  project: string,
  name: string,
  from: number,
  to: number,
): Promise<{ crew: string; item: string }> {
  const at = (hours: number) => new Date(worldNow.getTime() + hours * 3_600_000)
  const [made] = await stage.admin<{ id: string }>(
    `insert into project_crew (tenant_id, id, project_id, location_id, name, starts, ends)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, $6) returning id`,
    [a.id, project, a.locations.venue, name, at(from), at(to)],
  )
  const crew = idOf(made)
  const [position] = await stage.admin<{ id: string }>(
    `insert into project_crew_item (tenant_id, id, crew_id, function_id, amount_of_rows, start_date, end_date, start_time,
       end_time, time_zone, tz_version, starts, ends, break_minutes)
     select tenant_id, gen_random_uuid(), $2, function_id, 3, $3, $4, start_time, end_time, time_zone, tz_version, $5, $6, 0
     from project_crew_item where tenant_id = $1 limit 1 returning id`,
    [a.id, crew, at(from).toISOString().slice(0, 10), at(to).toISOString().slice(0, 10), at(from), at(to)],
  )
  return { crew, item: idOf(position) }
}
const list = async (query: string, who: LoginName = 'planner') =>
  answered<{ items: Summary[] }>(await stage.as(who, 'GET', `/projects?today=${today}${query}`)).items
const names = async (query: string, who: LoginName = 'planner') => (await list(query, who)).map(({ number }) => number)
const overview = async (query = '', who: LoginName = 'planner') =>
  answered<Overview>(await stage.as(who, 'GET', `/projectsOverview?today=${today}${query}`))

describe('projects at a desk', () => {
  it('stand in the order of what comes next: those that run by their next crew, then by their first day', async () => {
    await add('next-week', 8, 9)
    const late = await add('runs-later', -3, 3)
    await addCrew(late, 'Load-in', -72, -70)
    await addCrew(late, 'Load-out', 40, 48)
    const now = await add('runs-now', 0, 2)
    await addCrew(now, 'Load-in', -2, 6)
    await add('runs-without-crew', -1, 1)
    await add('this-week', 2, 2)
    expect(await names('&tab=ongoing')).toEqual([
      'L-runs-now',
      'L-runs-later',
      'L-runs-without-crew',
      'L-this-week',
      'L-next-week',
    ])
  })

  it('name the crew that works now, else the next one, and none once all are over', async () => {
    const project = await add('crews', 0, 3)
    await addCrew(project, 'Over', -8, -2)
    await addCrew(project, 'Show', 10, 18)
    const { crew } = await addCrew(project, 'Load-in', -1, 5)
    expect((await list('&tab=ongoing'))[0]?.nextCrew).toEqual({
      id: crew,
      name: 'Load-in',
      starts: new Date(worldNow.getTime() - 3_600_000).toISOString(),
      ends: new Date(worldNow.getTime() + 5 * 3_600_000).toISOString(),
      timeZone: expect.stringContaining('/') as string,
    })
    await stage.admin(
      `delete from project_crew_item where tenant_id = $1 and crew_id in (select id from project_crew where project_id = $2)`,
      [a.id, project],
    )
    await stage.admin(`delete from project_crew where tenant_id = $1 and project_id = $2 and name <> 'Over'`, [
      a.id,
      project,
    ])
    expect((await list('&tab=ongoing'))[0]?.nextCrew).toBeNull()
  })

  it('are all or one’s own, closed or not', async () => {
    await add('mine', 1, 1, { manager_id: a.persons.planner })
    await add('mine-closed', 1, 1, { manager_id: a.persons.planner, closed_at: worldNow })
    await add('other', 1, 1)
    await add('other-closed', 1, 1, { closed_at: worldNow })
    expect(await names('&tab=ongoing&closed=false')).toEqual(['L-mine', 'L-other'])
    expect(await names('&tab=ongoing&closed=true')).toEqual(['L-mine-closed', 'L-other-closed'])
    expect(await names('&tab=ongoing&whose=my&closed=false')).toEqual(['L-mine'])
    expect(await names('&tab=ongoing&whose=my&closed=true')).toEqual(['L-mine-closed'])
    expect(await names('&tab=ongoing&whose=my')).toEqual(['L-mine', 'L-mine-closed'])
    const closed = Object.fromEntries((await list('&tab=ongoing')).map(one => [one.number, one.closed]))
    expect(closed).toMatchObject({ 'L-mine': false, 'L-mine-closed': true })
  })

  it('are found by their own words, and by those of their client and place', async () => {
    await add('11', 1, 1, { name: 'Würzburger Tanznächte', client_mark: 'WT', reference: 'PO-884' })
    for (const q of ['wurzb', 'tanzn', 'L-11', 'wt', 'po-884', 'client würz'])
      expect(await names(`&q=${encodeURIComponent(q)}`), q).toEqual(['L-11'])
    expect(await names('&q=wurzb%20nobody')).toEqual([])
  })

  it('say whether they are asked for, priced or taken on', async () => {
    await add('a', 1, 1, { requested_at: worldNow })
    await add('b', 1, 1, { quoted_at: worldNow })
    await add('c', 1, 1)
    expect((await list('')).map(({ number, status }) => [number, status])).toEqual([
      ['L-c', 'confirmed'],
      ['L-b', 'quoted'],
      ['L-a', 'requested'],
    ])
    expect(await names('&tab=requested')).toEqual(['L-a'])
    expect(await names('&tab=ongoing')).toEqual(['L-b', 'L-c'])
  })
})

describe('what stands above the list', () => {
  it('counts what each tab lists, and each group in the order of the list', async () => {
    const running = await add('run', -1, 1)
    await addCrew(running, 'Load-in', -2, 6)
    await add('sunday', 4, 4)
    await add('monday', 5, 6)
    await add('sunday-after', 11, 11)
    await add('monday-after', 12, 12)
    await add('next-year', 365, 366)
    await add('over', -9, -8)
    await add('asked', 3, 3, { requested_at: worldNow })
    const told = await overview('&tab=ongoing')
    expect(told).toEqual({
      tabs: { ongoing: 6, past: 1, requested: 1 },
      groups: [
        { group: 'running', total: 1, missing: 3 },
        { group: 'thisWeek', total: 1, missing: 0 },
        { group: 'nextWeek', total: 2, missing: 0 },
        { group: onDay(12).slice(0, 7), total: 1, missing: null },
        { group: onDay(365).slice(0, 7), total: 1, missing: null },
      ],
    })
    expect(told.groups.reduce((sum, { total }) => sum + total, 0)).toBe(told.tabs.ongoing)
    expect(await overview('&tab=past')).toMatchObject({ groups: [{ group: onDay(-9).slice(0, 7), total: 1 }] })
    expect(await overview('&q=nobody')).toEqual({ tabs: { ongoing: 0, past: 0, requested: 0 }, groups: [] })
  })

  it('counts for a client the own projects only', async () => {
    await add('own', 1, 1)
    await add('not', 1, 1, { company_id: a.companies.other })
    expect((await overview('', 'client')).tabs.ongoing).toBe(1)
    expect((await overview('', 'otherClient')).tabs.ongoing).toBe(1)
    expect((await overview('')).tabs.ongoing).toBe(2)
  })
})

describe('the days of a project', () => {
  const days = async (project: string) =>
    (await stage.admin('select first_day::text, last_day::text from project where id = $1', [project]))[0]

  it('are those of its shifts, whatever becomes of them, else those it was announced for', async () => {
    const project = await add('days', 1, 5)
    expect(await days(project)).toEqual({ first_day: onDay(1), last_day: onDay(5) })
    const { item } = await addCrew(project, 'One', 48, 50)
    const { item: last } = await addCrew(project, 'Two', 24 * 9, 24 * 9 + 2)
    expect(await days(project)).toEqual({ first_day: onDay(2), last_day: onDay(9) })
    await stage.admin('update project_crew_item set start_date = $1 where id = $2', [onDay(3), item])
    expect(await days(project)).toEqual({ first_day: onDay(3), last_day: onDay(9) })
    await stage.admin('delete from project_crew_item where id = $1', [last])
    expect(await days(project)).toEqual({ first_day: onDay(3), last_day: onDay(3) })
    await stage.admin('delete from project_crew_item where id = $1', [item])
    await stage.admin('update project set end_date = $1 where id = $2', [onDay(6), project])
    expect(await days(project)).toEqual({ first_day: onDay(1), last_day: onDay(6) })
  })

  it('hold both shifts that two people move at once', async () => {
    const project = await add('race', 1, 5)
    const { item: one } = await addCrew(project, 'One', 48, 50)
    const { item: two } = await addCrew(project, 'Two', 48, 50)
    const [left, right] = [0, 1].map(() => new pg.Client({ connectionString: stage.test.adminUrl }))
    if (!left || !right) throw new Error('two people are needed')
    try {
      for (const person of [left, right]) {
        await person.connect()
        await person.query('begin')
      }
      await left.query('update project_crew_item set start_date = $1 where id = $2', [onDay(0), one])
      const waiting = right.query('update project_crew_item set start_date = $1 where id = $2', [onDay(20), two])
      await until(
        async () =>
          (await stage.admin('select from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0')).length,
        'the second who waits for the first',
      )
      await left.query('commit')
      await waiting
      await right.query('commit')
    } finally {
      await Promise.all([left.end(), right.end()])
    }
    expect(await days(project)).toEqual({ first_day: onDay(0), last_day: onDay(20) })
  })
})
