import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { defaultTenantRules } from '../../../domain/tenant-rules.ts'
import type { Invitations } from '../../../openapi/bestPersons.ts'
import type { FillProposal } from '../../../openapi/fillProposals.ts'
import { inWorker } from '../../../server/fillProposals/in-worker.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'
import { addItem, addLine } from '../../support/world/add.ts'
import { worldNow } from '../../support/world/cast.ts'

type Proposal = z.output<typeof FillProposal>

let stage: Stage
let a: TenantWorld
/** Two shifts of stagehands at the same time, one place each, in nine days; a third the day after, with three. */
let items: Record<'first' | 'second' | 'later', string>
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
  const add = (date: string, amountOfRows: number) =>
    addItem(stage.test.database, a.id, {
      crewId: a.crews.main,
      functionId: a.functions.stagehand,
      amountOfRows,
      shift: { date, from: '08:00', to: '16:00' },
    })
  items = { first: await add('2026-06-24', 1), second: await add('2026-06-24', 1), later: await add('2026-06-25', 3) }
})
afterAll(() => stage.close())

const days = { from: '2026-06-24', to: '2026-06-25' }
const post = (path: string, body: object) => stage.as('planner', 'POST', path, body)
const read = async (id: string) => answered<Proposal>(await stage.as('planner', 'GET', `/fillProposals/${id}`))
const ask = async (body: object = {}) =>
  answered<Proposal>(await post('/fillProposals', { projectId: a.projects.main, ...days, ...body }), 201)
/** Asked for, and reckoned. */
async function proposal(body: object = {}): Promise<Proposal> {
  const { id } = await ask(body)
  await stage.server.runJobs()
  return read(id)
}
const placesOf = ({ positions }: Proposal) =>
  positions.flatMap(({ projectCrewItemId, proposed }) =>
    proposed.map(({ person }) => ({ projectCrewItemId, personId: person.id })),
  )
const accept = (id: string, places: object[], more: object = {}) =>
  post(`/fillProposals/${id}/acceptance`, { places, ...more })
const statuses = () =>
  stage.admin<{ person: string; item: string; status: string }>(
    `select person_id as person, item_id as item, status from project_crew_item_status where item_id = any($1)`,
    [Object.values(items)],
  )

describe('a proposal', () => {
  it('is worked at, then ready: every place with its person, and why a place is left', async () => {
    const asked = await ask()
    expect(asked).toMatchObject({ state: 'working', step: 'gathering', positions: [], missed: null, open: 0 })
    const { member, stranger } = a.persons
    const ready = await proposal()
    expect(ready).toMatchObject({
      state: 'ready',
      step: null,
      abortReason: null,
      method: 'bestMatch',
      project: { number: '7001' },
      ...days,
      open: 5,
      filled: 4,
      people: 2,
      missed: { places: 0, perMille: 0 },
    })
    const at = (item: string) => ready.positions.find(({ projectCrewItemId }) => projectCrewItemId === item)
    const whom = (item: string) => at(item)?.proposed.map(({ person }) => person.id)
    expect([...(whom(items.first) ?? []), ...(whom(items.second) ?? [])].toSorted()).toEqual(
      [member, stranger].toSorted(),
    )
    expect(whom(items.later)?.toSorted()).toEqual([member, stranger].toSorted())
    expect(at(items.later)).toMatchObject({ open: 3, left: [] })
    expect(at(items.first)?.proposed[0]).toMatchObject({
      invited: false,
      runnerUp: null,
      weekMinutes: 900,
      quotaMinutes: 2400,
    })
    expect(await statuses()).toEqual([])
  })

  it('says why nobody is there: what stands in the way first, or that they are needed elsewhere', async () => {
    await stage.as('member', 'POST', '/blockDates', { startDate: '2026-06-24' })
    const ready = await proposal()
    const left = ready.positions.flatMap(({ left: why, proposed }) => (proposed.length ? [] : [why]))
    expect(left).toEqual([
      [
        { reason: 'absence', people: 1 },
        { reason: 'elsewhere', people: 1 },
      ],
    ])
    expect(ready).toMatchObject({ filled: 3, open: 5 })
  })

  it('leaves out places somebody was asked for, and people who were', async () => {
    await addLine(stage.test.database, a.id, { itemId: items.first, personId: a.persons.member, status: 'applied' })
    await addLine(stage.test.database, a.id, { itemId: items.later, personId: a.persons.member, status: 'declined' })
    const ready = await proposal()
    expect(ready.positions.map(one => one.projectCrewItemId).toSorted()).toEqual([items.second, items.later].toSorted())
    const later = ready.positions.find(one => one.projectCrewItemId === items.later)
    expect(later?.proposed.map(({ person }) => person.id)).toEqual([a.persons.stranger])
    expect(later?.left).toEqual([{ reason: 'asked', people: 1 }])
  })

  it('of all projects looks at none that is only quoted or asked for', async () => {
    const whole = await proposal({ projectId: null })
    expect(placesOf(whole).length).toBe(4)
    await stage.admin('update project set quoted_at = now() where id = $1', [a.projects.main])
    expect(await proposal({ projectId: null })).toMatchObject({ state: 'ready', open: 0, positions: [] })
    expect(placesOf(await proposal()).length).toBe(4)
  })

  it('with days that are none is refused', async () => {
    const refused = async (body: object) => {
      const answer = await post('/fillProposals', { ...days, ...body })
      return [answer.status, codeOf(answer)]
    }
    expect(await refused({ to: '2026-06-23' })).toEqual([400, 'invalidInput'])
    expect(await refused({ to: '2026-07-08' })).toEqual([400, 'invalidInput'])
    expect(await refused({ to: '2026-07-07' })).toEqual([201, undefined])
    expect(await refused({ from: '2026-02-30' })).toEqual([400, 'invalidInput'])
  })
})

describe('a proposal that is not finished', () => {
  it('is put away while it is worked at: nothing of it comes about', async () => {
    const { id } = await ask()
    expect((await stage.as('planner', 'DELETE', `/fillProposals/${id}`)).status).toBe(204)
    await stage.server.runJobs()
    expect((await stage.as('planner', 'GET', `/fillProposals/${id}`)).status).toBe(404)
    expect((await stage.as('planner', 'DELETE', `/fillProposals/${id}`)).status).toBe(404)
  })

  it('offers nothing, whether its time was over or its server was killed', async () => {
    const facts = { places: [], people: [], rules: defaultTenantRules, method: 'bestMatch' as const }
    const thread = (most: number, signal = new AbortController().signal) =>
      inWorker(facts, { most, signal, say: () => {} })
    expect(await thread(0)).toEqual({ aborted: 'time' })
    expect(await thread(120_000, AbortSignal.abort())).toEqual({ aborted: 'failure' })
    const { id } = await ask()
    await stage.admin('delete from graphile_worker._private_jobs')
    stage.clock.set(new Date(worldNow.getTime() + 181_000))
    await stage.server.runJobs()
    expect(await read(id)).toMatchObject({ state: 'aborted', abortReason: 'failure', positions: [] })
    expect(codeOf(await accept(id, [{ projectCrewItemId: items.first, personId: a.persons.member }]))).toBe('outOfTurn')
  })

  it('goes after a day', async () => {
    const { id } = await proposal()
    stage.clock.set(new Date(worldNow.getTime() + 86_401_000))
    await stage.server.runJobs()
    expect(await stage.admin('select id from fill_proposal where id = $1', [id])).toEqual([])
  })
})

describe('accepting it', () => {
  it('in parts invites those who are named, once, with the deadline and the word', async () => {
    const ready = await proposal()
    const all = placesOf(ready)
    const [one, ...others] = all
    const given = { answerBy: '2026-06-20T10:00:00.000Z', note: 'Stage door C' }
    const { jobIds, told } = answered<z.output<typeof Invitations>>(await accept(ready.id, [one ?? {}], given), 201)
    expect({ jobs: jobIds.length, told }).toEqual({ jobs: 1, told: 1 })
    expect(await statuses()).toEqual([{ person: one?.personId, item: one?.projectCrewItemId, status: 'invited' }])
    const name = one?.personId === a.persons.member ? 'member' : 'stranger'
    expect(answered(await stage.as(name, 'GET', `/jobs/${jobIds[0]}`))).toMatchObject({
      status: 'invited',
      confirmBy: given.answerBy,
      invitationNote: given.note,
    })
    const marked = (await read(ready.id)).positions.flatMap(({ proposed }) => proposed.filter(({ invited }) => invited))
    expect(marked.map(({ person }) => person.id)).toEqual([one?.personId])
    expect(codeOf(await accept(ready.id, [one ?? {}]))).toBe('invalidInput')

    expect(answered<z.output<typeof Invitations>>(await accept(ready.id, others), 201).told).toBe(2)
    expect((await statuses()).length).toBe(4)
    const log = answered<{ items: { code: string }[] }>(
      await stage.as('planner', 'GET', `/activities?type=LOG&projectId=${a.projects.main}`),
    )
    expect(log.items.filter(({ code }) => code === 'personInvited').length).toBe(4)
  })

  it('whose world has moved on invites nobody, and says what no longer goes and why', async () => {
    const ready = await proposal()
    const all = placesOf(ready)
    const elsewhere = await addItem(stage.test.database, a.id, {
      crewId: a.crews.other,
      functionId: a.functions.stagehand,
      shift: { date: '2026-06-25', from: '10:00', to: '12:00' },
    })
    await addLine(stage.test.database, a.id, { itemId: elsewhere, personId: a.persons.member, status: 'confirmed' })
    const answer = await accept(ready.id, all)
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'proposalOutdated',
        places: [{ projectCrewItemId: items.later, personId: a.persons.member, reasons: ['doubleBooking'] }],
      },
    })
    expect(await statuses()).toEqual([])
    const still = all.filter(one => one.projectCrewItemId !== items.later || one.personId !== a.persons.member)
    expect((await accept(ready.id, still)).status).toBe(201)
  })

  it('of a position that is full meanwhile, or that somebody was asked for, says so', async () => {
    const ready = await proposal()
    const all = placesOf(ready)
    const first = all.find(one => one.projectCrewItemId === items.first)
    await addLine(stage.test.database, a.id, {
      itemId: items.first,
      personId: first?.personId ?? '',
      status: 'invited',
    })
    await stage.admin('update project_crew_item set amount_of_rows = 1 where id = $1', [items.later])
    const answer = await accept(ready.id, all)
    const body = answer.body as { places: { projectCrewItemId: string; reasons: string[] }[] }
    const reasons = (item: string) => body.places.flatMap(one => (one.projectCrewItemId === item ? [one.reasons] : []))
    expect(reasons(items.first)).toEqual([['full']])
    expect(reasons(items.later)).toEqual([['full'], ['full']])
    expect(reasons(items.second)).toEqual([])
  })

  it('says what has begun, and what lies at one time since it was moved', async () => {
    const ready = await proposal()
    const all = placesOf(ready)
    const both = all.filter(one => one.personId === a.persons.member)
    expect(both.length).toBe(2)
    await stage.admin(
      `update project_crew_item set start_date = '2026-06-24', starts = starts - interval '22 hours',
        ends = ends - interval '22 hours' where id = $1`,
      [items.later],
    )
    const reasonsOf = async (places: object[]) =>
      ((await accept(ready.id, places)).body as { places: { reasons: string[] }[] }).places.map(one => one.reasons)
    expect(await reasonsOf(both)).toEqual([['doubleBooking'], ['doubleBooking']])
    stage.clock.set(new Date('2026-06-24T06:00:00.000Z'))
    expect(await reasonsOf(both.filter(one => one.projectCrewItemId !== items.later))).toEqual([['begun']])
    expect(await statuses()).toEqual([])
  })

  it('that names what it does not propose, or a deadline that is over or too late, is refused', async () => {
    const ready = await proposal()
    const [one = { projectCrewItemId: '', personId: '' }] = placesOf(ready)
    const refused = async (places: object[], more: object = {}) => codeOf(await accept(ready.id, places, more))
    expect(await refused([{ ...one, personId: a.persons.colleague }])).toBe('invalidInput')
    expect(await refused([one, one])).toBe('invalidInput')
    expect(await refused([one], { answerBy: '2026-06-09T10:00:00.000Z' })).toBe('invalidInput')
    expect(await refused([one], { answerBy: '2026-06-30T10:00:00.000Z' })).toBe('invalidInput')
    expect(await statuses()).toEqual([])
  })

  it('twice at once invites once', async () => {
    const ready = await proposal()
    const all = placesOf(ready)
    const answers = await Promise.all([accept(ready.id, all), accept(ready.id, all)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect((await statuses()).length).toBe(4)
  })
})
