import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobTab, jobTabs } from '../../../domain/jobs/job-tabs.ts'
import { positionStatuses } from '../../../domain/projectCrewItems/position-status.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { addItem, addLine, addPerson } from '../../support/world/add.ts'
import { worldNow } from '../../support/world/cast.ts'

interface Job {
  id: string
  status: string
  starts: string
  ends: string
  changedAt: string | null
  confirmedAt: string | null
  isCrewChief: boolean
  commentCrewChief: string | null
  crewChief: { name: string; phone: string | null } | null
  collisions: { id: string; venue: string }[]
}
interface Jobs {
  items: Job[]
  total: number
}

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

/** Somebody new with jobs of their own, so that no test meets another's. */
async function newcomer() {
  const { test, world, server } = stage
  const { a } = world
  const person = await addPerson(test.database, a, `crew${crypto.randomUUID().slice(0, 8)}`)
  const token = await server.login(a.host, person.login)
  const ask = (method: string, path: string, body?: unknown) =>
    server.request(a.host, method, `/api/v1${path}`, { token, ...(body === undefined ? {} : { body }) })
  return {
    ...person,
    ask,
    /** A job on a position of its own; times are Berlin's. */
    job: async (
      status: (typeof positionStatuses)[number],
      shift = { date: '2026-06-15', from: '09:00', to: '17:00' },
      more: { previousStatus?: string } = {},
    ) => {
      const itemId = await addItem(test.database, a.id, {
        crewId: a.crews.main,
        functionId: a.functions.stagehand,
        shift,
      })
      return { itemId, id: await addLine(test.database, a.id, { itemId, personId: person.id, status, ...more }) }
    },
  }
}

describe('the tabs', () => {
  it('hold every job where the rule says, in every state and at any time', async () => {
    const me = await newcomer()
    const states = [
      ...positionStatuses.map(status => ({ status, previousStatus: null })),
      { status: 'declined' as const, previousStatus: 'applied' },
      { status: 'declined' as const, previousStatus: 'invited' },
    ]
    const ids: { id: string; status: (typeof positionStatuses)[number]; applied: boolean; ends: number }[] = []
    for (const day of ['08', '10', '12'])
      for (const { status, previousStatus } of states) {
        // Overlaps are meant here: the rule of the tabs knows nothing of them.
        const { id } = await me.job(
          'invited',
          { date: `2026-06-${day}`, from: '09:00', to: '17:00' },
          previousStatus === null ? {} : { previousStatus },
        )
        await stage.admin('update project_crew_item_status set status = $2, overlap_accepted = true where id = $1', [
          id,
          status,
        ])
        const ends = Date.parse(`2026-06-${day}T15:00:00Z`)
        ids.push({ id, status, applied: previousStatus === 'applied', ends })
      }
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.integer({ min: Date.parse('2026-06-07T00:00:00Z'), max: Date.parse('2026-06-14T00:00:00Z') }),
          fc.constantFrom(
            ...[-1, 0, 1].flatMap(ms => ['08', '10', '12'].map(d => Date.parse(`2026-06-${d}T15:00:00Z`) + ms)),
          ),
        ),
        async at => {
          stage.clock.set(new Date(at))
          for (const tab of jobTabs) {
            const { items, total } = answered<Jobs>(await me.ask('GET', `/jobs?tab=${tab}`))
            const wanted = ids.filter(job => jobTab(job, at) === tab).map(({ id }) => id)
            expect(items.map(({ id }) => id).toSorted(), `${tab} at ${new Date(at).toISOString()}`).toEqual(
              wanted.toSorted(),
            )
            expect(total).toBe(wanted.length)
            const starts = items.map(job => job.starts)
            expect(starts).toEqual(tab === 'past' ? starts.toSorted().toReversed() : starts.toSorted())
          }
        },
      ),
      { numRuns: 40, seed: 7 },
    )
    stage.clock.set(worldNow)
    const all = answered<Jobs>(await me.ask('GET', '/jobs'))
    expect(all.total).toBe(ids.length)
  })

  it('are searched by position, place and project, in any case, with no meaning in % and _', async () => {
    const found = async (q: string) =>
      answered<Jobs>(await stage.as('member', 'GET', `/jobs?q=${encodeURIComponent(q)}`)).items.length
    expect(await found('STAGE')).toBe(3)
    expect(await found('müllerhalle a')).toBe(3)
    expect(await found('7001')).toBe(3)
    expect([await found('%'), await found('_'), await found('elsewhere')]).toEqual([0, 0, 0])
  })

  it('are read page by page', async () => {
    const all = answered<Jobs>(await stage.as('member', 'GET', '/jobs'))
    const pages = await Promise.all(
      [1, 2, 3].map(async page => answered<Jobs>(await stage.as('member', 'GET', `/jobs?limit=1&page=${page}`))),
    )
    expect(pages.map(page => page.total)).toEqual([3, 3, 3])
    expect(pages.flatMap(page => page.items.map(({ id }) => id))).toEqual(all.items.map(({ id }) => id))
  })
})

describe('a job', () => {
  it('names its chief, and keeps what is for the chief to the chief', async () => {
    const { a } = stage.world
    const job = answered<Job>(await stage.as('member', 'GET', `/jobs/${a.jobs.member.today}`))
    expect(job).toMatchObject({ isCrewChief: false, commentCrewChief: null, crewChief: { name: 'chief Example' } })
    expect(job.crewChief?.phone).toBeTruthy()
    const led = answered<Job>(await stage.as('chief', 'GET', `/jobs/${a.jobs.chief.today}`))
    expect(led).toMatchObject({ isCrewChief: true, commentCrewChief: 'for the chief' })
  })

  it('one has only applied for tells no phone of the chief', async () => {
    const { a } = stage.world
    const job = answered<Job>(await stage.as('colleague', 'GET', `/jobs/${a.jobs.colleague.open}`))
    expect(job).toMatchObject({ status: 'applied', crewChief: { name: 'chief Example', phone: null } })
  })

  it('of a crew one leads is listed for the chief, and for nobody else', async () => {
    const led = answered<Jobs>(await stage.as('chief', 'GET', '/jobs/crewChief'))
    expect(led.items.map(({ id }) => id)).toEqual([stage.world.a.jobs.chief.today])
    expect(answered<Jobs>(await stage.as('member', 'GET', '/jobs/crewChief'))).toMatchObject({ items: [], total: 0 })
  })
})

describe('confirming', () => {
  it('takes a place, and can be undone for five seconds and the way', async () => {
    const me = await newcomer()
    const { id, itemId } = await me.job('invited')
    const filled = async () =>
      answered<{ filled: number }>(await stage.as('planner', 'GET', `/projectCrewItems/${itemId}`)).filled
    expect(answered<Job>(await me.ask('POST', `/jobs/${id}/confirmation`, {}))).toMatchObject({
      status: 'confirmed',
      confirmedAt: worldNow.toISOString(),
    })
    expect(await filled()).toBe(1)
    stage.clock.forward(10_000)
    expect(answered<Job>(await me.ask('POST', `/jobs/${id}/confirmation/undo`))).toMatchObject({
      status: 'invited',
      confirmedAt: null,
    })
    expect(await filled()).toBe(0)
    answered(await me.ask('POST', `/jobs/${id}/confirmation`, {}))
    stage.clock.forward(10_001)
    expect(codeOf(await me.ask('POST', `/jobs/${id}/confirmation/undo`))).toBe('undoTooLate')
    expect(await filled()).toBe(1)
    stage.clock.set(worldNow)
  })

  it('is refused out of turn, with the present state', async () => {
    const me = await newcomer()
    for (const [i, status] of positionStatuses.filter(status => status !== 'invited').entries()) {
      const { id } = await me.job(status, { date: `2026-07-${i + 10}`, from: '09:00', to: '10:00' })
      expect((await me.ask('POST', `/jobs/${id}/confirmation`, {})).body).toMatchObject({
        code: 'outOfTurn',
        state: status,
      })
    }
  })

  it('is refused once the job has started', async () => {
    const me = await newcomer()
    const { id } = await me.job('invited', { date: '2026-06-10', from: '10:00', to: '18:00' })
    expect(codeOf(await me.ask('POST', `/jobs/${id}/confirmation`, {}))).toBe('jobAlreadyStarted')
    stage.clock.set('2026-06-10T07:59:59.999Z')
    answered(await me.ask('POST', `/jobs/${id}/confirmation`, {}))
    stage.clock.set(worldNow)
  })

  it.each(['confirmed', 'checkedIn', 'checkedOut', 'signedOff'] as const)(
    'over an entry that is %s asks first, with what collides, and is done after a yes',
    async status => {
      const me = await newcomer()
      const held = await me.job(status, { date: '2026-06-16', from: '08:00', to: '12:00' })
      const { id } = await me.job('invited', { date: '2026-06-16', from: '11:59', to: '20:00' })
      const question = await me.ask('POST', `/jobs/${id}/confirmation`, {})
      expect(question).toMatchObject({
        status: 409,
        body: { code: 'alreadyConfirmed', collisions: [{ id: held.id, venue: 'Müllerhalle a', startTime: '08:00' }] },
      })
      expect(answered<Job>(await me.ask('GET', `/jobs/${id}`)).collisions.map(c => c.id)).toEqual([held.id])
      const done = answered<Job>(await me.ask('POST', `/jobs/${id}/confirmation`, { acceptDoubleBooking: true }))
      expect(done.status).toBe('confirmed')
    },
  )

  it('of one job right after another, or over one that is called off, asks nothing', async () => {
    const me = await newcomer()
    await me.job('confirmed', { date: '2026-06-16', from: '08:00', to: '12:00' })
    await me.job('notNeeded', { date: '2026-06-16', from: '12:00', to: '20:00' })
    await me.job('invited', { date: '2026-06-16', from: '12:00', to: '20:00' })
    const { id } = await me.job('invited', { date: '2026-06-16', from: '12:00', to: '20:00' })
    answered(await me.ask('POST', `/jobs/${id}/confirmation`, {}))
  })

  it('is refused when every place is taken', async () => {
    const me = await newcomer()
    const { id, itemId } = await me.job('invited')
    await stage.admin('update project_crew_item set amount_of_rows = 1, filled = 1 where id = $1', [itemId])
    expect(codeOf(await me.ask('POST', `/jobs/${id}/confirmation`, {}))).toBe('positionFull')
    expect(answered<Job>(await me.ask('GET', `/jobs/${id}`)).status).toBe('invited')
  })
})

describe('declining', () => {
  it('can be undone in the same time, back to what it was', async () => {
    const me = await newcomer()
    for (const before of ['invited', 'applied'] as const) {
      const { id } = await me.job(before)
      expect(answered<Job>(await me.ask('POST', `/jobs/${id}/decline`))).toMatchObject({ status: 'declined' })
      stage.clock.forward(9_000)
      expect(answered<Job>(await me.ask('POST', `/jobs/${id}/decline/undo`))).toMatchObject({ status: before })
      answered(await me.ask('POST', `/jobs/${id}/decline`))
      stage.clock.forward(10_001)
      expect(codeOf(await me.ask('POST', `/jobs/${id}/decline/undo`))).toBe('undoTooLate')
    }
    stage.clock.set(worldNow)
  })

  it('is no way out of a confirmation', async () => {
    const me = await newcomer()
    const { id } = await me.job('confirmed')
    expect((await me.ask('POST', `/jobs/${id}/decline`)).body).toMatchObject({ code: 'outOfTurn', state: 'confirmed' })
  })
})

it('says the places of a crew to whoever leads it, and to nobody else', async () => {
  type Led = { isCrewChief: boolean; crewPlaces: { amount: number; filled: number } | null }
  const { items } = answered<{ items: Led[] }>(await stage.as('chief', 'GET', '/jobs'))
  const [led] = items.filter(({ isCrewChief }) => isCrewChief)
  const [places] = await stage.admin(
    'select sum(amount_of_rows)::int as amount, sum(filled)::int as filled from project_crew_item where crew_id = $1',
    [stage.world.a.crews.main],
  )
  expect(led?.crewPlaces).toEqual(places)
  const others = answered<{ items: Led[] }>(await stage.as('member', 'GET', '/jobs')).items
  expect(others.length).toBeGreaterThan(0)
  expect(others.map(({ crewPlaces }) => crewPlaces)).toEqual(others.map(() => null))
})
