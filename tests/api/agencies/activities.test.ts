import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Activity, ToDosOverview } from '../../../openapi/activities.ts'
import type { ProjectSummary } from '../../../openapi/projects.shapes.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'
import { worldNow } from '../../support/world/cast.ts'

type Told = z.output<typeof Activity>
type Overview = z.output<typeof ToDosOverview>
type Listed = z.output<typeof ProjectSummary>

let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const entered = (more: Record<string, unknown> = {}) => ({
  type: 'TODO',
  title: 'Order the lift',
  dueAt: '2026-06-12T08:00:00.000Z',
  ...more,
})
const write = async (body: unknown, who: LoginName = 'planner', path = '/activities') =>
  answered<Told>(await stage.as(who, 'POST', path, body), 201)
const change = async (id: string, body: unknown, who: LoginName = 'planner') =>
  answered<Told>(await stage.as(who, 'POST', `/activities/${id}`, body))
const listed = async (query: string, who: LoginName = 'planner') =>
  answered<{ items: Told[]; total: number }>(await stage.as(who, 'GET', `/activities?${query}`)).items
const titles = async (query: string, who?: LoginName) => (await listed(query, who)).map(({ title }) => title)
const overview = async (query = '', who: LoginName = 'planner') =>
  answered<Overview>(await stage.as(who, 'GET', `/toDosOverview?${query}`))
const wrong = async (body: unknown, path = '/activities') => {
  const answer = await stage.as('planner', 'POST', path, body)
  expect(answer.status, answer.text).toBe(400)
  return (answer.body as { errors: { path: string }[] }).errors.map(one => one.path)
}

describe('a to-do', () => {
  it('is for planning unless it is for somebody else, of middling priority unless it is not', async () => {
    const made = await write(entered({ typeId: a.activityTypes.callBack, text: 'By six' }))
    expect(made).toMatchObject({
      type: 'TODO',
      code: null,
      title: 'Order the lift',
      text: 'By six',
      project: null,
      by: { id: a.persons.planner },
      toDo: {
        type: { code: 'callBack' },
        dueAt: '2026-06-12T08:00:00.000Z',
        priority: 2,
        for: null,
        group: 'planning',
        doneAt: null,
        doneBy: null,
      },
    })
    const theirs = await write(entered({ forId: a.persons.office, priority: 1 }), 'office')
    expect(theirs.toDo).toMatchObject({ for: { id: a.persons.office }, group: null, priority: 1 })
    expect((await write(entered({ forGroup: 'accountants' }))).toDo).toMatchObject({ group: 'accountants' })
  })

  it('of a position is of its crew and project', async () => {
    const made = await write(entered({ projectCrewItemId: a.items.today }))
    expect(made).toMatchObject({
      project: { number: '7001' },
      crew: { id: a.crews.main, name: 'Main crew' },
      position: { id: a.items.today, name: 'Stagehand' },
    })
  })

  it('is written at the project by number, and at the person', async () => {
    expect((await write(entered(), 'planner', '/projects/7002/activities')).project?.id).toBe(a.projects.other)
    expect((await write(entered(), 'office', `/persons/${a.persons.member}/activities`)).person?.id).toBe(
      a.persons.member,
    )
  })

  it('has a title and a day, and is for one person or one group', async () => {
    expect(await wrong({ type: 'TODO' })).toEqual(['body.title', 'body.dueAt'])
    expect(await wrong(entered({ title: '' }))).toEqual(['body.title'])
    expect(await wrong(entered({ forId: a.persons.office, forGroup: 'office' }))).toEqual(['body.forGroup'])
    expect(await wrong(entered({ priority: 4 }))).toEqual(['body.priority'])
    expect(await wrong({ type: 'LOG', text: 'By hand' })).toContain('body.type')
  })

  it('is given to nobody who has no desk', async () => {
    const answer = await stage.as('planner', 'POST', '/activities', entered({ forId: a.persons.member }))
    expect(answer).toMatchObject({ status: 404, body: { errors: [{ path: 'body.forId' }] } })
  })

  it('is done once, by whoever was first, and is to do again where that was wrong', async () => {
    const { id } = await write(entered())
    const done = await change(id, { done: true })
    expect(done.toDo).toMatchObject({ doneAt: worldNow.toISOString(), doneBy: { id: a.persons.planner } })
    stage.clock.forward(60_000)
    expect((await change(id, { done: true }, 'office')).toDo).toEqual(done.toDo)
    expect((await change(id, { done: false }, 'office')).toDo).toMatchObject({ doneAt: null, doneBy: null })
    stage.clock.set(worldNow)
  })

  it('takes on other words, another day and somebody else', async () => {
    const { id } = await write(entered({ text: 'By six' }))
    const given = await change(id, {
      title: 'Order two lifts',
      text: '',
      forId: a.persons.office,
      dueAt: '2026-06-13T08:00:00.000Z',
    })
    expect(given).toMatchObject({ title: 'Order two lifts', text: null })
    expect(given.toDo).toMatchObject({ for: { id: a.persons.office }, group: null, dueAt: '2026-06-13T08:00:00.000Z' })
    expect((await change(id, { forGroup: 'office' })).toDo).toMatchObject({ for: null, group: 'office' })
    expect(await wrong({}, `/activities/${id}`)).toEqual(['body'])
  })
})

describe('a comment', () => {
  it('has words and nothing of a to-do', async () => {
    expect(await wrong({ type: 'COMMENT' })).toEqual(['body.text'])
    expect(await wrong({ type: 'COMMENT', text: '   ' })).toEqual(['body.text'])
    expect(await wrong({ type: 'COMMENT', text: 'Fine', priority: 1 })).toEqual(['body.priority'])
  })

  it('stays as it was written, as a line of the log does', async () => {
    const made = await write({ type: 'COMMENT', text: 'Ramp two is closed.' }, 'planner', '/projects/7001/activities')
    expect(made).toMatchObject({ type: 'COMMENT', text: 'Ramp two is closed.', title: null, toDo: null })
    for (const id of [made.id, a.activities.line])
      expect(codeOf(await stage.as('planner', 'POST', `/activities/${id}`, { text: 'Open', done: true }))).toBe(
        'notFound',
      )
    const [first] = await listed('projectId=' + a.projects.main + '&type=COMMENT')
    expect(first?.text).toBe('Ramp two is closed.')
  })
})

describe('the list of to-dos', () => {
  it('shows open ones by when they are due, done ones newest first', async () => {
    const project = `projectId=${a.projects.other}`
    const due = (hour: string, title: string) =>
      write(entered({ projectId: a.projects.other, title, dueAt: `2026-06-1${hour}:00:00.000Z` }))
    const later = await due('4T09', 'later')
    const sooner = await due('3T09', 'sooner')
    const last = await due('5T09', 'last')
    const open = await titles(`state=open&${project}`)
    expect(open.filter(title => ['later', 'sooner', 'last'].includes(title ?? ''))).toEqual(['sooner', 'later', 'last'])
    for (const { id } of [last, sooner]) {
      stage.clock.forward(1_000)
      await change(id, { done: true })
    }
    stage.clock.set(worldNow)
    expect(await titles(`state=done&${project}`)).toEqual(['sooner', 'last'])
    expect((await listed(`state=open&${project}`)).map(({ id }) => id)).toContain(later.id)
  })

  it('is narrowed by kind, by words of it and of what it is about, and to one’s own', async () => {
    const call = await write(entered({ title: 'Ring Zoë back', typeId: a.activityTypes.callBack, forGroup: 'office' }))
    const books = await write(entered({ title: 'Zone allowance', forGroup: 'accountants' }))
    const own = await write(entered({ title: 'Zoning plan', forId: a.persons.planner, personId: a.persons.chief }))
    const those = async (query: string, who?: LoginName) => {
      const found = new Set((await listed(`state=open&${query}`, who)).map(({ id }) => id))
      return [call, books, own].filter(({ id }) => found.has(id)).map(({ title }) => title)
    }
    expect(await those('kinds=callBack')).toEqual(['Ring Zoë back'])
    expect(await those('q=zo')).toEqual(['Ring Zoë back', 'Zone allowance', 'Zoning plan'])
    expect(await those('q=chief')).toEqual(['Zoning plan'])
    expect(await those('forWhom=me')).toEqual(['Zoning plan'])
    expect(await those('forWhom=me', 'office')).toEqual(['Ring Zoë back', 'Zone allowance'])
  })

  it('is counted by kind, and by the days of whoever asks', async () => {
    const before = await overview()
    // 22:30 UTC is the day after in Berlin.
    await write(entered({ typeId: a.activityTypes.callBack, dueAt: '2026-06-20T22:30:00.000Z' }))
    await write(entered({ dueAt: '2026-06-10T20:00:00.000Z' }))
    const { id } = await write(entered({ dueAt: '2026-06-10T07:00:00.000Z' }))
    const now = await overview()
    expect(now).toMatchObject({
      open: before.open + 3,
      done: before.done,
      overdue: before.overdue + 1,
      dueToday: before.dueToday + 1,
    })
    const calls = ({ types }: Overview) => types.find(({ code }) => code === 'callBack')?.total ?? 0
    expect(calls(now)).toBe(calls(before) + 1)
    expect(now.days.find(({ date }) => date === '2026-06-20')).toEqual({ date: '2026-06-20', total: 1, overdue: 0 })
    expect((await overview('timeZone=Europe/Berlin')).days.find(({ date }) => date === '2026-06-21')?.total).toBe(1)
    expect(now.days.find(({ date }) => date === '2026-06-10')?.overdue).toBe(1)
    const narrowed = await overview('kinds=callBack')
    expect(narrowed).toMatchObject({ open: calls(now), types: now.types })
    expect(narrowed.days.reduce((sum, { total }) => sum + total, 0)).toBe(calls(now))
    await change(id, { done: true })
    expect(await overview()).toMatchObject({ open: before.open + 2, done: before.done + 1, overdue: before.overdue })
    expect(codeOf(await stage.as('planner', 'GET', '/toDosOverview?timeZone=Moon/Base'))).toBe('invalidInput')
  })
})

describe('the newest change of a project', () => {
  const project = async (who: LoginName = 'planner') => {
    const { items } = answered<{ items: Listed[] }>(await stage.as(who, 'GET', '/projects'))
    return items.find(({ id }) => id === a.projects.main)?.lastChange
  }

  it('is news until one has opened the project, unless one did it oneself', async () => {
    stage.clock.forward(1_000)
    answered(await stage.as('planner', 'POST', `/projectCrewItems/${a.items.open}`, { task: 'Truss' }))
    const said = {
      code: 'positionChanged',
      position: { id: a.items.open, name: 'Stagehand' },
      changes: [{ field: 'task', before: null, after: 'Truss' }],
      by: { id: a.persons.planner },
    }
    expect(await project('office')).toMatchObject({ ...said, unseen: true })
    expect(await project('planner')).toMatchObject({ ...said, unseen: false })
    answered(await stage.as('office', 'POST', '/projects/7001/seen', {}), 204)
    expect((await project('office'))?.unseen).toBe(false)
    stage.clock.forward(1_000)
    answered(await stage.as('planner', 'POST', `/projectCrewItems/${a.items.open}`, { task: 'Motors' }))
    expect((await project('office'))?.unseen).toBe(true)
    stage.clock.forward(8 * 86_400_000)
    expect((await project('office'))?.unseen).toBe(true)
    await stage.admin('delete from project_seen')
    expect((await project('office'))?.unseen).toBe(false)
    stage.clock.set(worldNow)
  })

  it('is nothing for clients', async () => {
    expect(await project('client')).toBeNull()
  })
})
