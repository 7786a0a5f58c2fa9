import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { untilRemembered } from '../../support/remembered.ts'
import { sealPin } from '../../support/seal-pin.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { addItem, addLine } from '../../support/world/add.ts'
import { worldNow } from '../../support/world/cast.ts'

type Caption = 'Pre-call' | 'Check-in' | 'Check-out'
interface Entry {
  key: string
  projectCrewItemId: string
  caption: Caption
  type: 'LOG'
  personId: string
  replayed: boolean
  made?: { deviceTime: string; pageLife: string; monotonic: number }
  reason?: string
  pin?: string
}
interface Answer {
  key: string
  outcome: 'accepted' | 'duplicate' | 'conflict' | 'refused'
  problem?: string
}
interface Line {
  item: string
  person: string
  job: string
}

const statements: string[] = []
let stage: Stage
/** A hundred people on as many positions of the main crew, today from 10:30. */
let lines: Line[]
beforeAll(async () => {
  stage = await setStage({ database: { onQuery: text => statements.push(text) } })
  const { a } = stage.world
  const people = await stage.admin<{ id: string }>(
    `insert into person (tenant_id, id, number, first_name, last_name, phone, language, time_zone)
      select $1, gen_random_uuid(), 'R-' || n, 'Replay', 'N' || n, '', 'en', 'Europe/Berlin' from generate_series(1, 100) n
      returning id`,
    [a.id],
  )
  lines = []
  for (const { id: person } of people) {
    const item = await addItem(stage.test.database, a.id, {
      crewId: a.crews.main,
      functionId: a.functions.stagehand,
      shift: { date: '2026-06-10', from: '10:30', to: '18:00' },
    })
    const job = await addLine(stage.test.database, a.id, { itemId: item, personId: person, status: 'confirmed' })
    lines.push({ item, person, job })
  }
})
afterAll(() => stage.close())

beforeEach(async () => {
  stage.clock.set(worldNow)
  await stage.admin('delete from punch')
  await stage.admin('delete from login_attempt')
  await stage.admin(
    `update project_crew_item_status set status = 'confirmed', pre_call_at = null, check_in_at = null,
    check_out_at = null, flagged = false, flag_reason = null where item_id = any($1)`,
    [lines.map(({ item }) => item)],
  )
})

const by = (token: string, method: string, path: string, body?: object) =>
  stage.server.request(stage.world.a.host, method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })
async function start() {
  const chief = await stage.server.login(stage.world.a.host, stage.world.a.logins.chief)
  const answer = await by(chief, 'POST', '/kiosks', { crewId: stage.world.a.crews.main, label: 'Gate A' })
  return answered<{ token: string }>(answer, 201).token
}
const entry = ({ item, person }: Line, caption: Caption, more: Partial<Entry> = {}): Entry => ({
  key: crypto.randomUUID(),
  projectCrewItemId: item,
  caption,
  type: 'LOG',
  personId: person,
  replayed: true,
  ...more,
})
const send = async (token: string, entries: Entry[], more: object = {}) =>
  answered<{ answers: Answer[] }>(await by(token, 'POST', '/punches', { entries, ...more })).answers
const outcomes = (answers: Answer[]) => answers.map(({ outcome, problem }) => problem ?? outcome)
const stored = ({ job }: Line) =>
  stage.admin<{ kind: string; pin: string | null }>('select kind, pin from punch where status_id = $1', [job])
const standing = async ({ job }: Line) =>
  (await stage.admin('select status, flag_reason from project_crew_item_status where id = $1', [job]))[0]
function line(at: number): Line {
  const found = lines[at]
  if (!found) throw new Error(`no line ${at}`)
  return found
}
/** How many connections to this database wait for another one. */
async function waiting() {
  await stage.admin('select pg_stat_clear_snapshot()')
  const [found] = await stage.admin<{ n: number }>(`select count(distinct l.pid)::int as n from pg_locks l
    join pg_stat_activity a on a.pid = l.pid where not l.granted and a.datname = current_database()`)
  return found?.n
}
async function askForPins(asked: boolean) {
  await stage.admin(`update tenant set settings = jsonb_set(settings, '{kioskPin}', $1) where id = $2`, [
    JSON.stringify(asked),
    stage.world.a.id,
  ])
  await stage.server.services.tenants.read()
}

describe('a batch', () => {
  it('does the first of two entries of one key, and refuses the other', async () => {
    const token = await start()
    const one = entry(line(0), 'Check-in')
    const answers = await send(token, [one, { ...one, caption: 'Pre-call' }, one, entry(line(1), 'Check-in')])
    expect(outcomes(answers)).toEqual(['accepted', 'idempotencyKeyReused', 'accepted', 'accepted'])
    expect(await stored(line(0))).toEqual([{ kind: 'Check-in', pin: null }])
  })

  it.each(['applied', 'invited', 'declined', 'notNeeded', 'noShow', 'cancelled'])(
    'is stored for somebody who is %s, holds up nobody, and is put before the chief',
    async status => {
      await stage.admin('update project_crew_item_status set status = $1 where id = $2', [status, line(0).job])
      const answers = await send(await start(), [entry(line(0), 'Check-in'), entry(line(1), 'Check-in')])
      expect(outcomes(answers)).toEqual(['accepted', 'accepted'])
      expect(await standing(line(0))).toEqual({ status, flag_reason: 'calledOff' })
      expect(await standing(line(1))).toEqual({ status: 'checkedIn', flag_reason: null })
    },
  )

  it('of a page of the version before is done, and is the same entry when the present version sends it', async () => {
    const token = await start()
    const { projectCrewItemId, personId, ...rest } = entry(line(0), 'Check-in')
    const asBefore = { ...rest, projectCrewItem: projectCrewItemId, person: personId }
    const batch = (one: object) => by(token, 'POST', '/punches', { entries: [one] })
    const [before] = answered<{ answers: Answer[] }>(await batch(asBefore)).answers
    expect(before).toMatchObject({ outcome: 'accepted' })
    expect(await send(token, [{ ...rest, projectCrewItemId, personId }])).toEqual([before])
    expect(await stored(line(0))).toHaveLength(1)
    expect(codeOf(await batch({ ...asBefore, personId }))).toBe('invalidInput')
  })

  it('that was answered before an update is answered the same after it', async () => {
    const [kiosk, one] = [await start(), entry(line(0), 'Check-in')]
    await send(kiosk, [one])
    // What an entry was told apart by, in the order in which its fields stand.
    const before = { projectCrewItem: line(0).item, caption: 'Check-in', type: 'LOG', person: line(0).person }
    expect(await stage.admin('select fingerprint from idempotency_key where key = $1', [one.key])).toEqual([
      { fingerprint: createHash('sha256').update(JSON.stringify(before)).digest('base64url') },
    ])
  })

  it('that cannot be stored whole is not stored at all, and is done when it is sent again', async () => {
    const token = await start()
    const entries = [entry(line(0), 'Check-in'), entry(line(1), 'Check-in')]
    await stage.admin(`create function no_more() returns trigger language plpgsql as $$ begin
      if new.status_id = '${line(1).job}' then raise 'the disk is full' using errcode = '53100'; end if; return new; end $$`)
    await stage.admin('create trigger no_more before insert on punch for each row execute function no_more()')
    const failed = await by(token, 'POST', '/punches', { entries, waiting: 9 })
    await stage.admin('drop function no_more cascade')
    expect(failed.status).toBeGreaterThanOrEqual(500)
    expect(await stored(line(0))).toEqual([])
    expect(outcomes(await send(token, entries))).toEqual(['accepted', 'accepted'])
    expect(await stored(line(0))).toHaveLength(1)
  })

  it('of a device whose clock shows no year is not understood', async () => {
    const made = { deviceTime: '0000-01-01T00:00:00Z', pageLife: crypto.randomUUID(), monotonic: 1 }
    const answer = await by(await start(), 'POST', '/punches', { entries: [entry(line(0), 'Check-in', { made })] })
    expect(codeOf(answer)).toBe('invalidInput')
  })

  it('meets others over the same people and keys, in any order, without a deadlock', async () => {
    const [token, chief] = [await start(), await stage.token('chief')]
    const own = lines.map(line => entry(line, 'Check-in'))
    const others = () => lines.map(line => entry(line, 'Check-in'))
    const middle = line(50)
    /** Held up in the middle by the same thing, both have taken half of what the other needs, if they take it their own way. */
    const heldUp = async (holding: string, values: string[], batches: () => Promise<Answer[]>[]) => {
      await stage.admin('begin')
      await stage.admin(holding, values)
      statements.length = 0
      const sent = batches()
      try {
        await expect.poll(waiting).toBe(sent.length)
      } finally {
        await stage.admin('rollback')
      }
      const answers = await Promise.all(sent)
      // A transaction that ran into a deadlock would have begun anew, and claimed its keys twice.
      expect(statements.filter(text => text.includes('insert into idempotency_key'))).toHaveLength(sent.length)
      return answers
    }
    const [one, other] = await heldUp(
      `insert into idempotency_key (tenant_id, owner, key, fingerprint, created_at) values ($1, $2, $3, '', now())`,
      [stage.world.a.id, stage.world.a.crews.main, own[50]?.key ?? ''],
      () => [send(token, own), send(token, own.toReversed())],
    )
    expect(other?.toReversed()).toEqual(one)
    await heldUp('select from project_crew_item_status where id = $1 for update', [middle.job], () => [
      send(chief, others()),
      send(chief, others().toReversed()),
      send(chief, others().slice(30, 70)),
    ])
    expect(await stored(line(0))).toHaveLength(3)
    expect(await stored(middle)).toHaveLength(4)
    expect(await standing(middle)).toEqual({ status: 'checkedIn', flag_reason: null })
  })

  it('that leaves, others under way and refreshes end in nothing but their own answer', async () => {
    for (const person of lines.slice(0, 8)) {
      const token = await start()
      const entries = [entry(person, 'Check-in')]
      const answers = await Promise.all([
        by(token, 'POST', '/punches', { entries, leaving: true }),
        by(token, 'GET', '/auth/refresh'),
        by(token, 'POST', '/punches', { entries }),
        by(token, 'GET', '/auth/refresh'),
      ])
      expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
      expect((await by(token, 'GET', '/auth/refresh')).status).toBe(401)
      expect(await stored(person)).toHaveLength(1)
    }
  })
})

describe('with a PIN for everybody', () => {
  let token: string
  let sealKey: string
  beforeAll(async () => {
    await askForPins(true)
    const { kioskPins } = stage.server.services
    const hashes = lines.map(({ person }) => kioskPins.hash(person, '2468'))
    await stage.admin(
      `update person p set kiosk_pin = n.hash from unnest($1::uuid[], $2::text[]) as n (id, hash) where p.id = n.id`,
      [lines.map(({ person }) => person), hashes],
    )
  })
  beforeEach(async () => {
    token = await start()
    const roster = await by(token, 'GET', `/projectCrews/${stage.world.a.crews.main}/roster`)
    sealKey = answered<{ sealKey: string }>(roster).sealKey
  })
  afterAll(() => askForPins(false))

  const pinned = async (line: Line, pin: string, more: Partial<Entry> = {}): Promise<Entry> => {
    const plain = entry(line, 'Check-in', more)
    return { ...plain, pin: await sealPin(sealKey, pin, plain) }
  }
  const pinnedAll = (some: Line[], pin = '2468') => Promise.all(some.map(line => pinned(line, pin)))
  const queriesOf = async (entries: Entry[]) => {
    // What a notice of settings changed before lets go of is remembered again.
    await untilRemembered(stage.server, stage.world.a.host, token, statements)
    statements.length = 0
    const answers = await send(token, entries)
    return { queries: statements.length, outcomes: [...new Set(outcomes(answers))] }
  }

  it('a hundred people are as few queries as one, known or not', async () => {
    const one = await pinnedAll(lines.slice(0, 1))
    const all = await pinnedAll(lines)
    const alone = await queriesOf(one)
    expect(alone).toEqual({ queries: 5, outcomes: ['accepted'] })
    await stage.admin('delete from punch')
    expect(await queriesOf(all)).toEqual(alone)
    expect((await stage.admin('select pin from punch')).map(({ pin }) => pin as string)).toEqual(
      lines.map(() => 'right'),
    )

    const fresh = await pinnedAll(lines.slice(50), '1357')
    await stage.admin('delete from punch')
    expect(await queriesOf([...all.slice(0, 50), ...fresh])).toEqual({ queries: 6, outcomes: ['accepted'] })
    expect((await stage.admin('select pin from punch')).map(({ pin }) => pin as string)).toEqual(
      fresh.map(() => 'wrong'),
    )
  })

  it('wrong ones are counted for an hour from the first of them', async () => {
    const after = (minutes: number) => stage.clock.set(new Date(worldNow.getTime() + minutes * 60_000))
    const guess = async (pin: string) => (await send(token, [await pinned(line(0), pin, { replayed: false })]))[0]
    const refused = (left: number) => expect.objectContaining({ problem: 'pinWrong', details: { left } })
    expect(await guess('2468')).toMatchObject({ outcome: 'accepted' })
    after(59)
    for (const left of [4, 3, 2, 1, 0]) expect(await guess('0000')).toEqual(refused(left))
    after(118)
    expect(await guess('2468')).toMatchObject({ outcome: 'conflict' })
    expect(await standing(line(0))).toMatchObject({ flag_reason: 'conflict,pinUnproven' })
    after(120)
    expect(await guess('0000')).toEqual(refused(4))
  })

  it('one who is out of tries leaves the others theirs', async () => {
    for (let tries = 0; tries < 5; tries++) await send(token, [await pinned(line(0), '0000', { replayed: false })])
    const answers = await send(token, [
      await pinned(line(0), '2468', { replayed: false }),
      await pinned(line(1), '2468', { replayed: false }),
    ])
    expect(outcomes(answers)).toEqual(['accepted', 'accepted'])
    expect(await stored(line(0))).toEqual([{ kind: 'Check-in', pin: 'wrong' }])
    expect(await stored(line(1))).toEqual([{ kind: 'Check-in', pin: 'right' }])
  })
})
