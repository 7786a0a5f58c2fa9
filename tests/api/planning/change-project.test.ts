import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Activity } from '../../../openapi/activities.ts'
import type { Project, ProjectChanged, ProjectClosing } from '../../../openapi/projects.shapes.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Changed = z.output<typeof ProjectChanged>
type One = z.output<typeof Project>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterEach(() => stage.close())

const send = (body: object) => stage.as('planner', 'POST', '/projects/7001', body)
const change = async (body: object) => answered<Changed>(await send(body))
const read = async () => answered<One>(await stage.as('planner', 'GET', '/projects/7001'))
const logged = async () =>
  answered<{ items: z.output<typeof Activity>[] }>(
    await stage.as('planner', 'GET', `/activities?projectId=${a.projects.main}&type=LOG`),
  ).items.filter(({ code }) => code === 'projectChanged')

describe('a project is changed', () => {
  it('in what was sent alone, and the log says it field by field', async () => {
    const before = await read()
    const { project } = await change({ name: 'Spring show', clientMark: 'SP', projectManagerId: a.persons.office })
    expect(project).toEqual({
      ...before,
      name: 'Spring show',
      clientMark: 'SP',
      projectManager: expect.objectContaining({ id: a.persons.office }) as unknown,
      revision: before.revision + 1,
      places: before.places,
    })
    const [line, ...more] = await logged()
    expect(more).toEqual([])
    expect(line?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['name', 'Spring show'],
      ['clientMark', 'SP'],
      ['projectManager', project.projectManager?.name],
    ])
  })

  it('to what it was already: nothing is written', async () => {
    const { name, revision } = await read()
    expect((await change({ name })).project.revision).toBe(revision)
    expect(await logged()).toEqual([])
  })

  it('and loses what is taken away', async () => {
    await change({ contactId: a.contacts.client, reference: 'PO-9', comment: 'Ask first' })
    expect((await change({ contactId: null, reference: '', comment: null })).project).toMatchObject({
      contact: null,
      reference: null,
      comment: null,
    })
  })

  it('at another place, its crews staying where they are planned', async () => {
    const { project } = await change({
      location: {
        name: 'Kai 3',
        city: 'Hamburg',
        street: 'Kai',
        zipcode: '1',
        country: 'DE',
        timeZone: 'Europe/Berlin',
      },
    })
    expect(project.location.name).toBe('Kai 3')
    const { items } = answered<{ items: { location: { id: string } }[] }>(
      await stage.as('planner', 'GET', '/projects/7001/projectCrews'),
    )
    expect(items.map(({ location }) => location.id)).toEqual([a.locations.venue])
    expect((await logged())[0]?.changes).toMatchObject([{ field: 'location', after: 'Kai 3' }])
  })

  it('not by who has read an older one: both values come back', async () => {
    const { revision } = await read()
    await change({ name: 'Theirs', revision })
    const refused = await send({ name: 'Mine', revision })
    expect(refused).toMatchObject({ status: 409, body: { code: 'changedMeanwhile', project: { name: 'Theirs' } } })
    expect((await change({ name: 'Mine', revision: revision + 1 })).project.name).toBe('Mine')
    const both = await Promise.all(['One', 'Other'].map(name => send({ name, revision: revision + 2 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('the days of a project', () => {
  it('are not those that leave a position outside, and it says which', async () => {
    const refused = await send({ beginDate: '2026-09-01', endDate: '2026-09-03' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'positionsOutside' } })
    const { positions, amount } = refused.body as { positions: { crew: string; date: string }[]; amount: number }
    expect(positions.length).toBe(amount)
    expect(amount).toBeGreaterThan(0)
    expect(positions[0]).toMatchObject({
      crew: expect.any(String) as unknown,
      date: expect.stringMatching(/^2026-/) as unknown,
    })
  })

  it('are announced around its shifts, which stay its days', async () => {
    const { beginDate, endDate } = await read()
    const { project } = await change({ beginDate: '2026-05-01', endDate: '2026-12-24' })
    expect(project).toMatchObject({ beginDate, endDate, announced: { beginDate: '2026-05-01', endDate: '2026-12-24' } })
    expect(codeOf(await send({ beginDate: '2027-01-01' }))).toBe('invalidInput')
  })

  it('are looked at only where they are changed', async () => {
    await stage.admin(`update project set begin_date = '2019-01-01', end_date = '2019-01-02' where id = $1`, [
      a.projects.main,
    ])
    expect((await change({ name: 'Spring show' })).project.name).toBe('Spring show')
  })
})

describe('another rate card', () => {
  it('makes other planned costs, and says what they were', async () => {
    const dear = answered<{ id: string }>(
      await stage.as('office', 'POST', '/rateCards', {
        caption: 'Dear',
        companyId: null,
        validFrom: '2020-01-01',
        validTo: null,
        currency: 'EUR',
      }),
      201,
    )
    const none = { night: null, sunday: null, holiday: null, overtime: null }
    for (const functionId of Object.values(a.functions))
      answered(
        await stage.as('office', 'POST', `/rateCards/${dear.id}/items`, {
          functionId,
          ratePerHour: 6200,
          minimumMinutes: 0,
          addOns: none,
        }),
      )
    const cheap = await change({ rateCardId: a.rateCards.main })
    const { plannedCost, project } = await change({ rateCardId: dear.id })
    expect(project.rateCard).toMatchObject({ caption: 'Dear', chosen: true })
    expect(plannedCost?.was).toEqual(cheap.plannedCost?.is)
    const [before, after] = [plannedCost?.was[0]?.total ?? 0, plannedCost?.is[0]?.total ?? 0]
    expect(after).toBeGreaterThan(before)
    expect((await logged()).flatMap(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({ field: 'rateCard', after: 'Dear' }),
    )
    expect((await change({ name: 'Spring show' })).plannedCost).toBeNull()
  })

  it('of the other client, or of nobody there, is no card to choose', async () => {
    for (const rateCardId of [a.rateCards.other, crypto.randomUUID()])
      expect(await send({ rateCardId })).toMatchObject({ status: 404, body: { errors: [{ path: 'body.rateCardId' }] } })
  })
})

describe('another client', () => {
  it('takes neither contact nor rate card of the one before along', async () => {
    await change({ contactId: a.contacts.client, rateCardId: a.rateCards.main })
    const { project } = await change({ companyId: a.companies.other })
    expect(project).toMatchObject({ company: { id: a.companies.other }, contact: null })
    expect(project.rateCard?.chosen ?? false).toBe(false)
    expect(await send({ contactId: a.contacts.client })).toMatchObject({ status: 404 })
  })

  it('is none where this one has delivery notes', async () => {
    await stage.admin(
      `insert into delivery_note (tenant_id, id, crew_id, number, confirmed_at, released_at)
        values ($1, gen_random_uuid(), $2, 'L-1', now(), now())`,
      [a.id, a.crews.main],
    )
    expect(codeOf(await send({ companyId: a.companies.other }))).toBe('clientHasPapers')
  })
})

it('nobody of the office changes it without the right to', async () => {
  expect((await stage.as('office', 'POST', '/projects/7001', { name: 'Mine' })).status).toBe(403)
})

describe('a project that is to be closed', () => {
  type Closing = z.output<typeof ProjectClosing>
  const closing = async () => answered<Closing>(await stage.as('planner', 'GET', '/projects/7001/closing'))

  it('says which crews are still to come, and how many have not answered', async () => {
    const { openShifts, unsignedShifts, unanswered } = await closing()
    expect(openShifts.map(({ id }) => id)).toEqual([a.crews.main])
    expect(unsignedShifts).toEqual([])
    expect(unanswered).toBeGreaterThan(0)
  })

  it('says whose hours are not signed, until they are or nobody was there', async () => {
    stage.clock.set('2026-12-01T10:00:00Z')
    await stage.admin(
      `update project_crew_item_status set status = 'confirmed' where crew_id = $1 and status = 'invited'`,
      [a.crews.main],
    )
    expect((await closing()).unsignedShifts.map(({ id }) => id)).toEqual([a.crews.main])
    await stage.admin(
      `insert into delivery_note (tenant_id, id, crew_id, number, confirmed_at, signer_name, refused_at, refusal)
        values ($1, gen_random_uuid(), $2, 'L-1', now(), 'Jule Martens', now(), 'Too long')`,
      [a.id, a.crews.main],
    )
    expect(await closing()).toEqual({ openShifts: [], unsignedShifts: [], unanswered: 0, quotation: 'main-1' })
    await stage.admin(`update quotation set state = 'withdrawn' where project_id = $1`, [a.projects.main])
    expect((await closing()).quotation).toBe(null)
  })

  it('is closed all the same, leaves the list of what is not, and comes back', async () => {
    const listed = async () =>
      answered<{ items: { number: string }[] }>(await stage.as('planner', 'GET', '/projects?closed=false')).items.some(
        ({ number }) => number === '7001',
      )
    expect(await listed()).toBe(true)
    answered(await stage.as('planner', 'POST', '/projects/7001/close'))
    expect(await listed()).toBe(false)
    answered(await stage.as('planner', 'POST', '/projects/7001/reopen'))
    expect(await listed()).toBe(true)
  })
})
