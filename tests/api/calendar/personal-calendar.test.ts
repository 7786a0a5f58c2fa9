import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { addItem, addLine } from '../../support/world/add.ts'

interface Entry {
  id: string
  startDate: string
  endDate: string | null
  begin: string | null
  end: string | null
  starts: string
  ends: string
  reason: string | null
  company: { name: string } | null
  status?: string
  answer?: string | null
  answeredBy?: string | null
  person?: { name: string }
}
interface Calendar {
  jobs: { id: string; kind: string; status: string; startDate: string }[]
  blockDates: Entry[]
  vacationRequests: Entry[]
  availabilities: Entry[]
  vacation: { year: number; approved: number; asked: number; unpaid: number }
}
interface Clash {
  collisions: { id: string; venue: string }[]
  absences: { id: string; kind: string; startDate: string }[]
}
type Body = Record<string, unknown>

let stage: Stage
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
})
afterAll(() => stage.close())

const post = (path: string, body: Body) => stage.as('member', 'POST', path, body)
const block = (body: Body) => post('/blockDates', body)
const ask = (body: Body) => post('/vacationRequests', body)
const calendar = async (query = 'dateFrom=2026-06-08&dateTo=2026-07-12') =>
  answered<Calendar>(await stage.as('member', 'GET', `/personalCalendar?${query}`))
const remove = async (path: string, id: string) => (await stage.as('member', 'DELETE', `/${path}/${id}`)).status

describe('what a person enters', () => {
  it.each<[string, Body, Partial<Entry>]>([
    [
      'a whole day of theirs, however the clock is set on it',
      { startDate: '2026-10-25', reason: ' family ' },
      {
        endDate: null,
        begin: null,
        reason: 'family',
        starts: '2026-10-24T22:00:00.000Z',
        ends: '2026-10-25T23:00:00.000Z',
      },
    ],
    [
      'several days',
      { startDate: '2026-08-01', endDate: '2026-08-03', reason: '' },
      { endDate: '2026-08-03', reason: null, starts: '2026-07-31T22:00:00.000Z', ends: '2026-08-03T22:00:00.000Z' },
    ],
    [
      'hours past midnight',
      { startDate: '2026-08-01', begin: '20:00', end: '02:00' },
      { begin: '20:00', end: '02:00', starts: '2026-08-01T18:00:00.000Z', ends: '2026-08-02T00:00:00.000Z' },
    ],
    [
      'the second of two hours',
      { startDate: '2026-10-25', begin: '02:30', end: '06:00', startChoice: 'later' },
      { starts: '2026-10-25T01:30:00.000Z' },
    ],
  ])('is %s', async (_name, body, expected) => {
    for (const path of ['/blockDates', '/vacationRequests', '/availabilities'])
      expect(answered<Entry>(await post(path, body), 201)).toMatchObject({ company: { name: 'Agency a' }, ...expected })
  })

  it.each<[string, Body, string, string | undefined]>([
    ['the end before the start', { startDate: '2026-08-03', endDate: '2026-08-02' }, 'invalidInput', 'body.endDate'],
    [
      'hours that end before they begin',
      { startDate: '2026-08-03', endDate: '2026-08-03', begin: '12:00', end: '11:00' },
      'invalidInput',
      'body.end',
    ],
    ['begin without end', { startDate: '2026-08-03', begin: '12:00' }, 'invalidInput', 'body.end'],
    ['end without begin', { startDate: '2026-08-03', end: '12:00' }, 'invalidInput', 'body.begin'],
    ['400 days', { startDate: '2026-08-03', endDate: '2027-09-06' }, 'invalidInput', 'body.endDate'],
    ['what is over', { startDate: '2026-06-09' }, 'invalidInput', 'body.startDate'],
    ['no day', { startDate: '2026-02-30' }, 'invalidInput', 'body.startDate'],
    ['an hour that a clock skips', { startDate: '2027-03-28', begin: '02:30', end: '06:00' }, 'timeInGap', undefined],
    ['an hour that comes twice', { startDate: '2026-10-25', begin: '02:30', end: '06:00' }, 'timeIsDoubled', undefined],
    ['more than was asked', { startDate: '2026-08-03', personId: crypto.randomUUID() }, 'invalidInput', 'body'],
  ])('is refused for %s', async (_name, body, code, path) => {
    for (const to of ['/blockDates', '/vacationRequests', '/availabilities']) {
      const answer = await post(to, body)
      expect(codeOf(answer)).toBe(code)
      if (path) expect(answer.body).toMatchObject({ errors: [{ path }] })
      else expect(answer.body).toMatchObject({ which: 'start' })
    }
    expect((await stage.admin('select 1 from calendar_entry')).length).toBe(12)
  })

  it('is in the zone of the person, not of the agency', async () => {
    await stage.admin(`update person set time_zone = 'America/New_York' where id = $1`, [stage.world.a.persons.member])
    expect(answered<Entry>(await block({ startDate: '2026-08-01' }), 201).starts).toBe('2026-08-01T04:00:00.000Z')
  })

  it('comes once, however often it is sent', async () => {
    const sent = { key: crypto.randomUUID() }
    const body = { startDate: '2026-08-01' }
    const first = answered<Entry>(await stage.as('member', 'POST', '/blockDates', body, sent), 201)
    const second = answered<Entry>(await stage.as('member', 'POST', '/blockDates', body, sent), 201)
    expect(second).toEqual(first)
    expect((await calendar('dateFrom=2026-07-27&dateTo=2026-08-30')).blockDates).toHaveLength(1)
  })
})

describe('a confirmed job', () => {
  it.each(['/blockDates', '/vacationRequests'])('is asked about by %s, and the answer counts', async path => {
    const { a } = stage.world
    const body = { startDate: '2026-06-10', endDate: '2026-06-12' }
    const asked = await post(path, body)
    expect(codeOf(asked)).toBe('alreadyConfirmed')
    // Tomorrow's is an invitation: nobody has said yes to it.
    expect((asked.body as Clash).collisions.map(({ id }) => id)).toEqual([a.jobs.member.today])
    expect(asked.body).toMatchObject({ absences: [] })
    expect((await calendar()).blockDates.length + (await calendar()).vacationRequests.length).toBe(2)
    expect((await post(path, { ...body, acceptDoubleBooking: true })).status).toBe(201)
    // The job stands as it did.
    expect((await calendar()).jobs.find(({ id }) => id === a.jobs.member.today)).toMatchObject({ kind: 'confirmed' })
  })

  it('is not asked about beside its hours, nor by an "I can"', async () => {
    expect((await block({ startDate: '2026-06-10', begin: '18:00', end: '23:00' })).status).toBe(201)
    expect(codeOf(await block({ startDate: '2026-06-10', begin: '17:59', end: '23:00' }))).toBe('alreadyConfirmed')
    expect((await post('/availabilities', { startDate: '2026-06-10' })).status).toBe(201)
  })
})

describe('on days somebody has blocked', () => {
  const blocked = async (startDate: string) => answered<Entry>(await block({ startDate }), 201)
  const clashOf = (answer: { body: unknown }) => (answer.body as Clash).absences

  it('an invitation asks before it is confirmed', async () => {
    const { a } = stage.world
    const { id } = await blocked('2026-06-11')
    const path = `/jobs/${a.jobs.member.tomorrow}/confirmation`
    const asked = await post(path, {})
    expect(codeOf(asked)).toBe('alreadyConfirmed')
    expect(asked.body).toMatchObject({ collisions: [], absences: [{ id, kind: 'block', startDate: '2026-06-11' }] })
    expect(answered<{ status: string }>(await post(path, { acceptDoubleBooking: true })).status).toBe('confirmed')
  })

  it('an application asks', async () => {
    const { a } = stage.world
    const { id } = await blocked('2026-06-12')
    const path = `/projectCrewItems/${a.items.open}/applyVacancy`
    const asked = await post(path, {})
    expect([codeOf(asked), clashOf(asked)]).toMatchObject(['alreadyConfirmed', [{ id }]])
    expect((await post(path, { acceptDoubleBooking: true })).status).toBe(200)
  })

  it('planning is asked before it confirms somebody, not before it invites', async () => {
    const { a } = stage.world
    const { id } = await blocked('2026-06-12')
    const put = (body: Body) =>
      stage.as('planner', 'POST', '/projectCrewItemStatus', {
        projectCrewItemId: a.items.open,
        personId: a.persons.member,
        ...body,
      })
    const asked = await put({ status: 'confirmed' })
    expect([codeOf(asked), clashOf(asked)]).toMatchObject(['alreadyConfirmed', [{ id }]])
    const invited = answered<{ id: string }>(await put({ status: 'invited' }), 201)
    const activate = (body: Body) => stage.as('planner', 'POST', `/projectCrewItemStatus/${invited.id}/activate`, body)
    expect(codeOf(await activate({}))).toBe('alreadyConfirmed')
    expect((await activate({ acceptDoubleBooking: true })).status).toBe(200)
  })

  it('approved vacation asks as well, what is only asked for or was declined does not', async () => {
    const { a } = stage.world
    const { id } = answered<Entry>(await ask({ startDate: '2026-06-11' }), 201)
    const path = `/jobs/${a.jobs.member.tomorrow}/confirmation`
    answered(await post(path, {}))
    answered(await post(`${path}/undo`, {}))
    answered(await stage.as('planner', 'POST', `/vacationRequests/${id}/approve`, {}))
    const asked = await post(path, {})
    expect([codeOf(asked), clashOf(asked)]).toMatchObject(['alreadyConfirmed', [{ id, kind: 'vacation' }]])
    answered(await stage.as('planner', 'POST', `/vacationRequests/${id}/decline`, { answer: 'no' }))
    answered(await post(path, {}))
  })

  it('another person is not asked', async () => {
    await blocked('2026-06-11')
    const { a } = stage.world
    const path = `/jobs/${a.jobs.colleague.tomorrow}/confirmation`
    answered(await stage.as('colleague', 'POST', path, {}))
  })
})

describe('a vacation request', () => {
  interface ToDo {
    id: string
    title: string
    text: string | null
    person: { id: string } | null
    toDo: { type: { code: string } | null; dueAt: string; group: string; doneAt: string | null; doneBy: object | null }
  }
  const toDos = async (state: 'open' | 'done') => {
    const member = stage.world.a.persons.member
    const path = `/activities?type=TODO&state=${state}&personId=${member}`
    return answered<{ items: ToDo[] }>(await stage.as('planner', 'GET', path)).items
  }
  const make = async (body: Body) => answered<Entry>(await ask(body), 201).id

  it('is to do for planning within three days and before it begins, and done once it is answered', async () => {
    await stage.admin(
      `insert into lookup (tenant_id, id, kind, code, caption, sort)
        values ($1, gen_random_uuid(), 'activityTypes', 'vacationRequest', 'Vacation request', 9)`,
      [stage.world.a.id],
    )
    const far = await make({ startDate: '2026-08-03', endDate: '2026-08-14', reason: 'Wedding' })
    const near = await make({ startDate: '2026-06-11', acceptDoubleBooking: true })
    const open = await toDos('open')
    expect(open.map(({ id }) => id)).toEqual([near, far])
    const [soon, later] = open
    expect(later?.title).toMatch(/^member Example bittet um Urlaub, .*14.*2026/)
    expect(later).toMatchObject({ text: 'Wedding', toDo: { type: { code: 'vacationRequest' }, group: 'planning' } })
    const day = 86_400_000
    expect(Date.parse(later?.toDo.dueAt ?? '')).toBe(stage.clock.now.getTime() + 3 * day)
    expect(Date.parse(soon?.toDo.dueAt ?? '')).toBeLessThan(stage.clock.now.getTime() + 2 * day)
    answered(await stage.as('office', 'POST', `/vacationRequests/${far}/approve`, {}))
    expect((await stage.as('member', 'DELETE', `/vacationRequests/${near}`)).status).toBe(204)
    expect(await toDos('open')).toEqual([])
    const done = await toDos('done')
    expect(done.find(({ id }) => id === far)?.toDo.doneBy).toMatchObject({ id: stage.world.a.persons.office })
    expect(done.find(({ id }) => id === near)?.toDo.doneBy).toMatchObject({ id: stage.world.a.persons.member })
  })

  it('alone makes one: neither a blocked date nor what is refused does', async () => {
    answered(await post('/blockDates', { startDate: '2026-08-03', acceptDoubleBooking: true }), 201)
    expect((await ask({ startDate: '2020-01-01' })).status).toBe(400)
    expect(await toDos('open')).toEqual([])
  })
})

describe('a request that is weighed', () => {
  interface Details {
    request: Entry
    jobs: { startDate: string; status: string; project: { number: string } }[]
    sameFunction: { function: { code: string }; people: number; away: number; asking: number }[]
    vacation: { year: number; approved: number; asked: number }
  }
  const read = async (id: string, who: 'planner' | 'office' = 'planner') =>
    stage.as(who, 'GET', `/vacationRequests/${id}`)
  const days = { startDate: '2026-06-08', endDate: '2026-06-12' }
  const can = (person: string, code: string) =>
    stage.admin(
      `insert into person_function (tenant_id, id, person_id, function_id)
        select $1, gen_random_uuid(), $2, id from lookup where tenant_id = $1 and kind = 'functions' and code = $3
        on conflict do nothing`,
      [stage.world.a.id, person, code],
    )

  it('is read with the jobs of these days, who else of the same function is away, and the days of the year', async () => {
    const { id: tenant, persons, entries } = stage.world.a
    await stage.admin('delete from person_function where tenant_id = $1', [tenant])
    for (const person of [persons.member, persons.colleague, persons.stranger, persons.chief]) await can(person, 'SH')
    const mine = answered<Entry>(await ask({ ...days, reason: 'Moving', acceptDoubleBooking: true }), 201).id
    // A block of one's own keeps nobody else away.
    answered(await block({ startDate: '2026-06-11', acceptDoubleBooking: true }), 201)
    answered(await stage.as('colleague', 'POST', '/vacationRequests', { ...days, acceptDoubleBooking: true }), 201)
    answered(
      await stage.as('stranger', 'POST', '/blockDates', { startDate: '2026-06-12', acceptDoubleBooking: true }),
      201,
    )
    // Neither the day after nor what was declined is in the way.
    answered(
      await stage.as('chief', 'POST', '/blockDates', { startDate: '2026-06-13', acceptDoubleBooking: true }),
      201,
    )
    const other = answered<Entry>(
      await stage.as('chief', 'POST', '/vacationRequests', { ...days, acceptDoubleBooking: true }),
      201,
    )
    answered(await stage.as('planner', 'POST', `/vacationRequests/${other.id}/decline`, { answer: 'No' }))
    const read1 = answered<Details>(await read(mine))
    expect(read1.request).toMatchObject({
      id: mine,
      reason: 'Moving',
      status: 'asked',
      person: { name: 'member Example' },
    })
    expect(read1.jobs.map(({ startDate, status }) => [startDate, status])).toEqual([
      ['2026-06-09', 'checkedOut'],
      ['2026-06-10', 'confirmed'],
      ['2026-06-11', 'invited'],
    ])
    expect(read1.sameFunction).toMatchObject([{ function: { code: 'SH' }, people: 4, away: 1, asking: 1 }])
    expect(read1.vacation).toEqual({ year: 2026, approved: 0, asked: 10, unpaid: 0 })
    answered(await stage.as('office', 'POST', `/vacationRequests/${mine}/approve`, {}))
    expect(answered<Details>(await read(mine, 'office'))).toMatchObject({
      request: { status: 'approved', answeredBy: 'office Example' },
      vacation: { approved: 5, asked: 5 },
    })
    expect(entries.member.vacation).not.toBe(mine)
  })

  it('is told to whoever asked as it was answered last', async () => {
    const { member } = stage.world.a.persons
    await stage.admin("update person set email = 'member@example.test' where id = $1", [member])
    const made = answered<Entry>(await ask({ startDate: '2026-08-03' }), 201).id
    await stage.admin('delete from mail')
    answered(await stage.as('planner', 'POST', `/vacationRequests/${made}/approve`, {}))
    answered(await stage.as('planner', 'POST', `/vacationRequests/${made}/decline`, { answer: 'Two fairs that week' }))
    await stage.server.runJobs()
    const mails = await stage.admin<{ recipient: string; state: string; status: string }>(
      "select recipient, state, data ->> 'status' as status from mail where kind = 'vacationAnswered' order by created_at, status",
    )
    expect(mails).toEqual([
      { recipient: 'member@example.test', state: 'failed', status: 'approved' },
      { recipient: 'member@example.test', state: 'sent', status: 'declined' },
    ])
  })

  it('is there no more once it was withdrawn, and no other entry is one', async () => {
    const { block: blocked, vacation: asked } = stage.world.a.entries.member
    expect(codeOf(await read(blocked))).toBe('notFound')
    expect(await remove('vacationRequests', asked)).toBe(204)
    expect(codeOf(await read(asked))).toBe('notFound')
    for (const way of ['approve', 'decline'])
      expect(codeOf(await stage.as('planner', 'POST', `/vacationRequests/${asked}/${way}`, { answer: 'No' }))).toBe(
        'notFound',
      )
  })

  it('is named by its to-do, and by no other', async () => {
    const made = answered<Entry>(await ask({ startDate: '2026-08-03' }), 201).id
    answered(
      await stage.as('planner', 'POST', '/activities', { type: 'TODO', title: 'Call', dueAt: '2026-06-20T08:00:00Z' }),
      201,
    )
    const { items } = answered<{ items: { id: string; title: string; toDo: { vacationRequestId: string | null } }[] }>(
      await stage.as('planner', 'GET', '/activities?type=TODO&state=open'),
    )
    expect(items.find(({ id }) => id === made)?.toDo.vacationRequestId).toBe(made)
    expect(items.find(({ title }) => title === 'Call')?.toDo.vacationRequestId).toBeNull()
  })

  it('is answered once, though two answer at the same moment', async () => {
    const { vacation: asked } = stage.world.a.entries.member
    const [one, two] = await Promise.all([
      stage.as('planner', 'POST', `/vacationRequests/${asked}/approve`, {}),
      stage.as('office', 'POST', `/vacationRequests/${asked}/approve`, {}),
    ])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
  })
})

describe('vacation', () => {
  const asked = () => stage.world.a.entries.member.vacation
  const answer = (who: 'planner' | 'office', way: 'approve' | 'decline', body: Body) =>
    stage.as(who, 'POST', `/vacationRequests/${asked()}/${way}`, body)
  const list = async (who: 'member' | 'planner', query = '') =>
    answered<{ items: Entry[] }>(await stage.as(who, 'GET', `/vacationRequests${query}`)).items

  it('is answered by planning or the office with a word, and read by its person', async () => {
    expect(codeOf(await answer('planner', 'decline', {}))).toBe('invalidInput')
    const approved = { status: 'approved', answer: 'Enjoy it', answeredBy: 'office Example' }
    expect(answered<Entry>(await answer('office', 'approve', { answer: 'Enjoy it' }))).toMatchObject(approved)
    expect(codeOf(await answer('planner', 'approve', {}))).toBe('outOfTurn')
    expect((await calendar()).vacationRequests).toMatchObject([approved])
    expect(answered<Entry>(await answer('planner', 'decline', { answer: 'We are too few' }))).toMatchObject({
      status: 'declined',
      answer: 'We are too few',
      answeredBy: 'planner Example',
    })
  })

  it('is asked for as paid or unpaid, and granted as planning says; only what is paid is counted', async () => {
    const days = { startDate: '2026-06-20', endDate: '2026-06-22' }
    const { id } = answered<Entry>(await ask({ ...days, unpaid: true }), 201)
    const on = () => calendar('dateFrom=2026-06-18&dateTo=2026-06-24')
    const before = (await on()).vacation
    const own = (await on()).vacationRequests.find(one => one.id === id)
    expect(own).toMatchObject({ status: 'asked', unpaid: true })
    expect(before).toMatchObject({ asked: (await calendar()).vacation.asked, unpaid: 0 })
    const grant = (body: Body) => stage.as('office', 'POST', `/vacationRequests/${id}/approve`, body)
    expect(answered<Entry>(await grant({}))).toMatchObject({ status: 'approved', unpaid: true })
    expect((await on()).vacation).toEqual({ ...before, unpaid: 3 })
    const planned = answered<{ items: { id: string; absences: { id: string; kind: string }[] }[] }>(
      await stage.as('planner', 'GET', '/planningCalendarItems?dateFrom=2026-06-18&dateTo=2026-06-24'),
    ).items.find(one => one.id === stage.world.a.persons.member)
    expect(planned?.absences.find(absence => absence.id === id)).toMatchObject({ kind: 'unpaidVacation' })
    answered(await stage.as('planner', 'POST', `/vacationRequests/${id}/decline`, { answer: 'Rather paid' }))
    expect(answered<Entry>(await grant({ unpaid: false }))).toMatchObject({ status: 'approved', unpaid: false })
    expect((await on()).vacation).toEqual({ ...before, approved: before.approved + 3 })
    expect(codeOf(await block({ ...days, unpaid: true }))).toBe('invalidInput')
  })

  it('is withdrawn while it waits and before it begins, not once it runs', async () => {
    answered(await answer('planner', 'approve', {}))
    stage.clock.set('2026-07-07T08:00:00Z')
    const gone = await stage.as('member', 'DELETE', `/vacationRequests/${asked()}`)
    expect([codeOf(gone), gone.body]).toMatchObject(['outOfTurn', { state: 'approved' }])
    expect(codeOf(await answer('planner', 'decline', { answer: 'Come back' }))).toBe('outOfTurn')
    stage.clock.set('2026-07-05T08:00:00Z')
    expect(await remove('vacationRequests', asked())).toBe(204)
    expect(await remove('vacationRequests', asked())).toBe(404)
  })

  it('is listed to planning for everybody, to its person alone else, by days and state', async () => {
    expect((await list('planner')).map(({ person }) => person?.name)).toEqual(
      expect.arrayContaining(['member Example', 'stranger Example']),
    )
    expect((await list('member')).map(({ id }) => id)).toEqual([asked()])
    expect(await list('member', '?dateFrom=2026-07-10&dateTo=2026-07-31')).toHaveLength(1)
    expect(await list('member', '?dateFrom=2026-07-11')).toHaveLength(0)
    expect(await list('member', '?dateTo=2026-07-05')).toHaveLength(0)
    expect(await list('member', '?status=approved')).toHaveLength(0)
  })
})

describe('the calendar', () => {
  it('holds jobs by their kind, entries of its days, and counts vacation of the year', async () => {
    const { a } = stage.world
    const { database } = stage.test
    const at = await addItem(database, a.id, {
      crewId: a.crews.other,
      functionId: a.functions.rigger,
      shift: { date: '2026-06-13', from: '09:00', to: '17:00' },
    })
    const twice = await addItem(database, a.id, {
      crewId: a.crews.other,
      functionId: a.functions.rigger,
      shift: { date: '2026-06-13', from: '16:00', to: '23:00' },
    })
    const mine = { personId: a.persons.member, status: 'confirmed', overlapAccepted: true } as const
    await addLine(database, a.id, { itemId: at, ...mine })
    await addLine(database, a.id, { itemId: twice, ...mine })
    answered(await ask({ startDate: '2026-12-30', endDate: '2027-01-02' }), 201)
    answered(await block({ startDate: '2026-07-12', begin: '20:00', end: '02:00' }), 201)
    const { jobs, blockDates, vacationRequests, availabilities, vacation } = await calendar()
    expect(jobs.map(({ startDate, kind }) => [startDate, kind])).toEqual([
      ['2026-06-09', 'confirmed'],
      ['2026-06-10', 'confirmed'],
      ['2026-06-11', 'pending'],
      ['2026-06-13', 'doubleBooking'],
      ['2026-06-13', 'doubleBooking'],
    ])
    expect(blockDates.map(({ startDate }) => startDate)).toEqual(['2026-06-20', '2026-07-12'])
    expect([vacationRequests.length, availabilities.length]).toEqual([1, 1])
    expect(vacation).toEqual({ year: 2026, approved: 0, asked: 7, unpaid: 0 })
    // A night reaches into the day after.
    expect((await calendar('dateFrom=2026-07-13&dateTo=2026-07-13')).blockDates).toHaveLength(1)
    expect((await calendar('dateFrom=2027-01-01&dateTo=2027-01-31')).vacation).toEqual({
      year: 2027,
      approved: 0,
      asked: 2,
      unpaid: 0,
    })
  })

  it('marks what planning has moved, what was called off and who did not come, and leaves out what was declined', async () => {
    const { a } = stage.world
    const confirmed = `/jobs/${a.jobs.member.tomorrow}`
    answered(await post(`${confirmed}/confirmation`, {}))
    const kinds = async () => (await calendar()).jobs.map(({ kind }) => kind)
    const set = (status: string) =>
      stage.admin('update project_crew_item_status set status = $2 where id = $1', [a.jobs.member.tomorrow, status])
    answered(await stage.as('planner', 'POST', `/projectCrewItems/${a.items.tomorrow}`, { startTime: '08:00' }))
    expect(await kinds()).toEqual(['confirmed', 'confirmed', 'changed'])
    await set('cancelled')
    expect(await kinds()).toEqual(['confirmed', 'confirmed', 'cancelled'])
    await set('noShow')
    expect(await kinds()).toEqual(['confirmed', 'confirmed', 'absence'])
    await set('declined')
    expect(await kinds()).toEqual(['confirmed', 'confirmed'])
  })

  it.each([
    ['dateFrom=2026-06-08&dateTo=2026-06-07', 'invalidInput'],
    ['dateFrom=2026-06-01&dateTo=2026-09-09', 'invalidInput'],
    ['dateFrom=2026-06-08', 'invalidInput'],
  ])('is not told of %s', async (query, code) => {
    expect(codeOf(await stage.as('member', 'GET', `/personalCalendar?${query}`))).toBe(code)
  })
})

it('blocked dates and "I can" are listed to their person alone, by days', async () => {
  const { entries } = stage.world.a
  for (const [path, kind, day] of [
    ['/blockDates', 'block', '2026-06-21'],
    ['/availabilities', 'available', '2026-06-27'],
  ] as const) {
    const ids = async (who: 'member' | 'chief', query = '') =>
      answered<{ items: Entry[] }>(await stage.as(who, 'GET', `${path}${query}`)).items.map(({ id }) => id)
    expect(await ids('member')).toEqual([entries.member[kind]])
    expect(await ids('member', `?dateFrom=${day}&dateTo=${day}`)).toEqual([entries.member[kind]])
    expect(await ids('member', '?dateFrom=2026-06-28')).toEqual([])
    expect(await ids('chief')).toEqual([])
  }
})

describe('what was entered is taken away', () => {
  it('by its kind alone', async () => {
    const { member } = stage.world.a.entries
    expect(await remove('blockDates', member.vacation)).toBe(404)
    expect(await remove('vacationRequests', member.block)).toBe(404)
    expect(await remove('availabilities', member.block)).toBe(404)
    expect(await remove('blockDates', member.block)).toBe(204)
    expect(await remove('availabilities', member.available)).toBe(204)
    const { blockDates, availabilities } = await calendar()
    expect([blockDates, availabilities]).toEqual([[], []])
  })
})
