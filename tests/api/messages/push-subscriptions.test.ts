import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailKinds } from '../../../domain/emailMessages/mail-kinds.ts'
import { callFields, isPushed, noticeOfLog } from '../../../domain/pushSubscriptions/notices.ts'
import { logCodes, logFields } from '../../../openapi/activities.ts'
import { freshDevice } from '../../support/outside/push-device.ts'
import { opened, type PushServer, startPushServer } from '../../support/outside/push-server.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'

interface Device {
  id: string
  browser: string
  arrivedAt: string | null
  silentSince: string | null
  on: boolean
}
interface Said {
  title: string
  body: string
  path: string
  tag: string
}

const hour = 3_600_000
let push: PushServer
let stage: Stage
beforeEach(async () => {
  push = await startPushServer()
  stage = await setStage({ config: { pushServices: [push.origin] } })
  await stage.admin('delete from push_subscription')
  // Nobody is reminded of today's shift where a test is about something else.
  await stage.admin(
    `update project_crew_item_status set status = 'notNeeded' where status = 'confirmed' and starts < $1`,
    [new Date(stage.clock.now.getTime() + 12 * hour)],
  )
})
afterEach(async () => {
  await stage.close()
  await push.close()
})

const device = freshDevice()
const given = (of: object = {}) => ({
  endpoint: `${push.origin}/phone`,
  keys: device.keys,
  device: { kind: 'phone', browser: 'Chrome' },
  ...of,
})
const set = (who: LoginName = 'member', of: object = {}) =>
  stage.as(who, 'POST', '/setPushNotificationSubscription', given(of))
const devices = async (who: LoginName = 'member') =>
  answered<{ items: Device[] }>(await stage.as(who, 'GET', '/pushNotificationSubscriptions')).items
const said = (at: number) => opened(device, push.taken[at]?.body ?? Buffer.alloc(0)) as Said
const tomorrow = () => stage.world.a.jobs.member.tomorrow
const later = (ms: number) => stage.clock.forward(ms)

describe('a device', () => {
  it('is told until it is taken away', async () => {
    const { id } = answered<Device>(await set())
    expect(await devices()).toMatchObject([{ id, browser: 'Chrome', arrivedAt: null, silentSince: null, on: true }])
    const removed = await stage.as('member', 'POST', '/deletePushNotificationSubscription', { id })
    expect([removed.status, await devices()]).toEqual([204, []])
    expect((await stage.as('member', 'POST', '/deletePushNotificationSubscription', { id })).status).toBe(404)
  })

  it('is renewed where it is known, and belongs to whoever had it last', async () => {
    const { id } = answered<Device>(await set())
    await stage.admin(`select set_config('app.tenant_id', $1, false)`, [stage.world.a.id])
    await stage.admin(`select queue_push($1, $2, 'invited', $3, null, now(), null)`, [
      ...[stage.world.a.id, stage.world.a.persons.member, tomorrow()],
    ])
    expect(answered<Device>(await set('member', { device: { kind: 'tablet', browser: 'Edge' } })).id).toBe(id)
    expect(await stage.admin('select 1 from push_message')).toHaveLength(1)
    expect(answered<Device>(await set('colleague')).id).toBe(id)
    expect([await devices(), (await devices('colleague')).length]).toEqual([[], 1])
    // What was meant for the one before is not read by the next.
    expect(await stage.admin('select 1 from push_message')).toHaveLength(0)
  })

  it('is asked of no address but those of push services, and with keys that seal', async () => {
    for (const endpoint of [
      'http://127.0.0.1:5432/',
      'https://169.254.169.254/latest',
      'https://fcm.googleapis.com.evil.test/a',
      'https://fcm.googleapis.com:8443/a',
      'https://somebody@fcm.googleapis.com/a',
      'http://fcm.googleapis.com/a',
      'file:///etc/passwd',
      `${push.origin.replace('127.0.0.1', 'localhost')}/a`,
      'no address',
    ])
      expect(codeOf(await set('member', { endpoint })), endpoint).toBe('invalidInput')
    const p256dh = Buffer.alloc(65, 4).toString('base64url')
    expect(codeOf(await set('member', { keys: { ...device.keys, p256dh } }))).toBe('invalidInput')
    expect(codeOf(await set('member', { keys: { ...device.keys, auth: 'short' } }))).toBe('invalidInput')
    for (const endpoint of [
      'https://fcm.googleapis.com/a',
      'https://web.push.apple.com/a',
      'https://x.notify.windows.com/a',
    ])
      expect((await set('member', { endpoint })).status, endpoint).toBe(200)
  })

  it('is one of twenty at most: the oldest goes', async () => {
    for (let at = 0; at < 22; at++) {
      later(1_000)
      await set('member', { endpoint: `${push.origin}/${at}`, device: { kind: 'desk', browser: `B${at}` } })
    }
    const names = (await devices()).map(({ browser }) => browser)
    expect([names.length, names[0], names.at(-1)]).toEqual([20, 'B21', 'B2'])
  })
})

describe('what is told', () => {
  const take = async () => {
    await stage.server.runJobs()
    return push.taken.length
  }

  it('is sealed for the device: a new job, that it is confirmed, and that nobody is needed', async () => {
    await set()
    const job = tomorrow()
    await stage.admin(`update person set language = 'de' where id = $1`, [stage.world.a.persons.member])
    answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${job}/activate`, {}))
    expect(await take()).toBe(1)
    expect(said(0)).toMatchObject({ path: `/jobs/${job}`, tag: `job ${job}` })
    expect(said(0).title).toMatch(/^Du bist dabei: /)
    const [first] = push.taken
    expect(first?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: expect.stringMatching(/normal|high/),
    })
    expect(first?.headers.authorization).toMatch(/^vapid t=[\w.-]+, ?k=[\w-]+$/)
    expect(first?.body.includes(said(0).title)).toBe(false)
    expect((await devices())[0]?.arrivedAt).toBe(stage.clock.now.toISOString())
    answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${job}/notNeeded`, {}))
    expect(await take()).toBe(2)
    expect(said(1).title).toMatch(/^Nicht mehr gebraucht: /)
  })

  it('is nothing somebody did themselves, and nothing to others', async () => {
    await set()
    await set('colleague', { endpoint: `${push.origin}/other` })
    answered(await stage.as('member', 'POST', `/jobs/${tomorrow()}/confirmation`, {}))
    expect(await take()).toBe(0)
  })

  it('is not said any more once it is no longer so', async () => {
    await set()
    answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${tomorrow()}/activate`, {}))
    answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${tomorrow()}/notNeeded`, {}))
    expect(await take()).toBe(1)
    expect(said(0).title).toMatch(/^Not needed any more: /)
  })

  it('waits for the morning at night, unless the call is near', async () => {
    await set()
    const night = new Date('2026-06-10T20:30:00Z')
    await stage.admin(`update person set time_zone = 'Europe/Berlin' where id = $1`, [stage.world.a.persons.member])
    stage.clock.set(night)
    await stage.admin(
      `update project_crew_item set starts = $2::timestamptz + interval '40 hours', ends = $2::timestamptz + interval '48 hours'
        where id = (select item_id from project_crew_item_status where id = $1)`,
      [tomorrow(), night],
    )
    await stage.admin(
      `update project_crew_item_status set starts = $2::timestamptz + interval '40 hours', ends = $2::timestamptz + interval '48 hours' where id = $1`,
      [tomorrow(), night],
    )
    answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${tomorrow()}/activate`, {}))
    expect(await take()).toBe(0)
    stage.clock.set(new Date('2026-06-11T02:59:00Z'))
    expect(await take()).toBe(0)
    stage.clock.set(new Date('2026-06-11T03:00:01Z'))
    expect(await take()).toBe(1)
    // A night later the call is hours away: it rings at once.
    stage.clock.set(new Date('2026-06-12T03:00:00Z'))
    answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${tomorrow()}/notNeeded`, {}))
    expect(await take()).toBe(2)
    expect(push.taken[1]?.headers.urgency).toBe('high')
  })

  it('waits through the hours the agency has settled, and through none where it has none', async () => {
    await set()
    const job = tomorrow()
    const night = new Date('2026-06-10T20:30:00Z')
    stage.clock.set(night)
    await stage.admin(`update person set time_zone = 'Europe/Berlin' where id = $1`, [stage.world.a.persons.member])
    for (const table of [
      'project_crew_item_status where id = $1',
      'project_crew_item where id = (select item_id from project_crew_item_status where id = $1)',
    ])
      await stage.admin(
        `update ${table.replace(' where', ` set starts = $2::timestamptz + interval '60 hours', ends = $2::timestamptz + interval '68 hours' where`)}`,
        [job, night],
      )
    const settle = async (quietHours: object | null) => {
      const { revision } = answered<{ revision: number }>(await stage.as('office', 'GET', '/settings'))
      answered(await stage.as('office', 'PATCH', '/settings', { rules: { quietHours }, revision }))
      const heard = () => stage.server.services.tenants.known(stage.world.a.id)?.settings.quietHours
      await expect.poll(heard).toEqual(quietHours)
    }
    await settle({ from: 23, to: 4 })
    answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${job}/activate`, {}))
    expect(await take()).toBe(1)
    stage.clock.set(new Date('2026-06-10T21:00:00Z'))
    answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${job}/notNeeded`, {}))
    expect(await take()).toBe(1)
    stage.clock.set(new Date('2026-06-11T02:00:01Z'))
    expect(await take()).toBe(2)
    await settle(null)
    stage.clock.set(new Date('2026-06-11T23:00:00Z'))
    answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${job}/reactivate`, {}))
    expect(await take()).toBe(3)
  })

  it('reminds of a call once', async () => {
    await set()
    answered(await stage.as('member', 'POST', `/jobs/${tomorrow()}/confirmation`, {}))
    const [{ starts } = { starts: new Date(0) }] = await stage.admin<{ starts: Date }>(
      'select starts from project_crew_item_status where id = $1',
      [tomorrow()],
    )
    stage.clock.set(new Date(starts.getTime() - 3 * hour))
    await take()
    const before = push.taken.length
    later(hour + 1_000)
    expect(await take()).toBe(before + 1)
    expect(said(before).title).toMatch(/^It begins soon: /)
    later(60_000)
    expect(await take()).toBe(before + 1)
  })

  it('is what a mail says as well, to whoever it is for', async () => {
    const { a } = stage.world
    await stage.admin(`update person set email = 'Chief@example.test' where id = $1`, [a.persons.chief])
    await set('chief')
    answered(await stage.as('member', 'POST', `/jobs/${tomorrow()}/confirmation`, {}))
    answered(await stage.as('member', 'POST', `/jobs/${tomorrow()}/cancellation`, { reason: 'Fever, 39 degrees' }))
    expect(await take()).toBe(1)
    expect(said(0).title).toMatch(/cannot come/)
    expect(said(0).path).toMatch(/^\/crews\/.*\/crew-chief-job$|^\/$/)
    expect(JSON.stringify(said(0))).not.toContain('Fever')
  })
})

it('what cannot be put together is given up once it is no news any more', async () => {
  const { a } = stage.world
  await set()
  await stage.admin(`update person set email = 'member@example.test' where id = $1`, [a.persons.member])
  await stage.admin(
    `with of as (select set_config('app.tenant_id', $1, false))
      insert into mail (tenant_id, id, kind, data, recipient, language, next_attempt_at, created_at)
      select $1::uuid, gen_random_uuid(), 'documentTurn', '{}', 'member@example.test', 'en', $2, $2 from of`,
    [a.id, stage.clock.now],
  )
  const states = () => stage.admin('select state from push_message')
  await stage.server.runJobs()
  expect(await states()).toEqual([{ state: 'queued' }])
  later(73 * hour)
  await stage.server.runJobs()
  expect([await states(), push.taken.length]).toEqual([[{ state: 'dropped' }], 0])
})

describe('a service', () => {
  const told = async () =>
    answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${tomorrow()}/activate`, {}))

  it('that is away is asked again, until it takes it once', async () => {
    await set()
    push.answer = 'hang up'
    await told()
    await stage.server.runJobs()
    expect(await devices()).toMatchObject([{ on: true, silentSince: stage.clock.now.toISOString() }])
    push.answer = 503
    later(20_000)
    await stage.server.runJobs()
    push.answer = 201
    push.taken.length = 0
    later(10 * 60_000)
    await stage.server.runJobs()
    later(10 * 60_000)
    await stage.server.runJobs()
    expect(push.taken).toHaveLength(1)
    expect(await devices()).toMatchObject([{ on: true, silentSince: null }])
  })

  it('says when to come back, and is left alone until then', async () => {
    await set()
    Object.assign(push, { answer: 429, headers: { 'retry-after': '1800' } })
    await told()
    await stage.server.runJobs()
    later(1_700_000)
    await stage.server.runJobs()
    expect(push.taken).toHaveLength(1)
    later(200_000)
    await stage.server.runJobs()
    expect(push.taken).toHaveLength(2)
  })

  it('that knows the device no more ends it: it is shown as silent and told nothing', async () => {
    await set()
    push.answer = 410
    await told()
    await stage.server.runJobs()
    expect(await devices()).toMatchObject([{ on: false, silentSince: stage.clock.now.toISOString() }])
    answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${tomorrow()}/notNeeded`, {}))
    await stage.server.runJobs()
    expect(push.taken).toHaveLength(1)
    push.answer = 201
    expect(answered<Device>(await set())).toMatchObject({ on: true, silentSince: null })
  })

  it('that refuses is not asked again', async () => {
    await set()
    push.answer = 413
    await told()
    await stage.server.runJobs()
    later(hour)
    await stage.server.runJobs()
    expect(push.taken).toHaveLength(1)
    expect(await stage.admin('select state from push_message')).toEqual([{ state: 'failed' }])
  })

  it('that redirects elsewhere is not followed', async () => {
    await set()
    Object.assign(push, { answer: 307, headers: { location: `${push.origin}/elsewhere` } })
    await told()
    await stage.server.runJobs()
    expect(push.taken.map(({ path }) => path)).toEqual(['/phone'])
  })

  it('that is silent for two weeks ends the device', async () => {
    await set()
    await stage.admin(`update push_subscription set silent_since = $1`, [
      new Date(stage.clock.now.getTime() - 15 * 24 * hour),
    ])
    push.answer = 503
    await told()
    await stage.server.runJobs()
    expect(await devices()).toMatchObject([{ on: false }])
  })
})

/** The declared tables against the triggers that carry them out. */
describe('every notice that is declared', () => {
  const inTenant = (text: string, values: unknown[]) =>
    stage.admin(`with of as (select set_config('app.tenant_id', $1, false)) ${text}`, values)
  const queued = () =>
    stage.admin<{ notice: string; who: string }>(`select m.notice, u.person_id as who from push_message m
      join push_subscription u on u.tenant_id = m.tenant_id and u.id = m.subscription_id order by u.created_at`)

  it('of a line of the log is queued to whom it says', async () => {
    const { a } = stage.world
    await set()
    await set('stranger', { endpoint: `${push.origin}/other` })
    const [job] = await stage.admin<{ item_id: string; crew_id: string }>(
      `update project_crew_item_status set status = 'invited' where id = $1 returning item_id, crew_id`,
      [tomorrow()],
    )
    const insert = async (code: string, personId: string | null, byId: string, changes: object[] = []) => {
      await stage.admin('delete from push_message')
      await inTenant(
        `insert into activity (tenant_id, id, type, code, crew_id, item_id, person_id, changes, by_id, created_at)
          select $1::uuid, gen_random_uuid(), 'LOG', $2, $3, $4, $5, $6::jsonb, $7, $8 from of`,
        [a.id, code, job?.crew_id, job?.item_id, personId, JSON.stringify(changes), byId, stage.clock.now],
      )
      return queued()
    }
    for (const code of logCodes) {
      const declared = noticeOfLog[code]
      const { member, planner } = a.persons
      for (const field of logFields) {
        const found = await insert(code, null, planner, [{ field, before: 'a', after: 'b' }])
        const moves = declared?.to === 'all' && (callFields as readonly string[]).includes(field)
        expect(found, `${code} ${field}`).toEqual(moves ? [{ notice: declared.notice, who: member }] : [])
        if (declared?.to !== 'all') break
      }
      if (declared?.to === 'all') continue
      expect(await insert(code, member, planner), code).toEqual(
        declared ? [{ notice: declared.notice, who: member }] : [],
      )
      expect(await insert(code, member, member), `${code} by themselves`).toEqual([])
    }
  })

  it('of a mail is queued to its recipient', async () => {
    const { a } = stage.world
    await set()
    await stage.admin(`update person set email = 'Member@example.test' where id = $1`, [a.persons.member])
    for (const kind of Object.keys(mailKinds) as (keyof typeof mailKinds)[]) {
      await stage.admin('delete from push_message')
      await inTenant(
        `insert into mail (tenant_id, id, kind, data, recipient, language, next_attempt_at, created_at)
          select $1::uuid, gen_random_uuid(), $2, '{}', 'member@example.test', 'en', $3, $3 from of`,
        [a.id, kind, stage.clock.now],
      )
      expect(await queued(), kind).toEqual(isPushed[kind] ? [{ notice: kind, who: a.persons.member }] : [])
    }
  })
})
