import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { addMemberToday } from '../../support/world/add.ts'
import { worldNow } from '../../support/world/cast.ts'

type Caption = 'Pre-call' | 'Check-in' | 'Check-out'
interface Line {
  status: string
  checkInAt: string | null
  checkOutAt: string | null
  flagReason: string | null
  recordedBy: string | null
  contradictions: unknown[]
  trail: {
    id: string
    entry: string
    caption: Caption
    recordedBy: string | null
    stated: boolean
    counts: boolean
    struckBy: string | null
    pin: string | null
    accepted: boolean
  }[]
}
interface Answer {
  key: string
  outcome: string
  problem?: string
  projectCrewItemStatus?: Line
}

let stage: Stage
let item: string
let job: string
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.clock.set(worldNow)
  const { a } = stage.world
  await stage.admin(`update project_crew_item_status set overlap_accepted = true`)
  ;({ item, job } = await addMemberToday(stage.test.database, a))
})

const at = (time: string) => stage.clock.set(`2026-06-10T${time}Z`)
const pageLife = crypto.randomUUID()
/** The device's own clocks at a time of that day. */
const reading = (time: string, life = pageLife) => {
  const deviceTime = `2026-06-10T${time}.000Z`
  return { deviceTime, pageLife: life, monotonic: Date.parse(deviceTime) - Date.parse('2026-06-10T00:00:00Z') }
}
const entry = (caption: Caption, time: string, more: object = {}) => ({
  key: crypto.randomUUID(),
  projectCrewItemId: item,
  caption,
  type: 'LOG',
  replayed: true,
  offsetBefore: 0,
  made: reading(time),
  ...more,
})
type Entry = ReturnType<typeof entry>
const undo = (of: Entry, time: string, more: object = {}) => entry(of.caption, time, { retracts: of.key, ...more })
const send = async (entries: object[], who: LoginName = 'member', sent = '20:00:00') =>
  answered<{ answers: Answer[] }>(await stage.as(who, 'POST', '/punches', { entries, sent: reading(sent) })).answers
const line = async () => answered<Line>(await stage.as('planner', 'POST', `/projectCrewItemStatus/${job}`, {}))
const forMember = () => ({ personId: stage.world.a.persons.member })
const fresh = () => stage.admin('delete from punch where status_id = $1', [job])

describe('a punch taken back', () => {
  it('in, undone, in again is one check-in, in whatever order all of it arrives', async () => {
    at('20:00:00')
    const first = entry('Check-in', '08:20:00')
    const entries = [first, undo(first, '08:20:04'), entry('Check-in', '08:21:00')]
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      await fresh()
      for (const one of order)
        expect((await send([{ ...entries[one], key: `${entries[one]?.key}` }]))[0]?.problem).toBeUndefined()
      expect(await line()).toMatchObject({
        status: 'checkedIn',
        checkInAt: '2026-06-10T08:21:00.000Z',
        flagReason: null,
        contradictions: [],
        trail: [
          { entry: first.key, counts: false, struckBy: 'member Example' },
          { counts: true, struckBy: null },
        ],
      })
      await stage.admin('delete from idempotency_key')
    }
  })

  it('all at once in one request is the same', async () => {
    at('20:00:00')
    const [came, left] = [entry('Check-in', '08:20:00'), entry('Check-out', '10:00:00')]
    const answers = await send([came, left, undo(left, '10:00:03')])
    expect(answers.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted', 'accepted'])
    expect(await line()).toMatchObject({ status: 'checkedIn', checkOutAt: null })
  })

  it('later than five seconds its maker hears that it counts; whoever leads takes it back at any time', async () => {
    at('20:00:00')
    const [came, left] = [entry('Check-in', '08:20:00'), entry('Check-out', '10:00:00')]
    await send([came, left])
    expect((await send([undo(left, '10:00:06')]))[0]).toMatchObject({ outcome: 'refused', problem: 'undoTooLate' })
    expect((await line()).status).toBe('checkedOut')
    const back = await send([undo(left, '12:00:00', forMember())], 'chief')
    expect(back[0]).toMatchObject({
      outcome: 'accepted',
      projectCrewItemStatus: { status: 'checkedIn', checkOutAt: null },
    })
    expect((await line()).trail).toMatchObject([
      { entry: came.key, counts: true, struckBy: null },
      { entry: left.key, counts: false, struckBy: 'chief Example' },
    ])
  })

  it('is nobody else’s to take back: what the chief punched stays', async () => {
    at('08:30:00')
    const came = entry('Check-in', '08:20:00', forMember())
    await send([came], 'chief', '08:30:00')
    const [answer] = await send([undo(came, '08:20:02')], 'member', '08:30:00')
    expect(answer).toMatchObject({ outcome: 'refused', problem: 'crewChiefOnly' })
    expect((await line()).status).toBe('checkedIn')
  })

  it('by a single call as well, under the key it was made with', async () => {
    at('08:20:00')
    const key = crypto.randomUUID()
    const log = (body: object, more = {}) =>
      stage.as('member', 'POST', `/projectCrewItems/${item}/activities`, { type: 'LOG', ...body }, more)
    answered(await log({ caption: 'Check-in' }, { key }), 201)
    stage.clock.forward(5_000)
    const undone = await log({ caption: 'Check-in', retracts: key })
    expect(answered<{ projectCrewItemStatus: Line }>(undone, 201).projectCrewItemStatus).toMatchObject({
      status: 'confirmed',
      checkInAt: null,
    })
    answered(await log({ caption: 'Check-in' }, { key: 'another-key-1' }), 201)
    stage.clock.forward(5_001)
    expect(codeOf(await log({ caption: 'Check-in', retracts: 'another-key-1' }))).toBe('undoTooLate')
  })

  it('takes the place it was made at off the map', async () => {
    at('08:20:01')
    const came = entry('Check-in', '08:20:00', { place: { latitude: 52.5, longitude: 13.3, accuracy: 9 } })
    await send([came], 'member', '08:20:01')
    const crew = stage.world.a.crews.main
    const place = { latitude: 52.5, longitude: 13.3, accuracy: 9, timestamp: came.made.deviceTime }
    answered(await stage.as('member', 'POST', `/projectCrews/${crew}/liveLocations`, place), 204)
    const shown = async () =>
      answered<{ total: number }>(await stage.as('chief', 'GET', `/projectCrews/${crew}/liveLocations`)).total
    const before = await shown()
    await send([undo(came, '08:20:03')], 'member', '08:20:03')
    expect(await shown()).toBe(before - 1)
  })
})

describe('a time that is stated', () => {
  const came = (statedAt: string) => entry('Check-in', '12:00:00', { ...forMember(), statedAt })

  it('counts before what was punched, is flagged, and says who stated it', async () => {
    at('12:00:00')
    await send([entry('Check-in', '09:30:00')], 'member', '12:00:00')
    const [answer] = await send([came('2026-06-10T08:25:00.000Z')], 'chief', '12:00:00')
    expect(answer).toMatchObject({ outcome: 'accepted' })
    expect(await line()).toMatchObject({
      status: 'checkedIn',
      checkInAt: '2026-06-10T08:25:00.000Z',
      flagReason: 'stated',
      recordedBy: 'chief Example',
      contradictions: [],
      trail: [
        { stated: true, counts: true, recordedBy: 'chief Example' },
        { stated: false, counts: false, recordedBy: null },
      ],
    })
  })

  it('is the chief’s and planning’s to state', async () => {
    at('12:00:00')
    const [answer] = await send([{ ...came('2026-06-10T08:25:00.000Z'), personId: undefined }], 'member', '12:00:00')
    expect(answer).toMatchObject({ outcome: 'refused', problem: 'crewChiefOnly' })
  })

  it.each(['2026-06-09T08:25:00.000Z', '2026-06-10T12:05:00.000Z', '2026-06-12T08:25:00.000Z'])(
    'cannot be %s',
    async statedAt => {
      at('12:00:00')
      const [answer] = await send([came(statedAt)], 'chief', '12:00:00')
      expect(answer).toMatchObject({ outcome: 'refused', problem: 'hoursImpossible' })
      expect((await line()).status).toBe('confirmed')
    },
  )

  it('makes the hours that are proposed', async () => {
    at('17:00:00')
    const left = entry('Check-out', '16:30:00', { ...forMember(), statedAt: '2026-06-10T16:00:00.000Z' })
    await send([came('2026-06-10T08:30:00.000Z'), left], 'chief', '17:00:00')
    expect((await line()) as unknown).toMatchObject({ status: 'checkedOut', hours: { worked: 420, proposed: 420 } })
  })
})

describe('a punch without a proof of who made it', () => {
  it('is accepted or struck by the chief', async () => {
    at('08:20:00')
    const chief = await stage.server.login(stage.world.a.host, stage.world.a.logins.chief)
    await stage.admin(`update tenant set settings = jsonb_set(settings, '{kioskPin}', 'true') where id = $1`, [
      stage.world.a.id,
    ])
    await stage.server.services.tenants.read()
    const started = await stage.server.request(stage.world.a.host, 'POST', '/api/v1/kiosks', {
      token: chief,
      body: { crewId: stage.world.a.crews.main, label: 'Gate' },
    })
    const { token } = answered<{ token: string }>(started, 201)
    const came = entry('Check-in', '08:20:00', forMember())
    const body = { entries: [came], sent: reading('08:20:00') }
    answered(await stage.server.request(stage.world.a.host, 'POST', '/api/v1/punches', { token, body }))
    const unproven = await line()
    expect(unproven).toMatchObject({ flagReason: 'pinMissing', trail: [{ pin: 'none', accepted: false }] })

    const [punch] = unproven.trail
    const accepted = await stage.as('planner', 'POST', `/projectCrewItemStatus/${job}`, { chosenPunchId: punch?.id })
    expect(answered<Line>(accepted)).toMatchObject({ flagReason: null, trail: [{ accepted: true, counts: true }] })

    await send([undo(came, '08:30:00', forMember())], 'planner', '08:30:00')
    expect(await line()).toMatchObject({ status: 'confirmed', checkInAt: null, trail: [{ counts: false }] })
    await stage.admin(`update tenant set settings = settings - 'kioskPin' where id = $1`, [stage.world.a.id])
  })
})

it('after a conflict was settled, the line names whose punch counts', async () => {
  at('12:00:00')
  const own = entry('Check-in', '08:20:00')
  await send([own], 'member', '12:00:00')
  await send([entry('Check-in', '09:20:00', forMember())], 'chief', '12:00:00')
  const { trail } = await line()
  const mine = trail.find(({ entry: key }) => key === own.key)
  const settled = await stage.as('chief', 'POST', `/projectCrewItemStatus/${job}`, { chosenPunchId: mine?.id })
  expect(answered<Line>(settled)).toMatchObject({ recordedBy: null, flagReason: null })
})
