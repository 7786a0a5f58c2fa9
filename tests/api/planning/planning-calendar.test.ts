import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { daysLater } from '../../../domain/shift-display.ts'
import type { PlanningCalendar } from '../../../openapi/planningCalendar.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'
import { addItem, addLine, addPerson } from '../../support/world/add.ts'

type Calendar = z.output<typeof PlanningCalendar>

let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const ask = (who: LoginName, dateFrom: string, dateTo: string, more = '') =>
  stage.as(who, 'GET', `/planningCalendarItems?dateFrom=${dateFrom}&dateTo=${dateTo}${more}`)
const read = async (who: LoginName, dateFrom: string, dateTo: string, more = '') =>
  answered<Calendar>(await ask(who, dateFrom, dateTo, more))
const ofPerson = ({ items }: Calendar, id: string) => items.find(person => person.id === id)
/** A position of the main crew on some day. */
const position = (date: string, more: Partial<Parameters<typeof addItem>[2]> = {}) =>
  addItem(stage.test.database, a.id, {
    crewId: a.crews.main,
    functionId: a.functions.stagehand,
    shift: { date, from: '08:00', to: '16:00' },
    ...more,
  })
const put = (itemId: string, personId: string, status: Parameters<typeof addLine>[2]['status'], more = {}) =>
  addLine(stage.test.database, a.id, { itemId, personId, status, ...more })

describe('the planning calendar', () => {
  it('is of a week from today on where no days are named', async () => {
    const today = stage.server.services.now().toISOString().slice(0, 10)
    const named = await stage.as('planner', 'GET', '/planningCalendarItems?limit=100&page=1')
    expect(answered<Calendar>(named)).toEqual(await read('planner', today, daysLater(today, 6), '&limit=100&page=1'))
  })

  it('has everybody of the crew by name, also who has nothing, and nobody else', async () => {
    const idle = await addPerson(stage.test.database, a, 'Aaron')
    const { items, total } = await read('planner', '2027-03-01', '2027-03-07')
    expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).toSorted())
    expect(items).toHaveLength(total)
    expect(items.find(({ id }) => id === idle.id)).toEqual({
      id: idle.id,
      name: 'Aaron Example',
      functions: [],
      country: 'DE',
      jobs: [],
      absences: [],
      proofs: [],
    })
    expect(items.some(({ id }) => id === a.persons.planner || id === a.persons.client)).toBe(false)
  })

  it('says which proofs end before the last shifts of these days do, but not to clients', async () => {
    const proves = (functionId: string, validUntil: string | null) =>
      stage.admin(
        `insert into person_function (tenant_id, id, person_id, function_id, proof, valid_until)
          values ($1, gen_random_uuid(), $2, $3, 'IPAF 3a', $4)
          on conflict on constraint person_function_once do update set proof = excluded.proof, valid_until = excluded.valid_until`,
        [a.id, a.persons.member, functionId, validUntil],
      )
    const ends = async (who: LoginName, dateTo: string) =>
      ofPerson(await read(who, '2026-06-08', dateTo), a.persons.member)?.proofs
    const { stagehand, rigger } = a.functions
    await proves(stagehand, '2026-06-14')
    await proves(rigger, null)
    // A shift of the last day may end on the day after.
    expect(await ends('planner', '2026-06-14')).toEqual([
      { functionId: stagehand, proof: 'IPAF 3a', validUntil: '2026-06-14' },
    ])
    expect(await ends('planner', '2026-06-12')).toEqual([])
    expect(await ends('client', '2026-06-14')).toEqual([])
    await stage.admin('delete from person_function where tenant_id = $1 and person_id = $2', [a.id, a.persons.member])
  })

  it('tells the kinds of jobs apart', async () => {
    const { id } = await addPerson(stage.test.database, a, 'Kinds')
    const days = ['01', '02', '03', '04', '05', '06', '07', '08'].map(day => `2027-04-${day}`)
    const items = []
    for (const date of days) items.push(await position(date))
    const statuses = ['confirmed', 'invited', 'applied', 'noShow', 'notNeeded', 'cancelled', 'declined'] as const
    for (const [at, status] of statuses.entries()) await put(items[at] ?? '', id, status)
    const twice = await position('2027-04-08', { shift: { date: '2027-04-08', from: '15:00', to: '23:00' } })
    await put(items[7] ?? '', id, 'confirmed', { overlapAccepted: true })
    await put(twice, id, 'confirmed', { overlapAccepted: true })
    const calendar = await read('planner', '2027-04-01', '2027-04-30')
    const byItem = new Map(ofPerson(calendar, id)?.jobs.map(job => [job.projectCrewItemId, job.kind]))
    expect(items.slice(0, 7).map(item => byItem.get(item))).toEqual([
      'confirmed',
      'pending',
      'pending',
      'absence',
      'cancelled',
      'cancelled',
      undefined,
    ])
    expect([byItem.get(items[7] ?? ''), byItem.get(twice)]).toEqual(['doubleBooking', 'doubleBooking'])
  })

  it('knows people by what they can do, in the order of the agency, whatever they are put on', async () => {
    const { id } = await addPerson(stage.test.database, a, 'Known')
    const functionsNow = async (who: LoginName) =>
      ofPerson(await read(who, '2027-07-20', '2027-07-20'), id)?.functions.map(one => one.id)
    await put(await position('2027-07-20'), id, 'confirmed')
    expect(await functionsNow('planner')).toEqual([])
    const { items } = answered<{ items: { id: string; code: string }[] }>(
      await stage.as('planner', 'GET', '/functions?limit=100'),
    )
    const ids = items.filter(({ code }) => code !== 'spare').map(one => one.id)
    for (const functionId of ids.toReversed())
      await stage.admin(
        `insert into person_function (tenant_id, id, person_id, function_id) values ($1, gen_random_uuid(), $2, $3)`,
        [a.id, id, functionId],
      )
    expect(ids.length).toBeGreaterThan(1)
    expect(await functionsNow('planner')).toEqual(ids)
    // A client sees what they do there, and not what else they can.
    expect(await functionsNow('client')).toEqual([a.functions.stagehand])
  })

  it('marks what planning has moved since the person said yes', async () => {
    const { id } = await addPerson(stage.test.database, a, 'Moved')
    const item = await position('2027-05-03')
    await put(item, id, 'confirmed')
    answered(await stage.as('planner', 'POST', `/projectCrewItems/${item}`, { startTime: '09:30' }))
    expect(ofPerson(await read('planner', '2027-05-01', '2027-05-09'), id)?.jobs).toMatchObject([{ kind: 'changed' }])
  })

  it('shows those on call only to whoever may see them', async () => {
    const { id } = await addPerson(stage.test.database, a, 'Oncall')
    const [spare] = await stage.admin<{ id: string }>(
      `insert into lookup (tenant_id, id, kind, code, caption, sort) values ($1, gen_random_uuid(), 'functions', 'spare', 'Spare', 99) returning id`,
      [a.id],
    )
    const item = await position('2027-06-02', { functionId: spare?.id ?? '' })
    await put(item, id, 'confirmed')
    const planner = await read('planner', '2027-06-01', '2027-06-06')
    expect(ofPerson(planner, id)?.jobs).toMatchObject([{ kind: 'spare' }])
    const office = await read('office', '2027-06-01', '2027-06-06')
    expect(ofPerson(office, id)?.jobs).toEqual([])
    expect(office.positions.some(one => one.id === item)).toBe(false)
  })

  it('has sick days and vacation that stand as work of the agency’s own', async () => {
    const { id } = await addPerson(stage.test.database, a, 'Away')
    const kinds: Record<string, string | undefined> = {}
    for (const [at, code] of ['internalSickness', 'internalVacation'].entries()) {
      const [type] = await stage.admin<{ id: string }>(
        `insert into lookup (tenant_id, id, kind, code, caption, sort) values ($1, gen_random_uuid(), 'projectTypes', $2, $2, 99) returning id`,
        [a.id, code],
      )
      const date = `2027-07-0${at + 5}`
      const made = answered<{ id: string }>(
        await stage.as('planner', 'POST', '/projects', {
          name: code,
          companyId: a.companies.client,
          locationId: a.locations.venue,
          beginDate: date,
          endDate: date,
          typeId: type?.id,
        }),
        201,
      )
      const crew = answered<{ id: string }>(
        await stage.as('planner', 'POST', `/projects/${made.id}/projectCrews`, {
          name: code,
          startDate: date,
          startTime: '08:00',
          endTime: '16:00',
        }),
        201,
      )
      await put(await position(date, { crewId: crew.id, shift: { date, from: '08:00', to: '16:00' } }), id, 'confirmed')
      const jobs = ofPerson(await read('planner', date, date), id)?.jobs
      kinds[code] = jobs?.[0]?.kind
    }
    expect(kinds).toEqual({ internalSickness: 'sick', internalVacation: 'vacation' })
  })

  it('has blocked dates, vacation, and vacation that waits for an answer', async () => {
    const entry = (kind: string, status: string | null, from: string, to: string) =>
      stage.admin(
        `insert into calendar_entry (tenant_id, id, person_id, kind, status, start_date, end_date, time_zone, starts, ends, tz_version)
         values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, 'Europe/Berlin', $5::date, $6::date + 1, 'x')`,
        [a.id, a.persons.colleague, kind, status, from, to],
      )
    await entry('block', null, '2027-08-02', '2027-08-03')
    await entry('vacation', 'approved', '2027-08-05', '2027-08-09')
    await entry('vacation', 'asked', '2027-08-11', '2027-08-12')
    await entry('vacation', 'declined', '2027-08-13', '2027-08-13')
    await entry('available', null, '2027-08-14', '2027-08-14')
    const days = ['2027-08-03', '2027-08-20'] as const
    const absences = ofPerson(await read('planner', ...days), a.persons.colleague)?.absences
    expect(absences?.map(({ kind, startDate, endDate }) => [kind, startDate, endDate])).toEqual([
      ['blocked', '2027-08-02', '2027-08-03'],
      ['vacation', '2027-08-05', '2027-08-09'],
      ['pending', '2027-08-11', '2027-08-12'],
    ])
    expect(answered<Calendar>(await ask('client', ...days)).items.flatMap(({ absences: own }) => own)).toEqual([])
  })

  it('counts the places nobody was asked for, of projects that are taken on and not over', async () => {
    const open = await position('2027-09-06', { amountOfRows: 4 })
    await put(open, a.persons.member, 'confirmed')
    await put(open, a.persons.colleague, 'invited')
    const openOf = async (who: LoginName, id: string, from: string) =>
      (await read(who, from, '2027-09-30')).positions.find(one => one.id === id)?.open
    expect(await openOf('planner', open, '2027-09-01')).toBe(2)
    expect(await openOf('client', open, '2027-09-01')).toBe(3)
    const over = answered<Calendar>(await ask('planner', '2026-06-01', '2026-06-09')).positions
    expect(over.length).toBeGreaterThan(0)
    expect(over.every(({ open: places }) => places === 0)).toBe(true)
  })

  it('shows a client only who is on the own projects, as certain, and nothing else they do', async () => {
    const { items, positions } = await read('client', '2026-06-01', '2026-08-31')
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.flatMap(({ jobs }) => jobs.map(({ kind }) => kind)))).toEqual(new Set(['confirmed']))
    expect(items.every(({ jobs }) => jobs.length > 0)).toBe(true)
    const own = new Set(positions.map(({ id }) => id))
    expect(items.flatMap(({ jobs }) => jobs).every(({ projectCrewItemId }) => own.has(projectCrewItemId))).toBe(true)
    const others = await read('otherClient', '2026-06-01', '2026-08-31')
    expect(others.positions.some(({ id }) => own.has(id))).toBe(false)
  })

  it('goes on by key, with the same positions on every page', async () => {
    const first = await read('planner', '2026-06-01', '2026-06-28', '&limit=2')
    expect(first.items).toHaveLength(2)
    const second = await read('planner', '2026-06-01', '2026-06-28', `&limit=2&after=${first.next ?? ''}`)
    expect(second.items.some(({ id }) => first.items.some(one => one.id === id))).toBe(false)
    expect(second.positions).toEqual(first.positions)
  })

  it('has the bank holidays of the countries it knows', async () => {
    const { bankHolidays } = await read('planner', '2026-05-18', '2026-06-07')
    expect(bankHolidays).toContainEqual({ date: '2026-05-25', code: 'whitMonday', country: 'DE' })
    expect(bankHolidays).toContainEqual({ date: '2026-06-04', code: 'corpusChristi', country: 'AT' })
  })

  it('is asked for a hundred days at most, and not backwards', async () => {
    expect((await ask('planner', '2027-01-01', '2027-04-10')).status).toBe(200)
    expect(codeOf(await ask('planner', '2027-01-01', '2027-04-11'))).toBe('invalidInput')
    expect(codeOf(await ask('planner', '2027-01-02', '2027-01-01'))).toBe('invalidInput')
  })
})

describe('somebody put on a position', () => {
  const putOn = async (status: 'invited' | 'confirmed', date: string) => {
    const item = await position(date, { amountOfRows: 1 })
    const body = { projectCrewItemId: item, personId: a.persons.colleague, status }
    const made = answered<{ id: string }>(await stage.as('planner', 'POST', '/projectCrewItemStatus', body), 201)
    return { item, body, id: made.id }
  }
  const withdraw = (id: string) => stage.as('planner', 'POST', `/projectCrewItemStatus/${id}/withdraw`)

  it.each(['invited', 'confirmed'] as const)(
    '%s is taken back as if it had not been, and can be put there again',
    async status => {
      const { item, body, id } = await putOn(status, status === 'invited' ? '2027-10-04' : '2027-10-05')
      expect((await withdraw(id)).status).toBe(204)
      const calendar = await read('planner', '2027-10-04', '2027-10-05')
      expect(ofPerson(calendar, a.persons.colleague)?.jobs.some(one => one.projectCrewItemId === item)).toBe(false)
      expect(calendar.positions.find(one => one.id === item)).toMatchObject({ filled: 0, open: 1 })
      expect((await withdraw(id)).status).toBe(404)
      expect((await stage.as('planner', 'POST', '/projectCrewItemStatus', body)).status).toBe(201)
    },
  )

  it('stays there once the person has said yes, or the time to undo is over', async () => {
    const { id } = await putOn('invited', '2027-10-06')
    answered(await stage.as('colleague', 'POST', `/jobs/${id}/confirmation`, {}))
    expect(codeOf(await withdraw(id))).toBe('outOfTurn')
    const late = await putOn('confirmed', '2027-10-07')
    await stage.admin(
      `update project_crew_item_status set created_at = created_at - interval '11 seconds' where id = $1`,
      [late.id],
    )
    expect(codeOf(await withdraw(late.id))).toBe('undoTooLate')
  })
})
