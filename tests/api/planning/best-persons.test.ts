import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { BestPersons, Invitations } from '../../../openapi/bestPersons.ts'
import { lapseInvitations } from '../../../server/bestPersons/lapse.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'
import { addItem, addLine } from '../../support/world/add.ts'
import { worldNow } from '../../support/world/cast.ts'

type Found = z.output<typeof BestPersons>

let stage: Stage
let a: TenantWorld
/** Eight places of stagehands in nine days, of the main crew at the venue. */
let item: string
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
  item = await addItem(stage.test.database, a.id, {
    crewId: a.crews.main,
    functionId: a.functions.stagehand,
    shift: { date: '2026-06-24', from: '08:00', to: '16:00' },
  })
})
afterAll(() => stage.close())

const find = async (query = '', id = item) =>
  answered<Found>(await stage.as('planner', 'GET', `/projectCrewItems/${id}/bestPersons${query}`))
const of = async (person: string, query = '', id = item) => (await find(query, id)).items.find(one => one.id === person)
const invite = (body: object, id = item) => stage.as('planner', 'POST', `/projectCrewItems/${id}/invitations`, body)
const post = (path: string, body: object, who: 'planner' | 'office' = 'planner') => stage.as(who, 'POST', path, body)

describe('who is found', () => {
  it('everybody who does it, with what speaks for them', async () => {
    const found = await find()
    expect(found.position).toMatchObject({ id: item, amountOfRows: 5, filled: 0, project: { number: '7001' } })
    expect(found.items.map(({ id }) => id).toSorted()).toEqual([a.persons.member, a.persons.stranger].toSorted())
    expect(found).toMatchObject({ method: 'bestMatch', total: 2, hard: 0 })
    expect(await of(a.persons.member)).toMatchObject({
      hardReasons: [],
      qualified: { validUntil: '2028-03-31', proof: 'Certificate 12' },
      favourite: 'client',
      timesHere: 1,
      timesForClient: 1,
      rating: 4,
      ratings: 1,
      weekMinutes: 450,
      quotaMinutes: 2400,
      hourlyRate: 1850,
      currency: 'EUR',
      distance: null,
    })
  })

  it('by name, whatever they can do; nobody at a desk', async () => {
    const colleague = await of(a.persons.colleague, '?q=coll')
    expect(colleague).toMatchObject({ hardReasons: ['function'], qualified: null })
    expect((await find('?q=plann')).items).toEqual([])
  })

  it('nobody who is on it, was asked, or has left', async () => {
    await addLine(stage.test.database, a.id, { itemId: item, personId: a.persons.member, status: 'declined' })
    await stage.as('office', 'POST', `/persons/${a.persons.stranger}/endAccess`)
    expect((await find()).items).toEqual([])
  })

  it('from where they live, in metres', async () => {
    await post(`/crewMember/${a.persons.member}`, { home: { latitude: 52.52, longitude: 13.405 } })
    const near = await of(a.persons.member, '?method=nearest')
    expect(near?.distance).toBeGreaterThan(0)
    expect(near?.rank).toBe(1)
  })
})

describe('what stands in the way', () => {
  const at = (date: string, from: string, to: string) =>
    addItem(stage.test.database, a.id, {
      crewId: a.crews.other,
      functionId: a.functions.stagehand,
      shift: { date, from, to },
    })
  const member = () => of(a.persons.member)

  it('a place at the same time, named by its venue', async () => {
    const other = await at('2026-06-24', '14:00', '22:00')
    await addLine(stage.test.database, a.id, { itemId: other, personId: a.persons.member, status: 'confirmed' })
    expect(await member()).toMatchObject({
      rank: 2,
      hardReasons: ['doubleBooking', 'day'],
      entries: [{ kind: 'job', status: 'confirmed', starts: '2026-06-24T12:00:00.000Z', venue: 'Elsewhere a' }],
    })
  })

  it('no open question: it is shown and hinders nobody', async () => {
    const other = await at('2026-06-24', '14:00', '22:00')
    await addLine(stage.test.database, a.id, { itemId: other, personId: a.persons.member, status: 'invited' })
    expect(await member()).toMatchObject({ hardReasons: [], entries: [{ kind: 'asked', status: 'invited' }] })
  })

  it('too short a rest, with how long it would be', async () => {
    const other = await at('2026-06-23', '16:00', '23:00')
    await addLine(stage.test.database, a.id, { itemId: other, personId: a.persons.member, status: 'confirmed' })
    expect(await member()).toMatchObject({ hardReasons: ['rest', 'day'], rest: { minutes: 540, limit: 660 } })
  })

  it('a blocked date, and no question for vacation that is still open', async () => {
    await stage.as('member', 'POST', '/vacationRequests', { startDate: '2026-06-24' })
    expect(await member()).toMatchObject({ hardReasons: [] })
    await stage.as('member', 'POST', '/blockDates', { startDate: '2026-06-24' })
    expect(await member()).toMatchObject({ hardReasons: ['absence'], entries: [{ kind: 'absence' }] })
  })

  it('a proof that ends before the shift does', async () => {
    const proof = (validUntil: string) =>
      post(`/crewMember/${a.persons.member}/crewFunctions`, { functionId: a.functions.stagehand, validUntil })
    await proof('2026-06-23')
    expect(await member()).toMatchObject({ hardReasons: ['expired'] })
    await proof('2026-06-24')
    expect(await member()).toMatchObject({ hardReasons: [] })
  })

  it('a block by this client, none by another; it ends the favourite', async () => {
    const block = (companyId: string) =>
      post(`/crewMember/${a.persons.member}/crewPreferences`, { kind: 'blocked', companyId, reason: 'Came late' })
    await block(a.companies.other)
    expect(await member()).toMatchObject({ hardReasons: [], favourite: 'client' })
    await block(a.companies.client)
    expect(await member()).toMatchObject({
      hardReasons: ['blocked'],
      favourite: null,
      blocked: { client: true, reason: 'Came late' },
    })
  })
})

describe('inviting', () => {
  it('several at once, with a deadline and a word, and the log says it', async () => {
    const answer = answered<z.output<typeof Invitations>>(
      await invite({
        personIds: [a.persons.stranger, a.persons.member],
        answerBy: '2026-06-12T08:00:00.000Z',
        note: 'Stage door C',
      }),
      201,
    )
    expect(answer.told).toBe(2)
    const job = answered(await stage.as('member', 'GET', `/jobs/${answer.jobIds[1]}`))
    expect(job).toMatchObject({
      status: 'invited',
      confirmBy: '2026-06-12T08:00:00.000Z',
      invitationNote: 'Stage door C',
    })
    const log = answered<{ items: { code: string; person: { id: string } }[] }>(
      await stage.as('planner', 'GET', `/activities?type=LOG&projectId=${a.projects.main}`),
    )
    expect(
      log.items
        .filter(({ code }) => code === 'personInvited')
        .map(({ person }) => person.id)
        .toSorted(),
    ).toEqual([a.persons.member, a.persons.stranger].toSorted())
    expect((await find()).total).toBe(0)
  })

  it('all or none: who is on it already is named', async () => {
    await invite({ personIds: [a.persons.member] })
    const again = await invite({ personIds: [a.persons.stranger, a.persons.member] })
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'alreadyOnPosition', people: [{ id: a.persons.member }] },
    })
    expect((await find()).items.map(({ id }) => id)).toEqual([a.persons.stranger])
  })

  it.each<[string, (w: TenantWorld) => object, number, string]>([
    ['somebody at a desk', w => ({ personIds: [w.persons.member, w.persons.planner] }), 404, 'notFound'],
    ['somebody twice', w => ({ personIds: [w.persons.member, w.persons.member] }), 400, 'invalidInput'],
    [
      'until an hour that is over',
      w => ({ personIds: [w.persons.member], answerBy: '2026-06-10T07:59:00.000Z' }),
      400,
      'invalidInput',
    ],
    [
      'until after the shift has begun',
      w => ({ personIds: [w.persons.member], answerBy: '2026-06-24T06:00:01.000Z' }),
      400,
      'invalidInput',
    ],
    ['nobody', () => ({ personIds: [] }), 400, 'invalidInput'],
  ])('refuses %s, and invites nobody', async (_, body, status, code) => {
    const answer = await invite(body(a))
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
    expect((await find()).total).toBe(2)
  })

  it('refuses a shift that has begun, and one that is full', async () => {
    const begun = await addItem(stage.test.database, a.id, {
      crewId: a.crews.main,
      functionId: a.functions.stagehand,
      shift: { date: '2026-06-10', from: '09:00', to: '17:00' },
    })
    expect(codeOf(await invite({ personIds: [a.persons.stranger] }, begun))).toBe('jobAlreadyStarted')
    const small = await addItem(stage.test.database, a.id, {
      crewId: a.crews.main,
      functionId: a.functions.stagehand,
      shift: { date: '2026-06-26', from: '09:00', to: '17:00' },
      amountOfRows: 1,
    })
    await addLine(stage.test.database, a.id, { itemId: small, personId: a.persons.colleague, status: 'confirmed' })
    expect(codeOf(await invite({ personIds: [a.persons.stranger] }, small))).toBe('positionFull')
  })

  it('lapses at its deadline: it can no longer be said yes to, and soon it is declined', async () => {
    const { jobIds } = answered<z.output<typeof Invitations>>(
      await invite({ personIds: [a.persons.member], answerBy: '2026-06-10T09:00:00.000Z' }),
      201,
    )
    const later = (minutes: number) => stage.clock.set(new Date(worldNow.getTime() + minutes * 60_000))
    const confirm = () => stage.as('member', 'POST', `/jobs/${jobIds[0]}/confirmation`, {})
    const lapse = (at: Date) => stage.test.database.withTenant(a.id, tx => lapseInvitations(tx, a.id, at))
    const status = async () =>
      answered<{ status: string }>(await stage.as('member', 'GET', `/jobs/${jobIds[0]}`)).status
    await lapse(new Date('2026-06-10T08:59:59.000Z'))
    expect(await status()).toBe('invited')
    later(60)
    expect(await confirm()).toMatchObject({ status: 409, body: { code: 'outOfTurn', state: 'declined' } })
    await lapse(new Date('2026-06-10T09:00:00.000Z'))
    expect(await status()).toBe('declined')
    const log = answered<{ items: { code: string; by: unknown }[] }>(
      await stage.as('planner', 'GET', `/activities?type=LOG&projectId=${a.projects.main}`),
    )
    expect(log.items[0]).toMatchObject({ code: 'invitationLapsed', by: null })
  })

  it('that has lapsed and is given anew has no deadline any more: it can be said yes to', async () => {
    const { jobIds } = answered<z.output<typeof Invitations>>(
      await invite({ personIds: [a.persons.member], answerBy: '2026-06-10T09:00:00.000Z' }),
      201,
    )
    const deadline = new Date('2026-06-10T09:00:00.000Z')
    const lapse = () => stage.test.database.withTenant(a.id, tx => lapseInvitations(tx, a.id, deadline))
    stage.clock.set(deadline)
    await lapse()
    expect(await post(`/projectCrewItemStatus/${jobIds[0]}/reactivate`, {})).toMatchObject({
      status: 200,
      body: { status: 'invited' },
    })
    await lapse()
    expect(await stage.as('member', 'POST', `/jobs/${jobIds[0]}/confirmation`, {})).toMatchObject({
      status: 200,
      body: { status: 'confirmed' },
    })
  })
})
