import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { addItem, addLine } from '../../support/world/add.ts'

interface Vacancies {
  items: { id: string; places: number; applied: boolean; jobId: string | null; collides: boolean; warnings: object[] }[]
  total: number
}

let stage: Stage
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
})
afterAll(() => stage.close())

const vacancies = async () => answered<Vacancies>(await stage.as('member', 'GET', '/projectCrewItems/vacant/'))
const openItem = (more: object = {}, shift = { date: '2026-06-14', from: '09:00', to: '17:00' }) => {
  const { a } = stage.world
  return addItem(stage.test.database, a.id, {
    crewId: a.crews.other,
    functionId: a.functions.rigger,
    shift,
    openForApplications: true,
    amountOfRows: 1,
    ...more,
  })
}

describe('the list of vacancies', () => {
  it('shows open positions to come with a free place, soonest first, and what one has applied for', async () => {
    const { a } = stage.world
    const later = await openItem()
    await openItem({ openForApplications: false })
    await openItem({ crewChiefOnly: true })
    await openItem({}, { date: '2026-06-10', from: '09:59', to: '17:00' })
    const full = await openItem({ amountOfRows: 1 })
    await addLine(stage.test.database, a.id, { itemId: full, personId: a.persons.stranger, status: 'confirmed' })
    const listed = await vacancies()
    expect(listed.items.map(({ id }) => id)).toEqual([a.items.open, later])
    expect(listed.total).toBe(2)
    expect(listed.items[0]).toMatchObject({ places: 5, applied: false, jobId: null, collides: false })
  })

  it('keeps a position one has applied for although it is full, and leaves out those one is on', async () => {
    const { a } = stage.world
    const { database } = stage.test
    const full = await openItem()
    const jobId = await addLine(database, a.id, { itemId: full, personId: a.persons.member, status: 'applied' })
    await addLine(database, a.id, { itemId: full, personId: a.persons.stranger, status: 'confirmed' })
    const mine = await openItem()
    await addLine(database, a.id, { itemId: mine, personId: a.persons.member, status: 'invited' })
    const listed = await vacancies()
    expect(listed.items.map(({ id }) => id)).toEqual([a.items.open, full])
    expect(listed.items[1]).toMatchObject({ places: 0, applied: true, jobId })
  })

  it('says where an own entry stands at that time', async () => {
    const { a } = stage.world
    const at = await openItem({}, { date: '2026-06-10', from: '17:00', to: '23:00' })
    const after = await openItem({}, { date: '2026-06-10', from: '18:00', to: '23:00' })
    const { items } = await vacancies()
    const of = (id: string) => items.find(item => item.id === id)?.collides
    expect([of(at), of(after), of(a.items.open)]).toEqual([true, false, false])
  })

  it('says which lie on a date one has blocked', async () => {
    const { a } = stage.world
    const at = await openItem({}, { date: '2026-06-20', from: '17:00', to: '23:00' })
    const before = await openItem({}, { date: '2026-06-19', from: '16:00', to: '23:59' })
    const { items } = answered<{ items: { id: string; blocked: boolean }[] }>(
      await stage.as('member', 'GET', '/projectCrewItems/vacant/'),
    )
    const of = (id: string) => items.find(item => item.id === id)?.blocked
    expect([of(at), of(before), of(a.items.open)]).toEqual([true, false, false])
  })
})

describe('active vacancies', () => {
  const active = (query: string) => stage.as('member', 'GET', `/vacancies?${query}`)

  it('are the vacant positions, all at once where no pages are wanted', async () => {
    const later = await openItem()
    const all = answered<Vacancies & { limit: number }>(await active('isActive=true&paging=false'))
    expect(all.items.map(({ id }) => id)).toEqual([stage.world.a.items.open, later])
    expect(all).toMatchObject({ total: 2, limit: 1000, page: 1 })
    expect(all.items).toEqual((await vacancies()).items)
    const [, second] = all.items
    expect(answered<Vacancies>(await active('isActive=true&limit=1&page=2')).items).toEqual([second])
  })

  it('are all there is: nothing else is asked for', async () => {
    expect(codeOf(await active('isActive=false'))).toBe('invalidInput')
  })

  it('need their own right', async () => {
    await stage.admin(
      `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, 'crew', $2, '{}')`,
      [stage.world.a.id, JSON.stringify({ mobileProjectVacancies: { READ: ['ALL'] } })],
    )
    expect(codeOf(await active('isActive=true'))).toBe('rightRequired')
    expect((await vacancies()).total).toBe(1)
  })
})

interface Reasoned {
  items: {
    id: string
    startDate: string
    location: { name: string }
    project: { name: string }
    fitReasons: { kind: string; weight: string; minutes: number | null; other: { id: string } | null }[]
  }[]
}
const addOwnTime = (kind: string, day: string, status: string | null = null) =>
  stage.admin(
    `insert into calendar_entry (tenant_id, id, person_id, kind, status, start_date, time_zone, starts, ends, tz_version, created_at)
      values ($1, gen_random_uuid(), $2, $3, $4, $5::date, 'Europe/Berlin', $5::date, $5::date + 1, 'test', now())`,
    [stage.world.a.id, stage.world.a.persons.member, kind, status, day],
  )

describe('the reasons beside a vacancy', () => {
  const reasons = async () => {
    const { items } = answered<Reasoned>(await stage.as('member', 'GET', '/vacancies?isActive=true'))
    return (id: string) =>
      items
        .find(item => item.id === id)
        ?.fitReasons.map(({ kind, minutes, other }) => [kind, minutes, other?.id ?? null])
  }

  it('name the entry that is in the way or too near, and what is asked or applied for that day', async () => {
    const { a } = stage.world
    const { today } = a.jobs.member
    const at = await openItem({}, { date: '2026-06-10', from: '17:00', to: '23:00' })
    const early = await openItem({}, { date: '2026-06-11', from: '03:00', to: '06:00' })
    const asked = await openItem({}, { date: '2026-06-27', from: '06:00', to: '08:00' })
    const applied = await openItem({}, { date: '2026-06-27', from: '09:00', to: '12:00' })
    const invited = await addLine(stage.test.database, a.id, {
      itemId: asked,
      personId: a.persons.member,
      status: 'invited',
    })
    const beside = await openItem({}, { date: '2026-06-27', from: '07:00', to: '10:00' })
    const mine = await addLine(stage.test.database, a.id, {
      itemId: applied,
      personId: a.persons.member,
      status: 'applied',
    })
    const of = await reasons()
    expect(of(at)).toContainEqual(['overlap', 60, today])
    expect(of(early)).toContainEqual(['restBefore', 540, today])
    expect(of(beside)).toEqual([
      ['invited', null, invited],
      ['applied', null, mine],
    ])
    // What one has applied for is no reason against itself.
    expect(of(applied)).toEqual([['invited', null, invited]])
  })

  it('say where the person wants time for themselves, and that a day is free', async () => {
    const days = ['2026-09-01', '2026-09-03', '2026-09-05', '2026-09-07'] as const
    const [blocked, vacation, asked, free] = await Promise.all(
      days.map(date => openItem({}, { date, from: '09:00', to: '17:00' })),
    )
    await addOwnTime('block', days[0])
    await addOwnTime('vacation', days[1], 'approved')
    await addOwnTime('vacation', days[2], 'asked')
    const of = await reasons()
    expect([blocked, vacation, asked, free].map(id => of(id ?? ''))).toEqual([
      [['blocked', null, null]],
      [['vacation', null, null]],
      [['vacationAsked', null, null]],
      [['free', null, null]],
    ])
  })
})

describe('looking for vacancies', () => {
  interface Overview {
    tabs: { all: number; fits: number; applied: number }
    groups: { group: string; name: string | null; total: number }[]
    functions: { code: string }[]
    dates: string[]
  }
  const asked = async (query: string) => answered<Reasoned & Vacancies>(await stage.as('member', 'GET', query))
  const ids = async (query: string) => (await asked(`/vacancies?${query}`)).items.map(({ id }) => id)
  const overview = async (query = '') =>
    answered<Overview>(await stage.as('member', 'GET', `/vacanciesOverview${query}`))
  const world = async () => {
    const { a } = stage.world
    const at = await openItem({}, { date: '2026-06-10', from: '17:00', to: '23:00' })
    const saturday = await openItem(
      { functionId: a.functions.stagehand },
      { date: '2026-06-27', from: '08:00', to: '16:00' },
    )
    const monday = await openItem({}, { date: '2026-06-29', from: '08:00', to: '16:00' })
    await addOwnTime('block', '2026-06-29')
    const mine = await openItem({}, { date: '2026-07-02', from: '08:00', to: '16:00' })
    await addLine(stage.test.database, a.id, { itemId: mine, personId: a.persons.member, status: 'applied' })
    return { open: a.items.open, at, saturday, monday, mine }
  }

  it('by tab, function, day, weekend and words', async () => {
    const { open, at, saturday, monday, mine } = await world()
    expect(await ids('')).toEqual([at, open, saturday, monday, mine])
    expect(await ids('tab=fits')).toEqual([open, saturday, mine])
    expect(await ids('tab=applied')).toEqual([mine])
    expect(await ids('functionCode=RG')).toEqual(expect.arrayContaining([at, monday, mine]))
    expect(await ids('functionCode=RG')).not.toContain(saturday)
    expect(await ids('functionCode=none')).toEqual([])
    expect(await ids('startDate=2026-06-29')).toEqual([monday])
    expect(await ids('weekend=true&functionCode=SH')).toContain(saturday)
    expect(await ids('weekend=true')).not.toContain(monday)
    for (const { location, project } of (await asked('/vacancies')).items.slice(0, 1))
      for (const { name } of [location, project]) expect(await ids(`q=${encodeURIComponent(name)}`), name).toContain(at)
    expect(await ids('q=zzzz')).toEqual([])
  })

  it('fits by the same rule as the reasons say', async () => {
    await world()
    const { items } = await asked('/vacancies')
    const fitting = items
      .filter(({ fitReasons }) => !fitReasons.some(({ weight }) => weight === 'hard'))
      .map(({ id }) => id)
    expect(fitting.length).toBeLessThan(items.length)
    expect(await ids('tab=fits')).toEqual(fitting)
  })

  it('counts every tab and group, in the list’s order', async () => {
    await world()
    const all = await overview()
    expect(all.tabs).toEqual({ all: 5, fits: 3, applied: 1 })
    const { items } = await asked('/vacancies')
    expect(all.groups.flatMap(({ group, total }) => Array.from({ length: total }, () => group))).toEqual(
      items.map(({ startDate }) => startDate),
    )
    expect(all.dates).toEqual([...new Set(items.map(({ startDate }) => startDate))])
    expect(all.functions.map(({ code }) => code)).toEqual(['RG', 'SH'])
    const narrow = await overview('?startDate=2026-06-29&tab=fits')
    expect(narrow).toMatchObject({ tabs: { all: 1, fits: 0, applied: 0 }, groups: [], dates: all.dates })
  })

  it('holds those of one project together', async () => {
    await world()
    const { items } = answered<{ items: { project: { id: string; name: string } }[] }>(
      await stage.as('member', 'GET', '/projectCrewItems/vacant/?order=project'),
    )
    const { groups } = answered<Overview>(await stage.as('member', 'GET', '/projectsVacancyOverview'))
    expect(groups.flatMap(({ group, name, total }) => Array.from({ length: total }, () => [group, name]))).toEqual(
      items.map(({ project }) => [project.id, project.name]),
    )
  })

  it('goes on by key', async () => {
    await world()
    for (const order of ['day', 'project']) {
      const path = `/projectCrewItems/vacant/?order=${order}`
      const whole = (await asked(path)).items.map(({ id }) => id)
      const first = answered<Reasoned & { next: string }>(await stage.as('member', 'GET', `${path}&limit=2`))
      const rest = await asked(`${path}&limit=10&after=${first.next}`)
      expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(whole)
    }
  })
})

describe.each(['GET', 'POST'])('applying by %s', method => {
  const apply = (id: string) => stage.as('member', method, `/projectCrewItems/${id}/applyVacancy`)
  const unapply = (id: string) => stage.as('member', method, `/projectCrewItems/${id}/unapplyVacancy`)

  it('twice is the same as once, and so is taking it back', async () => {
    const { open } = stage.world.a.items
    const first = answered<{ jobId: string; status: string }>(await apply(open))
    expect(first.status).toBe('applied')
    expect(answered(await apply(open))).toEqual(first)
    expect((await vacancies()).items[0]).toMatchObject({ applied: true, jobId: first.jobId })
    for (let times = 0; times < 2; times++)
      expect(answered(await unapply(open))).toEqual({ projectCrewItemId: open, jobId: null, status: null })
    expect((await stage.as('member', 'GET', `/jobs/${first.jobId}`)).status).toBe(404)
  })

  it('is refused by name when the position is full, has started, is closed, or holds one already', async () => {
    const { a } = stage.world
    const full = await openItem()
    await addLine(stage.test.database, a.id, { itemId: full, personId: a.persons.stranger, status: 'confirmed' })
    expect(codeOf(await apply(full))).toBe('positionFull')
    const started = await openItem({}, { date: '2026-06-10', from: '10:00', to: '17:00' })
    expect(codeOf(await apply(started))).toBe('jobAlreadyStarted')
    expect((await apply(a.items.today)).body).toMatchObject({ code: 'alreadyOnPosition', state: 'confirmed' })
    const closed = await openItem({ openForApplications: false })
    expect((await apply(closed)).status).toBe(404)
    await addLine(stage.test.database, a.id, {
      itemId: closed,
      personId: a.persons.member,
      status: 'declined',
      previousStatus: 'applied',
    })
    expect(codeOf(await apply(closed))).toBe('notOpenForApplications')
  })

  it('after a refusal starts anew, and a refused one can be taken off the list', async () => {
    const { a } = stage.world
    const item = await openItem()
    const id = await addLine(stage.test.database, a.id, {
      itemId: item,
      personId: a.persons.member,
      status: 'declined',
      previousStatus: 'applied',
    })
    expect(answered(await apply(item))).toMatchObject({ jobId: id, status: 'applied' })
    await stage.admin(`update project_crew_item_status set status = 'declined' where id = $1`, [id])
    expect(answered(await unapply(item))).toMatchObject({ jobId: null, status: null })
  })

  it('cannot be taken back once it is more than an application', async () => {
    expect((await unapply(stage.world.a.items.today)).body).toMatchObject({ code: 'outOfTurn', state: 'confirmed' })
  })

  it('is never kept by a cache', async () => {
    const answer = await apply(stage.world.a.items.open)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await unapply(stage.world.a.items.open)).headers['cache-control']).toBe('no-store')
  })
})

it('applying at the time of a job one has asks first, names it, and is done after a yes', async () => {
  const { a } = stage.world
  const at = await openItem({}, { date: '2026-06-10', from: '17:00', to: '23:00' })
  const apply = (body: object) => stage.as('member', 'POST', `/projectCrewItems/${at}/applyVacancy`, body)
  const question = await apply({})
  expect(question).toMatchObject({ status: 409, body: { code: 'alreadyConfirmed' } })
  expect((question.body as { collisions: { id: string }[] }).collisions.map(({ id }) => id)).toEqual([
    a.jobs.member.today,
  ])
  expect((await vacancies()).items.find(({ id }) => id === at)).toMatchObject({ applied: false })
  expect(answered(await apply({ acceptDoubleBooking: true }))).toMatchObject({ status: 'applied' })
})

it('a short night and a long day are said where a job is offered, by the agency’s own rules', async () => {
  const { a } = stage.world
  // The member works on the tenth until six in the evening.
  const early = await openItem({}, { date: '2026-06-11', from: '03:00', to: '06:00' })
  const warned = async () => (await vacancies()).items.find(({ id }) => id === early)?.warnings
  expect(await warned()).toContainEqual({ kind: 'rest', minutes: 540, limit: 660 })
  const { jobId } = answered<{ jobId: string }>(
    await stage.as('member', 'POST', `/projectCrewItems/${early}/applyVacancy`, {}),
  )
  const job = answered<{ warnings: object[] }>(await stage.as('member', 'GET', `/jobs/${jobId}`))
  expect(job.warnings).toEqual(await warned())
  await stage.admin(`update tenant set settings = settings || '{"restHours": 9, "dayHours": 24}' where id = $1`, [a.id])
  await expect.poll(warned).toEqual([])
})
