import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '../../../openapi/operations.ts'
import { fingerprintOf } from '../../../server/access/idempotency.ts'
import { saveKioskPin } from '../../../server/tenant/save-kiosk-pin.ts'
import { callsIn } from '../../resources/all.ts'
import { addressOf } from '../../support/calls.ts'
import { sealPin } from '../../support/seal-pin.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'
import { addItem, addLine } from '../../support/world/add.ts'
import { worldNow } from '../../support/world/cast.ts'

type Caption = 'Pre-call' | 'Check-in' | 'Check-out'
interface Entry {
  key: string
  projectCrewItemId: string
  caption: Caption
  type: 'LOG'
  personId?: string
  replayed?: boolean
  made?: object
  pin?: string
}
interface Answer {
  key: string
  outcome: 'accepted' | 'duplicate' | 'conflict' | 'refused'
  problem?: string
  details?: Record<string, unknown>
  at?: string
  exact?: boolean
  status?: { status: string }
}
interface Line {
  id: string
  status: string
  checkInAt: string | null
  checkOutAt: string | null
  flagReason: string | null
}
interface Kiosk {
  id: string
  label: string
  waiting: number
  lastSeenAt: string | null
  revokedAt: string | null
  endedAt: string | null
}

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

/** A position of the main crew from 10:30 to 18:00 today, with the member on it. */
let item: string
let job: string
beforeEach(async () => {
  stage.clock.set(worldNow)
  const { a } = stage.world
  await stage.admin('update project_crew_item_status set overlap_accepted = true')
  await stage.admin('delete from login_attempt')
  await stage.admin('update person set kiosk_pin = null')
  await askForPins(false)
  item = await position()
  job = await place(item, a.persons.member)
})

const position = () =>
  addItem(stage.test.database, stage.world.a.id, {
    crewId: stage.world.a.crews.main,
    functionId: stage.world.a.functions.stagehand,
    shift: { date: '2026-06-10', from: '10:30', to: '18:00' },
  })
const place = (itemId: string, personId: string) =>
  addLine(stage.test.database, stage.world.a.id, { itemId, personId, status: 'confirmed', overlapAccepted: true })
async function askForPins(asked: boolean) {
  await saveKioskPin(stage.test.database, stage.world.a.host, asked)
  await until(async () => {
    const { body } = await stage.server.request(stage.world.a.host, 'GET', '/api/v1/tenant')
    return (body as { kioskPin: boolean }).kioskPin === asked
  }, 'the server to hear of it')
}

const entry = (caption: Caption, more: Partial<Entry> = {}): Entry => ({
  key: crypto.randomUUID(),
  projectCrewItemId: item,
  caption,
  type: 'LOG',
  personId: stage.world.a.persons.member,
  replayed: true,
  ...more,
})
const made = (time: string) => ({
  deviceTime: `2026-06-10T${time}Z`,
  pageLife: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  monotonic: Date.parse(`2026-06-10T${time}Z`) - Date.parse('2026-06-10T00:00:00Z'),
})
const by = (token: string, method: string, path: string, body?: object) =>
  stage.server.request(stage.world.a.host, method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })
async function start(label = 'Gate A') {
  const token = await stage.server.login(stage.world.a.host, stage.world.a.logins.chief)
  return answered<{ token: string; kiosk: Kiosk }>(
    await by(token, 'POST', '/kiosks', { crewId: stage.world.a.crews.main, label }),
    201,
  )
}
async function send(token: string, entries: Entry[], more: object = {}): Promise<Answer[]> {
  return answered<{ answers: Answer[] }>(await by(token, 'POST', '/punches', { entries, ...more })).answers
}
const sendAs = async (name: LoginName, entries: Entry[]) => send(await stage.token(name), entries)
const lineNow = async (id = job) =>
  answered<Line>(await stage.as('planner', 'POST', `/projectCrewItemStatus/${id}`, {}))
const punches = (id = job) =>
  stage.admin<{ kind: string; pin: string | null; kiosk_id: string | null; recorded_by_id: string }>(
    'select kind, pin, kiosk_id, recorded_by_id from punch where status_id = $1 order by true_from',
    [id],
  )
const outcomes = (answers: Answer[]) => answers.map(({ outcome, problem }) => problem ?? outcome)
const kiosks = async () =>
  answered<{ items: Kiosk[] }>(await stage.as('chief', 'GET', `/projectCrews/${stage.world.a.crews.main}/kiosks`)).items

describe('a kiosk', () => {
  it('is started by the chief, whose session ends with it, and ends a fortnight after the crew', async () => {
    const chief = await stage.server.login(stage.world.a.host, stage.world.a.logins.chief)
    const { token, kiosk } = answered<{ token: string; kiosk: Kiosk }>(
      await by(chief, 'POST', '/kiosks', { crewId: stage.world.a.crews.main, label: 'Loading dock' }),
      201,
    )
    expect(kiosk).toMatchObject({ label: 'Loading dock', waiting: 0, revokedAt: null, endedAt: null })
    expect(codeOf(await by(chief, 'GET', '/userRights'))).toBe('sessionEnded')
    expect((await kiosks()).map(({ id }) => id)).toContain(kiosk.id)

    const path = `/projectCrews/${stage.world.a.crews.main}/roster`
    expect((await by(token, 'GET', path)).status).toBe(200)
    const [ends] = await stage.admin<{ expires_at: Date; crew: Date }>(
      `select s.expires_at, c.ends as crew from session s join kiosk k on k.login_id = s.login_id
        join project_crew c on c.id = k.crew_id where k.id = $1`,
      [kiosk.id],
    )
    expect(ends?.expires_at.getTime()).toBe((ends?.crew.getTime() ?? 0) + 14 * 86_400_000)
    stage.clock.set(new Date((ends?.expires_at.getTime() ?? 0) - 60_000))
    const younger = answered<{ token: string }>(await by(token, 'GET', '/auth/refresh')).token
    stage.clock.set(new Date((ends?.expires_at.getTime() ?? 0) + 1000))
    expect(codeOf(await by(younger, 'GET', path))).toBe('sessionEnded')
  })

  it('has no password that anybody could log in with', async () => {
    const { kiosk } = await start()
    const answer = await stage.server.request(stage.world.a.host, 'POST', '/api/v1/auth/token', {
      body: { login: `kiosk-${kiosk.id}`, password: 'x' },
      key: null,
    })
    expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 401, code: 'loginRefused' })
  })

  it('is not started for a crew that is long over', async () => {
    stage.clock.set(new Date('2027-06-10T08:00:00Z'))
    const token = await stage.server.login(stage.world.a.host, stage.world.a.logins.chief)
    const answer = await by(token, 'POST', '/kiosks', { crewId: stage.world.a.crews.main, label: 'Late' })
    expect(codeOf(answer)).toBe('outOfTurn')
    expect((await by(token, 'GET', '/userRights')).status).toBe(200)
  })

  it('reads who is expected, without phones and remarks', async () => {
    const { token } = await start()
    await stage.admin(`update project_crew_item_status set remark = 'Has the keys' where id = $1`, [job])
    const { text, body } = await by(token, 'GET', `/projectCrews/${stage.world.a.crews.main}/roster`)
    const { lines, pinRequired } = body as { lines: { id: string; person: object }[]; pinRequired: boolean }
    expect(pinRequired).toBe(false)
    expect(lines.find(({ id }) => id === job)).toMatchObject({
      projectCrewItemId: item,
      // For tablets of the version before.
      projectCrewItem: item,
      person: { firstName: 'member', lastName: 'Example', pictured: true, pin: false },
      status: 'confirmed',
      startTime: '10:30',
    })
    expect(text).not.toContain('+49')
    expect(text).not.toContain('keys')
  })

  it('records people for themselves', async () => {
    const { token, kiosk } = await start()
    const [answer] = await send(token, [entry('Check-in')], { waiting: 3 })
    expect(answer).toMatchObject({ outcome: 'accepted', at: worldNow.toISOString() })
    expect(answer).not.toHaveProperty('projectCrewItemStatus')
    expect(await lineNow()).toMatchObject({ status: 'checkedIn', flagReason: null })
    expect(await punches()).toEqual([
      { kind: 'Check-in', pin: null, kiosk_id: kiosk.id, recorded_by_id: stage.world.a.persons.member },
    ])
    expect(await kiosks()).toContainEqual(expect.objectContaining({ id: kiosk.id, waiting: 3 }))
  })

  it('punches on its own crew only, and for somebody', async () => {
    const { token } = await start()
    const { a, b } = stage.world
    const answers = await send(token, [
      entry('Check-in', { projectCrewItemId: a.items.otherToday, personId: a.persons.stranger }),
      entry('Check-in', { projectCrewItemId: b.items.today, personId: b.persons.member }),
      entry('Check-in', { projectCrewItemId: crypto.randomUUID() }),
      { ...entry('Check-in'), personId: undefined } as unknown as Entry,
    ])
    expect(outcomes(answers)).toEqual(['notFound', 'notFound', 'notFound', 'notFound'])
  })

  it('that is closed reads nothing, and hands in what it has, for the chief to look at', async () => {
    const { token, kiosk } = await start()
    await send(token, [entry('Check-in')])
    const revoked = answered<Kiosk>(await stage.as('chief', 'POST', `/kiosks/${kiosk.id}/revoke`, {}))
    expect(revoked.revokedAt).toBe(worldNow.toISOString())
    const { crews, persons } = stage.world.a
    expect(codeOf(await by(token, 'GET', `/projectCrews/${crews.main}/roster`))).toBe('kioskRevoked')
    expect(codeOf(await by(token, 'GET', `/persons/${persons.member}/picture`))).toBe('kioskRevoked')
    expect(await lineNow()).toMatchObject({ flagReason: null })

    stage.clock.set(new Date('2026-06-10T16:05:00Z'))
    const younger = answered<{ token: string }>(await by(token, 'GET', '/auth/refresh')).token
    expect(outcomes(await send(younger, [entry('Check-out')]))).toEqual(['accepted'])
    expect(await lineNow()).toMatchObject({ status: 'checkedOut', flagReason: 'revokedKiosk' })
    const again = answered<Kiosk>(await stage.as('chief', 'POST', `/kiosks/${kiosk.id}/revoke`, {}))
    expect(again.revokedAt).toBe(revoked.revokedAt)
  })

  it('ends when it is left, after its last entries', async () => {
    const { token, kiosk } = await start()
    expect(outcomes(await send(token, [entry('Check-in')], { leaving: true, waiting: 0 }))).toEqual(['accepted'])
    expect(codeOf(await by(token, 'GET', '/auth/refresh'))).toBe('sessionEnded')
    expect(await kiosks()).toContainEqual(
      expect.objectContaining({ id: kiosk.id, endedAt: worldNow.toISOString(), revokedAt: null }),
    )
  })

  it('of the same crew goes on where another one stopped: no entry is done twice', async () => {
    const first = await start()
    const same = entry('Check-in')
    const [answer] = await send(first.token, [same])
    const second = await start()
    expect(await send(second.token, [same])).toEqual([answer])
    expect(await punches()).toHaveLength(1)
  })

  it('whose token was stolen opens five calls, of its crew', async () => {
    const { token } = await start()
    const { a } = stage.world
    const open: string[] = []
    for (const route of operations) {
      const call = callsIn(a, worldNow)[route.operationId] ?? {}
      const answer = await stage.server.request(a.host, route.method.toUpperCase(), addressOf(route.path, call), {
        token,
        ...(call.body === undefined ? {} : { body: call.body }),
        ...(call.headers ? { headers: call.headers } : {}),
      })
      if (route.access.sessions === 'public' && route.operationId !== 'readTenant') continue
      if (answer.status < 400) open.push(route.operationId)
    }
    expect(open.toSorted()).toEqual(['readPersonPicture', 'readRoster', 'readTenant', 'refreshToken', 'sendPunches'])
    expect((await by(token, 'GET', `/projectCrews/${a.crews.other}/roster`)).status).toBe(404)
    expect((await by(token, 'GET', `/persons/${a.persons.stranger}/picture`)).status).toBe(404)
  })
})

describe('a batch', () => {
  it('is done once however often it is sent, whole, in parts and the other way round', async () => {
    const { persons } = stage.world.a
    const colleague = await place(item, persons.colleague)
    const entries = [
      entry('Pre-call', { made: made('07:00:00') }),
      entry('Check-in', { made: made('07:40:00') }),
      entry('Check-in', { made: made('07:45:00'), personId: persons.colleague }),
    ]
    const sent = { sent: made('08:00:00') }
    const { token } = await start()
    const first = await send(token, entries, sent)
    expect(outcomes(first)).toEqual(['accepted', 'accepted', 'accepted'])
    expect(await send(token, entries.toReversed(), { sent: made('08:30:00') })).toEqual(first.toReversed())
    expect(await send(token, entries.slice(1, 2), sent)).toEqual(first.slice(1, 2))
    expect(await send(token, [...entries, ...entries], sent)).toEqual([...first, ...first])
    expect(await punches()).toHaveLength(2)
    expect(await punches(colleague)).toHaveLength(1)
    expect(await lineNow()).toMatchObject({ status: 'checkedIn', checkInAt: '2026-06-10T07:40:00.000Z' })
  })

  it('sent twice at once is done once', async () => {
    const { token } = await start()
    const entries = [entry('Check-in'), entry('Pre-call')]
    const all = await Promise.all(Array.from({ length: 6 }, () => send(token, entries)))
    for (const answers of all) expect(answers).toEqual(all[0])
    expect(await punches()).toHaveLength(2)
  })

  it('makes the same of a line in whatever order its entries arrive', async () => {
    const times: [Caption, string][] = [
      ['Pre-call', '06:50:00'],
      ['Check-in', '07:31:00'],
      ['Check-in', '07:33:00'],
      ['Check-in', '07:52:00'],
      ['Check-out', '07:55:00'],
      ['Check-out', '07:59:30'],
    ]
    const seen = new Set<string>()
    for (const order of [times, times.toReversed(), [...times.slice(3), ...times.slice(0, 3)]]) {
      for (const size of [1, 2, 6]) {
        const line = await place(await position(), stage.world.a.persons.member)
        const [{ item_id: projectCrewItemId } = { item_id: '' }] = await stage.admin<{ item_id: string }>(
          'select item_id from project_crew_item_status where id = $1',
          [line],
        )
        const { token } = await start()
        for (let at = 0; at < order.length; at += size)
          await send(
            token,
            order
              .slice(at, at + size)
              .map(([caption, time]) => entry(caption, { projectCrewItemId, made: made(time) })),
            { sent: made('08:00:00') },
          )
        const { status, checkInAt, checkOutAt, flagReason } = await lineNow(line)
        seen.add(JSON.stringify({ status, checkInAt, checkOutAt, flagReason }))
      }
    }
    expect([...seen].map(text => JSON.parse(text) as unknown)).toEqual([
      {
        status: 'checkedOut',
        checkInAt: '2026-06-10T07:31:00.000Z',
        checkOutAt: '2026-06-10T07:55:00.000Z',
        flagReason: 'conflict',
      },
    ])
  })

  it('answers each entry by itself: a refused one holds up no other, and may be sent again', async () => {
    const late = await addItem(stage.test.database, stage.world.a.id, {
      crewId: stage.world.a.crews.main,
      functionId: stage.world.a.functions.stagehand,
      shift: { date: '2026-06-10', from: '22:00', to: '23:30' },
    })
    const line = await place(late, stage.world.a.persons.member)
    const early = entry('Check-in', { projectCrewItemId: late, replayed: false })
    const { token } = await start()
    const answers = await send(token, [
      early,
      entry('Check-out', { replayed: false }),
      entry('Check-in', { replayed: false }),
      entry('Check-out', { replayed: false, personId: stage.world.a.persons.stranger }),
    ])
    expect(outcomes(answers)).toEqual(['jobNotStarted', 'checkInMissing', 'accepted', 'notFound'])
    expect(answers[0]?.details).toEqual({ opensAt: '2026-06-10T19:00:00.000Z' })
    stage.clock.set(new Date('2026-06-10T19:30:00Z'))
    expect(outcomes(await send(token, [{ ...early, replayed: true }]))).toEqual(['accepted'])
    expect(await lineNow(line)).toMatchObject({ status: 'checkedIn' })
  })

  it('refuses a key that belongs to another entry', async () => {
    const { token } = await start()
    const first = entry('Pre-call')
    await send(token, [first])
    expect(outcomes(await send(token, [{ ...first, caption: 'Check-in' }, entry('Check-in')]))).toEqual([
      'idempotencyKeyReused',
      'accepted',
    ])
  })

  it('of a phone is for oneself, of the chief’s for the crew, and is answered with the line', async () => {
    const { persons } = stage.world.a
    await place(item, persons.colleague)
    expect(await sendAs('member', [{ ...entry('Check-in'), personId: undefined } as unknown as Entry])).toMatchObject([
      { outcome: 'accepted', projectCrewItemStatus: { status: 'checkedIn' } },
    ])
    expect(outcomes(await sendAs('member', [entry('Check-in', { personId: persons.colleague })]))).toEqual([
      'crewChiefOnly',
    ])
    expect(outcomes(await sendAs('stranger', [entry('Check-in', { personId: persons.colleague })]))).toEqual([
      'notFound',
    ])
    expect(outcomes(await sendAs('client', [entry('Check-in', { personId: persons.colleague })]))).toEqual([
      'crewChiefOnly',
    ])
    expect(outcomes(await sendAs('chief', [entry('Check-in', { personId: persons.colleague })]))).toEqual(['accepted'])
    expect((await punches()).map(({ recorded_by_id }) => recorded_by_id)).toEqual([persons.member])
  })

  it('tells whoever only applied no more than the single call does: the crew is not theirs to see', async () => {
    const { id, persons } = stage.world.a
    await place(item, persons.colleague)
    const line = { itemId: item, personId: persons.stranger, status: 'applied' } as const
    await addLine(stage.test.database, id, line)
    const [{ key: _, projectCrewItemId: __, ...single }] = [entry('Check-in', { personId: persons.colleague })]
    expect(codeOf(await stage.as('stranger', 'POST', `/projectCrewItems/${item}/activities`, single))).toBe('notFound')
    const answers = await sendAs('stranger', [
      entry('Check-in', { personId: persons.colleague }),
      entry('Check-in', { personId: persons.office }),
    ])
    expect(outcomes(answers)).toEqual(['notFound', 'notFound'])
  })

  it('tells a second device of the same check-in that it is the same, and a far one that it contradicts', async () => {
    const own = { ...entry('Check-in', { made: made('07:40:00') }), personId: undefined } as unknown as Entry
    await send(await stage.token('member'), [own], { sent: made('08:00:00') })
    const { token } = await start()
    const at = (time: string) => send(token, [entry('Check-in', { made: made(time) })], { sent: made('08:00:00') })
    expect(outcomes(await at('07:43:00'))).toEqual(['duplicate'])
    expect(outcomes(await at('07:20:00'))).toEqual(['conflict'])
    expect(await lineNow()).toMatchObject({ status: 'checkedIn', flagReason: 'conflict' })
  })

  it('may be empty: the tablet says that it is there, and what waits', async () => {
    const { token, kiosk } = await start()
    stage.clock.set(new Date('2026-06-10T09:00:00Z'))
    expect(await send(token, [], { waiting: 7 })).toEqual([])
    expect(await kiosks()).toContainEqual(
      expect.objectContaining({ id: kiosk.id, waiting: 7, lastSeenAt: '2026-06-10T09:00:00.000Z' }),
    )
  })
})

describe('a PIN', () => {
  const pinned = async (sealKey: string, pin: string, more: Partial<Entry> = {}): Promise<Entry> => {
    const plain = entry('Check-in', more)
    return { ...plain, pin: await sealPin(sealKey, pin, { ...plain, personId: plain.personId ?? '' }) }
  }
  let token: string
  let sealKey: string
  beforeEach(async () => {
    await askForPins(true)
    await stage.as('member', 'POST', '/kioskPin', { pin: '2468' })
    token = (await start()).token
    const roster = await by(token, 'GET', `/projectCrews/${stage.world.a.crews.main}/roster`)
    sealKey = answered<{ sealKey: string }>(roster).sealKey
  })
  const flag = async () => (await lineNow()).flagReason

  it('is set by its person and taken away by the chief', async () => {
    expect(answered(await stage.as('member', 'GET', '/kioskPin'))).toEqual({ set: true, required: true })
    for (const pin of ['246', '24680', 'abcd', ''])
      expect(codeOf(await stage.as('member', 'POST', '/kioskPin', { pin }))).toBe('invalidInput')
    expect((await stage.as('chief', 'POST', `/projectCrewItemStatus/${job}/resetKioskPin`, {})).status).toBe(204)
    expect(answered(await stage.as('member', 'GET', '/kioskPin'))).toEqual({ set: false, required: true })
    const [stored] = await stage.admin<{ kiosk_pin: string | null }>('select kiosk_pin from person where id = $1', [
      stage.world.a.persons.member,
    ])
    expect(stored?.kiosk_pin).toBeNull()
  })

  it('is not to be found by trying all of them on what is stored of setting it', async () => {
    const stored = await stage.admin<{ fingerprint: string; body: string }>(
      'select fingerprint, body from idempotency_key where owner = $1',
      [stage.world.a.persons.member],
    )
    expect(stored.some(({ body }) => body.includes('"required":true'))).toBe(true)
    const all = Array.from({ length: 10_000 }, (_, n) => JSON.stringify({ pin: String(n).padStart(4, '0') }))
    const bare = new Set(all.map(body => fingerprintOf('setKioskPin', 'POST', '/api/v1/kioskPin', body)))
    expect(stored.filter(({ fingerprint }) => bare.has(fingerprint))).toEqual([])
  })

  it('is set once by its key, and another one by another', async () => {
    const key = crypto.randomUUID()
    const set = (pin: string) => stage.as('member', 'POST', '/kioskPin', { pin }, { key })
    expect(answered(await set('1111'))).toEqual({ set: true, required: true })
    expect(answered(await set('1111'))).toEqual({ set: true, required: true })
    expect(codeOf(await set('2222'))).toBe('idempotencyKeyReused')
  })

  it('that is right proves the person', async () => {
    expect(outcomes(await send(token, [await pinned(sealKey, '2468', { replayed: false })]))).toEqual(['accepted'])
    expect(await punches()).toMatchObject([{ pin: 'right' }])
    expect(await flag()).toBeNull()
  })

  it('that is missing, or never was set, is put before the chief', async () => {
    expect(outcomes(await send(token, [entry('Check-in')]))).toEqual(['accepted'])
    expect(await flag()).toBe('pinMissing')
  })

  it('that is wrong says how many tries are left, and after five the answer no longer tells', async () => {
    const guess = async (pin: string) => send(token, [await pinned(sealKey, pin, { replayed: false })])
    for (const left of [4, 3, 2, 1, 0])
      expect(await guess('0000')).toMatchObject([{ outcome: 'refused', problem: 'pinWrong', details: { left } }])
    const told = await guess('0000')
    expect(outcomes(told)).toEqual(['accepted'])
    stage.clock.set(new Date(worldNow.getTime() + 1000))
    expect(outcomes(await guess('2468'))).toEqual(['duplicate'])
    expect((await punches()).map(({ pin }) => pin)).toEqual(['wrong', 'wrong'])
    expect(await flag()).toBe('pinUnproven')

    stage.clock.set(new Date(worldNow.getTime() + 3_601_000))
    expect(await guess('0000')).toMatchObject([{ problem: 'pinWrong', details: { left: 4 } }])
  })

  it('guessed ten times at once is wrong five times', async () => {
    const guesses = await Promise.all(Array.from({ length: 10 }, () => pinned(sealKey, '1111', { replayed: false })))
    const answers = await Promise.all(guesses.map(guess => send(token, [guess])))
    expect(answers.filter(([answer]) => answer?.problem === 'pinWrong')).toHaveLength(5)
    expect((await punches()).every(({ pin }) => pin === 'wrong')).toBe(true)
  })

  it('typed without network is never said to be right or wrong', async () => {
    const right = await send(token, [await pinned(sealKey, '2468')])
    stage.clock.set(new Date('2026-06-10T09:00:00Z'))
    const wrong = await send(token, [await pinned(sealKey, '1357', { caption: 'Check-out' })])
    expect(outcomes([...right, ...wrong])).toEqual(['accepted', 'accepted'])
    expect(Object.keys(wrong[0] ?? {})).toEqual(Object.keys(right[0] ?? {}))
    expect((await punches()).map(({ pin }) => pin)).toEqual(['right', 'wrong'])
    expect(await flag()).toBe('pinUnproven')
  })

  it('opens for its own entry only', async () => {
    const stolen = await pinned(sealKey, '2468')
    const other = { ...entry('Check-in'), pin: stolen.pin ?? '' }
    expect(outcomes(await send(token, [other]))).toEqual(['accepted'])
    expect(await punches()).toMatchObject([{ pin: 'wrong' }])
  })
})
