import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventReader } from '../../support/server.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { todaysCheck } from '../../support/rows/security-check-rows.ts'
import { until } from '../../support/until.ts'
import { addItem } from '../../support/world/add.ts'
import { worldNow } from '../../support/world/cast.ts'

let stage: Stage
let readers: EventReader[] = []
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
})
afterEach(() => {
  for (const reader of readers) reader.close()
  readers = []
})
afterAll(() => stage.close())

const crewPath = (rest: string) => `/projectCrews/${stage.world.a.crews.main}/${rest}`
const listen = async (who: LoginName, token?: string) => {
  const path = `/api/v1${crewPath('liveLocations/stream')}`
  const reader = await stage.server.stream('a.test', path, token ?? (await stage.token(who)))
  readers.push(reader)
  await until(() => reader.events.includes('open'), 'the stream to open')
  return reader
}
const share = (who: LoginName, seconds: number, latitude = 52.5) =>
  stage.as(who, 'POST', crewPath('liveLocations'), {
    latitude,
    longitude: 13.4,
    accuracy: 8,
    timestamp: new Date(worldNow.getTime() + seconds * 1000).toISOString(),
  })
const places = async () =>
  answered<{ items: { person: { name: string }; latitude: number; timestamp: string }[]; total: number }>(
    await stage.as('chief', 'GET', crewPath('liveLocations')),
  ).items.map(({ person, latitude }) => [person.name.split(' ')[0], latitude])
const punch = (who: LoginName) =>
  stage.as(who, 'POST', `/projectCrewItems/${stage.world.a.items.today}/activities`, {
    type: 'LOG',
    caption: 'Pre-call',
  })

describe('live places', () => {
  it('are the newest one of each person, in whatever order they arrive', async () => {
    for (const [seconds, latitude] of [
      [-60, 50.1],
      [-10, 50.3],
      [-30, 50.2],
    ] as const)
      expect((await share('member', seconds, latitude)).status).toBe(204)
    expect(await places()).toEqual([
      ['colleague', 52.5],
      ['member', 50.3],
    ])
  })

  it('older than a quarter of an hour, or from the future, are dropped', async () => {
    for (const seconds of [-15 * 60 - 1, 61, 365 * 86_400]) expect((await share('member', seconds)).status).toBe(204)
    expect(await places()).toEqual([['colleague', 52.5]])
    await share('member', -15 * 60, 50.1)
    expect(await places()).toContainEqual(['member', 50.1])
  })

  it('are not kept once the crew has been done for a day', async () => {
    stage.clock.set('2026-06-14T15:00:01Z')
    const late = { latitude: 1, longitude: 1, accuracy: 1, timestamp: stage.clock.now.toISOString() }
    expect((await stage.as('member', 'POST', crewPath('liveLocations'), late)).status).toBe(204)
    expect(await places()).toEqual([])
    const [row] = await stage.admin<{ n: number }>(
      'select count(*)::int as n from live_location where person_id = $1',
      [stage.world.a.persons.member],
    )
    expect(row?.n).toBe(0)
  })

  it('are read by those who lead, and by no member', async () => {
    expect((await stage.as('planner', 'GET', crewPath('liveLocations'))).status).toBe(200)
    expect(codeOf(await stage.as('member', 'GET', crewPath('liveLocations')))).toBe('crewChiefOnly')
  })
})

describe('the stream of a crew', () => {
  it('tells the chief of every punch and every place, and a member of the own punch alone', async () => {
    const chief = await listen('chief')
    const planner = await listen('planner')
    const member = await listen('member')
    expect(chief.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    answered(await punch('colleague'), 201)
    await share('colleague', 1)
    answered(await punch('member'), 201)
    await until(() => member.events.includes('status'), 'the member to hear of the own punch')
    for (const leader of [chief, planner])
      await until(() => leader.events.length >= 4, 'the leaders to hear of everything')
    expect(chief.events).toEqual(['open', 'status', 'location', 'status'])
    expect(planner.events).toEqual(chief.events)
    expect(member.events).toEqual(['open', 'status'])
  })

  it.each([
    [100, 'names them all: nobody else asks'],
    [300, 'names nobody: everybody asks'],
  ])('tells of %i people whom one statement changed once, and %s', async (many, _) => {
    const { a } = stage.world
    const people = await stage.admin<{ id: string }>(
      `insert into person (tenant_id, id, number, first_name, last_name, phone, language, time_zone)
        select $1, gen_random_uuid(), 'L-' || n, 'Live', 'N' || n, '', 'en', 'Europe/Berlin' from generate_series(1, $2) n
        returning id`,
      [a.id, many],
    )
    const own = await addItem(stage.test.database, a.id, {
      crewId: a.crews.main,
      functionId: a.functions.stagehand,
      shift: { date: '2026-06-10', from: '10:30', to: '18:00' },
      amountOfRows: many,
    })
    const [chief, member] = [await listen('chief'), await listen('member')]
    await stage.admin(
      `insert into project_crew_item_status (tenant_id, id, item_id, crew_id, person_id, status, starts, ends, created_at, status_since)
        select i.tenant_id, gen_random_uuid(), i.id, i.crew_id, p, 'invited', i.starts, i.ends, $3, $3
        from project_crew_item i, unnest($2::uuid[]) p where i.id = $1`,
      [own, people.map(({ id }) => id), worldNow],
    )
    await stage.admin(`update project_crew_item_status set status = 'confirmed' where item_id = $1`, [own])
    // What comes after both has passed behind them.
    await share('colleague', 1)
    await until(() => chief.events.includes('location'), 'the place that was shared last')
    expect(chief.events).toEqual(['open', 'status', 'status', 'location'])
    answered(await punch('member'), 201)
    await until(() => chief.events.length === 5, 'the punch')
    const heard = many > 100 ? ['status', 'status', 'status'] : ['status']
    await until(() => member.events.length > heard.length, 'the own punch')
    expect(member.events).toEqual(['open', ...heard])
  })

  it('tells whoever leads once of what one statement changed of its checks and sheets, and no member', async () => {
    const { a } = stage.world
    const [chief, member] = [await listen('chief'), await listen('member')]
    const check = crypto.randomUUID()
    const [file] = await stage.admin<{ id: string }>(
      `insert into stored_file (tenant_id, id, name, content_type, size, sha256, created_at)
        values ($1, gen_random_uuid(), 'sheet.pdf', 'application/pdf', 1, '', $2) returning id`,
      [a.id, worldNow],
    )
    const { formId, date, shift } = todaysCheck(a)
    await stage.admin(
      `insert into security_check (tenant_id, id, crew_id, questionnaire_id, date, shift) values ($1, $2, $3, $4, $5, $6)`,
      [a.id, check, a.crews.main, formId, date, shift],
    )
    const statements: [string, unknown[]][] = [
      [
        `insert into security_check_answer (tenant_id, id, check_id, question_id, finding, answered_at, answered_by_id)
          select $1, gen_random_uuid(), $2, q, 'ok', $3, $4 from unnest($5::uuid[]) q`,
        [a.id, check, worldNow, a.persons.chief, Object.values(a.checkQuestions.main)],
      ],
      [`update security_check_answer set finding = 'defect', text = 'Loose' where check_id = $1`, [check]],
      [
        `insert into security_check_signature (tenant_id, id, check_id, person_id, signature, signed_at, recorded_by_id)
          select $1, gen_random_uuid(), $2, p, '{}', $3, $4 from unnest($5::uuid[]) p`,
        [a.id, check, worldNow, a.persons.chief, [a.persons.chief, a.persons.member]],
      ],
      [
        `update security_check set finished_at = $2, finished_by_id = $3 where id = $1`,
        [check, worldNow, a.persons.chief],
      ],
      [
        `insert into crew_chief_sheet (tenant_id, id, crew_id, version, content_hash, file_id, released_at, released_by_id)
          select $1, gen_random_uuid(), $2, v, v, $3, $4, $5 from generate_series(1, 2) v`,
        [a.id, a.crews.main, file?.id, worldNow, a.persons.chief],
      ],
    ]
    for (const [sql, values] of statements) await stage.admin(sql, values)
    answered(await punch('member'), 201)
    await until(() => member.events.includes('status'), 'the own punch, behind all of it')
    await until(() => chief.events.length > statements.length + 1, 'the punch and what was before it')
    expect(chief.events).toEqual(['open', ...statements.map(() => 'status'), 'status'])
    expect(member.events).toEqual(['open', 'status'])
  })

  it('is silent about other crews and other agencies', async () => {
    const chief = await listen('chief')
    const { a, b } = stage.world
    const on = (host: string, of: 'a' | 'b', name: LoginName, item: string) =>
      stage.token(name, of).then(token =>
        stage.server.request(host, 'POST', `/api/v1/projectCrewItems/${item}/activities`, {
          token,
          body: { type: 'LOG', caption: 'Pre-call' },
        }),
      )
    answered(await on('a.test', 'a', 'stranger', a.items.otherToday), 201)
    answered(await on('b.test', 'b', 'member', b.items.today), 201)
    answered(await punch('member'), 201)
    await until(() => chief.events.includes('status'), 'the own crew’s event')
    expect(chief.events).toEqual(['open', 'status'])
  })

  it('ends with the session that opened it, and no other', async () => {
    const token = await stage.server.login('a.test', stage.world.a.logins.chief)
    const ending = await listen('chief', token)
    const staying = await listen('chief')
    await stage.server.request('a.test', 'POST', '/api/v1/auth/logout', { token })
    await until(() => ending.ended, 'the stream to end', 1000)
    answered(await punch('member'), 201)
    await until(() => staying.events.includes('status'), 'the other stream to go on')
    expect(staying.ended).toBe(false)
    expect(ending.events).toEqual(['open', 'ended'])
  })

  it('does not open for a session that has ended, though this copy has not heard of it yet', async () => {
    const token = await stage.server.login('a.test', stage.world.a.logins.chief)
    await stage.server.request('a.test', 'GET', '/api/v1/userRights', { token })
    await stage.admin('alter table session disable trigger user')
    await stage.admin('update session set revoked_at = now() where id = $1', [decodeJwt(token).sub])
    const reader = await stage.server.stream('a.test', `/api/v1${crewPath('liveLocations/stream')}`, token)
    readers.push(reader)
    expect(reader.status).toBe(401)
    expect(stage.server.services.streams.size).toBe(0)
  })

  it('ends when changes may have been missed, so that its reader asks anew', async () => {
    const reader = await listen('chief')
    await stage.admin(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    )
    await until(() => reader.ended, 'the stream to end')
    const again = await listen('chief')
    answered(await punch('member'), 201)
    await until(() => again.events.includes('status'), 'the new stream to tell of the punch')
  })

  it('leaves nothing behind when its reader goes', async () => {
    const { streams } = stage.server.services
    const reader = await listen('chief')
    expect(streams.size).toBe(1)
    reader.close()
    await until(() => streams.size === 0, 'the stream to be given up')
  })

  it('ends when the server stops', async () => {
    const reader = await listen('chief')
    for (const close of [...stage.server.services.streams]) close()
    await until(() => reader.ended, 'the stream to end')
  })
})

it('no notice is sent row by row, but for the end of a session, of which each names one', async () => {
  const told = await stage.admin<{ name: string }>(
    `select t.tgname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where p.prosrc ilike '%pg_notify(%' and t.tgtype & 1 = 1 order by 1`,
  )
  expect(told.map(({ name }) => name)).toEqual(['session_deleted_told', 'session_ended_told'])
})

describe('the stream of a session', () => {
  it('tells of an end once that holds, not while it is being written', async () => {
    const token = await stage.token('projectVisitor')
    const visiting = await stage.server.stream('a.test', '/api/v1/auth/stream', token)
    readers.push(visiting)
    await until(() => visiting.events.includes('open'), 'the stream to open')
    const session = decodeJwt(token).sub ?? ''
    const chief = await listen('chief')
    await stage.admin('begin')
    await stage.admin('update session set revoked_at = now() where id = $1', [session])
    stage.server.services.sessions.forget(session)
    // Notices come in their order: one made now is behind any that was made of it.
    expect((await share('colleague', 1)).status).toBe(204)
    await until(() => chief.events.includes('location'), 'what came behind it')
    expect(visiting.events).toEqual(['open'])
    await stage.admin('commit')
    await until(() => visiting.ended, 'the stream to end')
    expect(visiting.events).toEqual(['open', 'ended'])
  })

  it('tells an open page of a visitor that its link was renewed', async () => {
    const token = await stage.token('projectVisitor')
    const visiting = await stage.server.stream('a.test', '/api/v1/auth/stream', token)
    readers.push(visiting)
    await until(() => visiting.events.includes('open'), 'the stream to open')
    const renewed = await stage.as('planner', 'POST', `/projects/${stage.world.a.projects.main}/password`)
    answered(renewed)
    await until(() => visiting.ended, 'the stream to end')
    expect(visiting.events).toEqual(['open', 'ended'])
    const late = await stage.server.stream('a.test', '/api/v1/auth/stream', token)
    readers.push(late)
    expect(late.status).toBe(401)
  })
})
