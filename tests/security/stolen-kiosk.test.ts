import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '../../openapi/operations.ts'
import { callsIn } from '../resources/all.ts'
import { addressOf, punchEntry } from '../support/calls.ts'
import { sealPin } from '../support/seal-pin.ts'
import { answered, codeOf, setStage, type Stage } from '../support/stage.ts'
import { addItem, addLine } from '../support/world/add.ts'
import { worldNow } from '../support/world/cast.ts'

/** What somebody can do with the token of a tablet that hung at a door. */
let stage: Stage
let token: string
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  const { a } = stage.world
  stage.clock.set(worldNow)
  const chief = await stage.server.login(a.host, a.logins.chief)
  const started = await stage.server.request(a.host, 'POST', '/api/v1/kiosks', {
    token: chief,
    body: { crewId: a.crews.main, label: 'Gate A' },
  })
  token = answered<{ token: string }>(started, 201).token
})

const ask = (method: string, address: string, body?: unknown, host = stage.world.a.host) =>
  stage.server.request(host, method.toUpperCase(), address, { token, ...(body === undefined ? {} : { body }) })
const send = async (entries: object[]) =>
  answered<{ answers: Record<string, unknown>[] }>(await ask('POST', '/api/v1/punches', { entries })).answers

const opens = ['readPersonPicture', 'readRoster', 'readTenant', 'refreshToken', 'sendPunches']
const guarded = operations.filter(({ access }) => access.sessions !== 'public')

describe('the token of a kiosk', () => {
  it.each(guarded.map(route => [route.operationId, route] as const))('%s', async (operationId, route) => {
    const call = callsIn(stage.world.a, worldNow)[operationId] ?? {}
    const answer = await ask(route.method, addressOf(route.path, call), call.body)
    if (opens.includes(operationId)) expect(answer.status, answer.text).toBe(200)
    else expect([answer.status, codeOf(answer)]).toEqual([403, 'visitorNotAllowed'])
  })

  it('opens four calls, and the agency’s look, which everybody may see', () => {
    const known = operations.filter(({ operationId }) => opens.includes(operationId))
    expect(known).toHaveLength(5)
    expect(known.filter(({ access }) => access.sessions === 'public').map(({ operationId }) => operationId)).toEqual([
      'readTenant',
    ])
  })

  it('is worth nothing at another agency', async () => {
    const { b } = stage.world
    for (const path of ['/auth/refresh', `/projectCrews/${b.crews.main}/roster`])
      expect((await ask('GET', `/api/v1${path}`, undefined, b.host)).status).toBe(401)
    expect((await ask('POST', '/api/v1/punches', { entries: [] }, b.host)).status).toBe(401)
  })

  it('reads and records nobody beyond its crew', async () => {
    const { a, b } = stage.world
    const punched = () => stage.admin('select id from punch order by id')
    const before = await punched()
    for (const crew of [a.crews.other, b.crews.main])
      expect((await ask('GET', `/api/v1/projectCrews/${crew}/roster`)).status).toBe(404)
    for (const person of [a.persons.stranger, b.persons.member])
      expect((await ask('GET', `/api/v1/persons/${person}/picture`)).status).toBe(404)
    const answers = await send([
      punchEntry(a, { projectCrewItemId: a.items.otherToday, personId: a.persons.stranger }),
      punchEntry(a, { personId: a.persons.stranger }),
      punchEntry(b),
      punchEntry(a, { projectCrewItemId: b.items.today }),
    ])
    expect(answers.map(({ outcome, problem }) => [outcome, problem])).toEqual(
      answers.map(() => ['refused', 'notFound']),
    )
    expect(await punched()).toEqual(before)
  })

  it('tells no phone number and no address of anybody', async () => {
    const { a } = stage.world
    const told = [
      await ask('GET', `/api/v1/projectCrews/${a.crews.main}/roster`),
      await ask('POST', '/api/v1/punches', { entries: [punchEntry(a)] }),
    ]
    const secrets = await stage.admin<{ text: string }>(
      `select phone as text from person where phone <> '' union select login from login where position('@' in login) > 0`,
    )
    expect(secrets.length).toBeGreaterThan(5)
    for (const { text } of told) for (const secret of secrets) expect(text).not.toContain(secret.text)
  })
})

describe('guessing PINs with it', () => {
  const shift = { date: '2026-06-10', from: '10:30', to: '18:00' }
  let sealKey: string
  let places: { item: string; person: string }[]
  beforeAll(async () => {
    const { a } = stage.world
    await stage.admin(`update tenant set settings = jsonb_set(settings, '{kioskPin}', 'true') where id = $1`, [a.id])
    await stage.server.services.tenants.read()
    await stage.admin('update project_crew_item_status set overlap_accepted = true')
    places = []
    for (const person of [a.persons.member, a.persons.colleague]) {
      const item = await addItem(stage.test.database, a.id, {
        ...{ crewId: a.crews.main, functionId: a.functions.stagehand, shift },
      })
      const line = { itemId: item, personId: person, status: 'confirmed', overlapAccepted: true } as const
      await addLine(stage.test.database, a.id, line)
      places.push({ item, person })
      await stage.admin('update person set kiosk_pin = $1 where id = $2', [
        stage.server.services.kioskPins.hash(person, '2468'),
        person,
      ])
    }
  })
  beforeEach(async () => {
    await stage.admin('delete from login_attempt')
    // Of two punches of one moment either may be said to repeat the other.
    await stage.admin('delete from punch')
    await stage.admin(
      `update project_crew_item_status set status = 'confirmed', check_in_at = null, pre_call_at = null
      where crew_id = $1 and status in ('checkedIn', 'checkedOut')`,
      [stage.world.a.crews.main],
    )
    const roster = await ask('GET', `/api/v1/projectCrews/${stage.world.a.crews.main}/roster`)
    sealKey = answered<{ sealKey: string }>(roster).sealKey
  })

  const guess = async ({ item, person }: { item: string; person: string }, pin: string, replayed = false) => {
    const entry = punchEntry(stage.world.a, {
      projectCrewItemId: item,
      personId: person,
      caption: 'Check-in',
      replayed,
    })
    return { ...entry, pin: await sealPin(sealKey, pin, { ...entry, projectCrewItemId: item, personId: person }) }
  }

  it.each([false, true])('stops at five, in one request or in many (at once: %s)', async atOnce => {
    for (const place of places) {
      const guesses = await Promise.all(
        ['0001', '0002', '0003', '0004', '0005', '0006', '0007'].map(p => guess(place, p)),
      )
      const answers = atOnce ? (await Promise.all(guesses.map(entry => send([entry])))).flat() : await send(guesses)
      expect(answers.filter(({ problem }) => problem === 'pinWrong')).toHaveLength(5)
    }
  })

  it('learns nothing from entries that are reported later', async () => {
    const [right, wrong] = await Promise.all(
      places.map(async (place, at) => {
        const [answer] = await send([await guess(place, at ? '0000' : '2468', true)])
        return { ...answer, key: '' }
      }),
    )
    expect(right).toEqual(wrong)
  })

  it('learns nothing after five: right and wrong are answered, and stand in the roster, alike', async () => {
    const after: object[] = []
    for (const [at, place] of places.entries()) {
      for (let tries = 0; tries < 5; tries++)
        expect(await send([await guess(place, '0000')])).toMatchObject([{ details: { left: 4 - tries } }])
      const [answer] = await send([await guess(place, at ? '0000' : '2468')])
      const roster = await ask('GET', `/api/v1/projectCrews/${stage.world.a.crews.main}/roster`)
      const line = answered<{ lines: { projectCrewItemId: string }[] }>(roster).lines.find(
        ({ projectCrewItemId }) => projectCrewItemId === place.item,
      )
      after.push({
        answer: { ...answer, key: '' },
        line: { ...line, id: '', projectCrewItemId: '', projectCrewItem: '', person: '' },
      })
    }
    expect(after[0]).toEqual(after[1])
    expect(after[0]).toMatchObject({ answer: { outcome: 'accepted' }, line: { status: 'checkedIn' } })
  })
})
