import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { full } from '../../support/full.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { addMemberToday } from '../../support/world/add.ts'
import { worldNow } from '../../support/world/cast.ts'

interface Contradiction {
  id: string
  caption: Caption
  at: string
  recordedBy: string | null
  counts: boolean
}
interface Line {
  id: string
  status: string
  preCallAt: string | null
  checkInAt: string | null
  checkOutAt: string | null
  flagged: boolean
  flagReason: string | null
  recordedBy: string | null
  remark: string | null
  contradictions: Contradiction[]
}
interface Punched {
  id: string
  outcome: 'accepted' | 'duplicate' | 'conflict'
  at: string
  exact: boolean
  outside: boolean
  projectCrewItemStatus: Line
}

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

/** A position of the main crew from 10:30 to 18:00 today, for each test alone, with the member on it. */
let item: string
let job: string
beforeEach(async () => {
  stage.clock.set(worldNow)
  const { a } = stage.world
  await stage.admin(`update project_crew_item_status set overlap_accepted = true`)
  ;({ item, job } = await addMemberToday(stage.test.database, a))
})

type Caption = 'Pre-call' | 'Check-in' | 'Check-out'
const punch = (caption: Caption, more: object = {}, who: LoginName = 'member') =>
  stage.as(who, 'POST', `/projectCrewItems/${item}/activities`, { type: 'LOG', caption, ...more })
const at = (time: string) => stage.clock.set(`2026-06-10T${time}Z`)
const statusNow = async () => answered<Line>(await stage.as('planner', 'POST', `/projectCrewItemStatus/${job}`, {}))

describe('a punch', () => {
  it('makes the day: on the way, there, gone', async () => {
    expect(answered<Punched>(await punch('Pre-call'), 201)).toMatchObject({
      outcome: 'accepted',
      exact: true,
      outside: false,
      at: worldNow.toISOString(),
      projectCrewItemStatus: { status: 'confirmed', preCallAt: worldNow.toISOString() },
    })
    at('08:20:00')
    expect(answered<Punched>(await punch('Check-in'), 201).projectCrewItemStatus).toMatchObject({
      status: 'checkedIn',
      flagged: false,
    })
    at('16:05:00')
    expect(answered<Punched>(await punch('Check-out'), 201).projectCrewItemStatus).toMatchObject({
      status: 'checkedOut',
      preCallAt: '2026-06-10T08:00:00.000Z',
      checkInAt: '2026-06-10T08:20:00.000Z',
      checkOutAt: '2026-06-10T16:05:00.000Z',
      flagged: false,
      recordedBy: null,
    })
  })

  it('to check in opens an hour before the start, and says when', async () => {
    at('07:29:59.999')
    expect((await punch('Check-in')).body).toMatchObject({ code: 'jobNotStarted', opensAt: '2026-06-10T07:30:00.000Z' })
    expect((await punch('Check-out')).body).toMatchObject({ code: 'jobNotStarted' })
    answered(await punch('Pre-call'), 201)
    at('07:30:00')
    answered(await punch('Check-in'), 201)
  })

  it('opens when the agency says', async () => {
    await stage.admin(`update tenant set settings = settings || '{"checkInOpensMinutes": 15}' where id = $1`, [
      stage.world.a.id,
    ])
    const opens = async () =>
      answered<{ checkInOpensMinutes: number }>(await stage.as(null, 'GET', '/tenant')).checkInOpensMinutes
    await expect.poll(opens).toBe(15)
    expect((await punch('Check-in')).body).toMatchObject({ code: 'jobNotStarted', opensAt: '2026-06-10T08:15:00.000Z' })
    await stage.admin(`update tenant set settings = settings || '{"checkInOpensMinutes": 60}'`)
    await expect.poll(opens).toBe(60)
  })

  it('to check out needs a check-in', async () => {
    expect(codeOf(await punch('Check-out'))).toBe('checkInMissing')
    expect((await statusNow()).status).toBe('confirmed')
  })

  it.each(['invited', 'applied', 'notNeeded', 'noShow', 'cancelled', 'declined', 'signedOff'])(
    'is out of turn for whoever is %s, but a replayed one is kept as a fact and flagged',
    async status => {
      await stage.admin('update project_crew_item_status set status = $2 where id = $1', [job, status])
      expect((await punch('Check-in')).body).toMatchObject({ code: 'outOfTurn', state: status })
      expect(answered<Punched>(await punch('Check-in', { replayed: true }), 201).projectCrewItemStatus).toMatchObject({
        status,
        flagged: true,
        flagReason: status === 'signedOff' ? 'afterSignOff' : 'calledOff',
        checkInAt: worldNow.toISOString(),
      })
    },
  )

  it('made twice within five minutes is one', async () => {
    answered(await punch('Check-in'), 201)
    at('08:05:00')
    expect(answered<Punched>(await punch('Check-in'), 201)).toMatchObject({
      outcome: 'duplicate',
      projectCrewItemStatus: { status: 'checkedIn', checkInAt: worldNow.toISOString(), flagged: false },
    })
  })

  it.each([false, true])(
    'to check in again from a page that knew nothing of it says so, replayed: %s',
    async replayed => {
      answered(await punch('Check-in'), 201)
      at('08:40:00')
      expect(answered<Punched>(await punch('Check-in', { replayed }), 201)).toMatchObject({
        outcome: 'duplicate',
        projectCrewItemStatus: { status: 'checkedIn', checkInAt: worldNow.toISOString(), flagged: false },
      })
      expect((await lineOf('chief'))?.contradictions).toEqual([])
      at('08:50:00')
      answered<Punched>(await punch('Check-out'), 201)
      at('09:00:00')
      expect(answered<Punched>(await punch('Check-in', { replayed }), 201)).toMatchObject({ outcome: 'conflict' })
    },
  )

  it('of somebody else is the chief’s and planning’s to make, and says who made the one that counts', async () => {
    const { a } = stage.world
    for (const who of ['chief', 'planner'] as const) {
      stage.clock.forward(1000)
      const made = answered<Punched>(await punch('Check-in', { personId: a.persons.member }, who), 201)
      expect(made.projectCrewItemStatus).toMatchObject({ id: job, status: 'checkedIn', recordedBy: 'chief Example' })
    }
    expect(codeOf(await punch('Check-in', { personId: a.persons.member }, 'colleague'))).toBe('crewChiefOnly')
    expect((await punch('Check-in', { personId: a.persons.member }, 'stranger')).status).toBe(404)
    expect((await punch('Check-in', { personId: a.persons.office }, 'chief')).status).toBe(404)
  })

  it('outside the venue’s circle is taken and flagged, inside or without a place it is not', async () => {
    const { latitude, longitude } = { latitude: 52.5, longitude: 13.4 }
    expect(
      answered<Punched>(await punch('Pre-call', { place: { latitude, longitude, accuracy: 20 } }), 201),
    ).toMatchObject({
      outside: false,
      projectCrewItemStatus: { flagged: false },
    })
    const away = { place: { latitude: 52.52, longitude, accuracy: 20 }, reason: 'At the other gate' }
    expect(answered<Punched>(await punch('Check-in', away), 201)).toMatchObject({
      outside: true,
      projectCrewItemStatus: { status: 'checkedIn', flagged: true, flagReason: 'outside' },
    })
    const [kept] = await stage.admin<{ distance: number; reason: string }>(
      `select distance, reason from punch where status_id = $1 and outside`,
      [job],
    )
    expect(kept?.reason).toBe('At the other gate')
    expect(kept?.distance).toBeGreaterThan(2000)
    expect(kept?.distance).toBeLessThan(2500)
  })
})

describe('on the way', () => {
  it('is kilometres away by nature and flags nobody; a check-in made there does', async () => {
    const away = { place: { latitude: 52.52, longitude: 13.4, accuracy: 20 } }
    expect(answered<Punched>(await punch('Pre-call', away), 201)).toMatchObject({
      outside: false,
      projectCrewItemStatus: { preCallAt: worldNow.toISOString(), flagged: false, flagReason: null },
    })
    expect(answered<Punched>(await punch('Check-in', away), 201)).toMatchObject({
      outside: true,
      projectCrewItemStatus: { flagged: true, flagReason: 'outside' },
    })
  })
})

const linesOf = async (who: LoginName) =>
  answered<{ items: Line[] }>(
    await stage.as(who, 'GET', `/projectCrews/${stage.world.a.crews.main}/projectCrewItemStatus`),
  ).items
const lineOf = async (who: LoginName) => (await linesOf(who)).find(({ id }) => id === job)

describe('punches that contradict each other', () => {
  const choose = async (chosenPunchId: string | undefined) =>
    answered<Line>(await stage.as('chief', 'POST', `/projectCrewItemStatus/${job}`, { chosenPunchId }))
  const punchFor = async (caption: Caption) =>
    answered<Punched>(await punch(caption, { personId: stage.world.a.persons.member }, 'chief'), 201)

  it('are listed for whoever leads, until one is chosen', async () => {
    const first = answered<Punched>(await punch('Check-in'), 201)
    at('08:04:00')
    answered<Punched>(await punch('Check-in'), 201)
    expect((await lineOf('chief'))?.contradictions).toEqual([])
    at('08:30:00')
    const later = await punchFor('Check-in')
    const listed = [
      { id: first.id, caption: 'Check-in', at: worldNow.toISOString(), recordedBy: null, counts: true },
      { id: later.id, caption: 'Check-in', at: '2026-06-10T08:30:00.000Z', recordedBy: 'chief Example', counts: false },
    ]
    expect(later.projectCrewItemStatus.contradictions).toEqual(listed)
    for (const who of ['chief', 'planner'] as const) expect((await lineOf(who))?.contradictions, who).toEqual(listed)
    const people = await stage.as('planner', 'GET', `/projectCrewItems/${item}/projectCrewItemStatus`)
    expect(answered<{ items: Line[] }>(people).items[0]?.contradictions).toEqual(listed)
    const remarked = await stage.as('chief', 'POST', `/projectCrewItemStatus/${job}`, { remark: 'Who is right?' })
    expect(answered<Line>(remarked).contradictions).toEqual(listed)

    expect(await choose(later.id)).toMatchObject({
      checkInAt: '2026-06-10T08:30:00.000Z',
      flagged: false,
      contradictions: [],
    })
    expect((await lineOf('chief'))?.contradictions).toEqual([])
  })

  it('are not listed for the member, in no answer', async () => {
    await punchFor('Check-in')
    at('08:30:00')
    expect(answered<Punched>(await punch('Check-in'), 201).projectCrewItemStatus).toMatchObject({
      flagged: true,
      contradictions: [],
    })
    expect((await lineOf('chief'))?.contradictions).toHaveLength(2)
    expect(await lineOf('member')).toMatchObject({ flagged: true, contradictions: [] })
  })

  it('are settled kind by kind', async () => {
    const early = await punchFor('Check-in')
    at('08:30:00')
    await punchFor('Check-in')
    at('16:00:00')
    const out = await punchFor('Check-out')
    at('16:30:00')
    const { projectCrewItemStatus } = await punchFor('Check-out')
    const marks = (line: Line) => line.contradictions.map(({ caption, counts }) => [caption, counts])
    expect(marks(projectCrewItemStatus)).toEqual([
      ['Check-in', true],
      ['Check-in', false],
      ['Check-out', false],
      ['Check-out', true],
    ])
    expect(marks(await choose(early.id))).toEqual([
      ['Check-out', false],
      ['Check-out', true],
    ])
    expect(await choose(out.id)).toMatchObject({ checkOutAt: '2026-06-10T16:00:00.000Z', contradictions: [] })
  })

  it('are a check-out and all check-ins where it stands before the one that counts, so that another can be chosen', async () => {
    const early = await punchFor('Check-in')
    at('09:00:00')
    const out = await punchFor('Check-out')
    at('10:00:00')
    const late = await punchFor('Check-in')
    const backwards = await choose(late.id)
    expect(backwards).toMatchObject({ checkOutAt: null, flagReason: 'conflict' })
    expect(backwards.contradictions.map(({ id, counts }) => [id, counts])).toEqual([
      [early.id, false],
      [out.id, false],
      [late.id, true],
    ])
    expect((await lineOf('chief'))?.contradictions).toEqual(backwards.contradictions)
    expect(await choose(early.id)).toMatchObject({ status: 'checkedOut', flagged: false, contradictions: [] })
  })
  it('count from the earliest check-in to the latest check-out until the chief chooses, and chooses anew', async () => {
    await punchFor('Check-in')
    at('08:30:00')
    const later = answered<Punched>(await punch('Check-in'), 201)
    expect(later).toMatchObject({
      outcome: 'conflict',
      projectCrewItemStatus: { checkInAt: worldNow.toISOString(), flagged: true, flagReason: 'conflict' },
    })
    const [first] = await stage.admin<{ id: string }>(
      'select id from punch where status_id = $1 order by true_from limit 1',
      [job],
    )
    const choose = async (chosenPunchId: string | undefined, more: object = {}) =>
      answered<Line>(await stage.as('chief', 'POST', `/projectCrewItemStatus/${job}`, { chosenPunchId, ...more }))
    expect(await choose(later.id, { remark: 'Was there at half past' })).toMatchObject({
      checkInAt: '2026-06-10T08:30:00.000Z',
      flagged: false,
      flagReason: null,
      recordedBy: null,
      remark: 'Was there at half past',
    })
    expect(await choose(first?.id)).toMatchObject({ checkInAt: worldNow.toISOString(), flagged: false })
    expect(await choose(later.id)).toMatchObject({ checkInAt: '2026-06-10T08:30:00.000Z' })
    expect(codeOf(await stage.as('member', 'POST', `/projectCrewItemStatus/${job}`, { chosenPunchId: later.id }))).toBe(
      'crewChiefOnly',
    )
  })

  it('keep every other flag when the chief has chosen', async () => {
    answered(await punch('Check-in', { place: { latitude: 50, longitude: 10, accuracy: 5 } }), 201)
    at('08:30:00')
    const later = answered<Punched>(await punch('Check-in'), 201)
    const chosen = await stage.as('chief', 'POST', `/projectCrewItemStatus/${job}`, { chosenPunchId: later.id })
    expect(answered<Line>(chosen)).toMatchObject({ flagged: true, flagReason: 'outside' })
  })
})

describe('a device’s clock', () => {
  const page = crypto.randomUUID()
  const reading = (deviceTime: string, monotonic: number, pageLife = page) => ({ deviceTime, pageLife, monotonic })

  it('that is an hour wrong does not matter while the page lives', async () => {
    at('08:20:00')
    const made = reading('2026-06-10T09:10:00.000Z', 60_000)
    const sent = reading('2026-06-10T09:20:00.000Z', 660_000)
    expect(answered<Punched>(await punch('Check-in', { made, sent, replayed: true }), 201)).toMatchObject({
      at: '2026-06-10T08:10:00.000Z',
      exact: true,
      projectCrewItemStatus: { checkInAt: '2026-06-10T08:10:00.000Z', flagged: false },
    })
  })

  it('that was equally wrong before and after a restart gives the true time', async () => {
    at('12:00:00')
    const made = reading('2026-06-10T10:10:00.000Z', 60_000)
    const sent = reading('2026-06-10T14:00:00.000Z', 5_000, crypto.randomUUID())
    const offsetBefore = -2 * 3_600_000
    expect(answered<Punched>(await punch('Check-in', { made, sent, offsetBefore, replayed: true }), 201)).toMatchObject(
      {
        at: '2026-06-10T08:10:00.000Z',
        exact: true,
      },
    )
  })

  it('that was set in between leaves a range, which is flagged and never later than now', async () => {
    at('12:00:00')
    const made = reading('2026-06-10T08:10:00.000Z', 60_000)
    const sent = reading('2026-06-10T11:30:00.000Z', 5_000, crypto.randomUUID())
    const kept = answered<Punched>(await punch('Check-in', { made, sent, offsetBefore: 0, replayed: true }), 201)
    expect(kept).toMatchObject({
      exact: false,
      at: '2026-06-10T08:10:00.000Z',
      projectCrewItemStatus: { flagReason: 'uncertainTime' },
    })
    const [range] = await stage.admin<{ from: Date; to: Date }>(
      'select true_from as from, true_to as to from punch where status_id = $1',
      [job],
    )
    expect(range).toEqual({ from: new Date('2026-06-10T08:10:00Z'), to: new Date('2026-06-10T08:40:00Z') })
  })

  it.each(['1970-01-01T00:00:03.000Z', '9999-12-31T23:59:59.000Z', '0001-01-01T00:00:00.000Z'])(
    'that stands at %s loses no punch',
    async deviceTime => {
      const sent = reading('2026-06-10T08:00:00.000Z', 5_000, crypto.randomUUID())
      for (const offsetBefore of [-1e12, 1e12, null]) {
        const more = { made: reading(deviceTime, 60_000), sent, offsetBefore, replayed: true }
        const kept = answered<Punched>(await punch('Check-in', more), 201)
        expect(Date.parse(kept.at)).toBeLessThanOrEqual(worldNow.getTime())
      }
      const [count] = await stage.admin<{ n: number }>('select count(*)::int as n from punch where status_id = $1', [
        job,
      ])
      expect(count?.n).toBe(3)
    },
  )
})

describe('an outbox', () => {
  it('that arrives in any order leaves the same status behind', async () => {
    const minutes = fc.integer({ min: -90, max: 700 })
    const caption = fc.constantFrom<Caption>('Pre-call', 'Check-in', 'Check-out')
    const one = fc.record({ caption, minutes, byChief: fc.boolean(), away: fc.boolean() })
    const scenario = fc
      .tuple(
        fc.uniqueArray(one, { minLength: 2, maxLength: 5, selector: ({ minutes }) => minutes }),
        fc.constantFrom('confirmed', 'noShow', 'invited'),
      )
      .chain(([punches, base]) =>
        fc.record({
          punches: fc.constant(punches),
          base: fc.constant(base),
          order: fc.shuffledSubarray(punches, { minLength: punches.length, maxLength: punches.length }),
        }),
      )
    stage.clock.set('2026-06-10T23:00:00Z')
    const replay = async (
      punches: { caption: Caption; minutes: number; byChief: boolean; away: boolean }[],
      base: string,
    ) => {
      await stage.admin('delete from punch_choice')
      await stage.admin('delete from punch')
      await stage.admin(
        `update project_crew_item_status set status = $2, pre_call_at = null, check_in_at = null, check_out_at = null,
           flagged = false, flag_reason = null, recorded_by_id = null where id = $1`,
        [job, base],
      )
      let answer: Contradiction[] = []
      for (const { caption, minutes, byChief, away } of punches) {
        const deviceTime = new Date(worldNow.getTime() + minutes * 60_000).toISOString()
        const pageLife = crypto.randomUUID()
        const made = { deviceTime, pageLife, monotonic: 0 }
        const sent = { deviceTime: stage.clock.now.toISOString(), pageLife: crypto.randomUUID(), monotonic: 0 }
        const place = away ? { place: { latitude: 50, longitude: 10, accuracy: 5 } } : {}
        const person = byChief ? { personId: stage.world.a.persons.member } : {}
        const more = { made, sent, offsetBefore: 0, replayed: true, ...place, ...person }
        const punched = answered<Punched>(await punch(caption, more, byChief ? 'chief' : 'member'), 201)
        answer = byChief ? punched.projectCrewItemStatus.contradictions : []
      }
      const { status, preCallAt, checkInAt, checkOutAt, flagReason, recordedBy, contradictions } = await statusNow()
      // What an answer works out of the punches it knows is what is read of the stored ones.
      if (punches.at(-1)?.byChief) expect(answer).toEqual(contradictions)
      expect(contradictions.length > 0).toBe(flagReason?.includes('conflict') ?? false)
      const told = contradictions.map(({ caption, at, counts, recordedBy: by }) => ({ caption, at, counts, by }))
      return { status, preCallAt, checkInAt, checkOutAt, flagReason, recordedBy, told }
    }
    await fc.assert(
      fc.asyncProperty(scenario, async ({ punches, order, base }) => {
        expect(await replay(order, base)).toEqual(await replay(punches, base))
      }),
      { numRuns: full ? 600 : 15, seed: 18 },
    )
  })

  it('that sends an entry again under its key has one effect and gets the same answer', async () => {
    const key = crypto.randomUUID()
    const send = () =>
      stage.as('member', 'POST', `/projectCrewItems/${item}/activities`, { type: 'LOG', caption: 'Check-in' }, { key })
    const first = answered<Punched>(await send(), 201)
    stage.clock.forward(3_600_000)
    expect(answered<Punched>(await send(), 201)).toEqual(first)
    const [count] = await stage.admin<{ n: number }>('select count(*)::int as n from punch where status_id = $1', [job])
    expect(count?.n).toBe(1)
  })
})

describe('a stored punch', () => {
  it('can neither be changed nor deleted by the application', async () => {
    answered(await punch('Check-in'), 201)
    const { database } = stage.test
    for (const statement of [`update punch set kind = 'Check-out'`, 'delete from punch', 'delete from punch_choice'])
      await expect(database.withTenant(stage.world.a.id, tx => tx.raw(statement))).rejects.toThrow(/denied/)
  })
})
