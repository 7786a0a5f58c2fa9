import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'
import { addItem, addLine, addPerson } from '../../support/world/add.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage({ database: { poolSize: 20 } })
})
afterAll(() => stage.close())

const inRow = (length: number) => Array.from({ length }, (_, n) => n)
const count = <T extends PropertyKey>(values: T[]) =>
  Object.fromEntries([...new Set(values)].map(value => [value, values.filter(v => v === value).length]))

const newItem = (shift = { date: '2026-06-20', from: '09:00', to: '17:00' }, amountOfRows = 5) => {
  const { a } = stage.world
  return addItem(stage.test.database, a.id, {
    crewId: a.crews.main,
    functionId: a.functions.stagehand,
    shift,
    amountOfRows,
    openForApplications: true,
  })
}
async function newcomer() {
  const { test, world, server } = stage
  const person = await addPerson(test.database, world.a, `racer${crypto.randomUUID().slice(0, 8)}`)
  const token = await server.login('a.test', person.login)
  return {
    id: person.id,
    post: (path: string, body?: unknown, key?: string) =>
      server.request('a.test', 'POST', `/api/v1${path}`, {
        token,
        ...(body === undefined ? {} : { body }),
        ...(key === undefined ? {} : { key }),
      }),
  }
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>
const invited = (itemId: string, who: Newcomer) =>
  addLine(stage.test.database, stage.world.a.id, { itemId, personId: who.id, status: 'invited' })
const filled = async (itemId: string) => {
  const [row] = await stage.admin<{ filled: number; counted: number }>(
    `select filled, (select count(*)::int from project_crew_item_status s where s.item_id = i.id and s.status = 'confirmed') as counted
     from project_crew_item i where id = $1`,
    [itemId],
  )
  return row
}

describe('a position that is moved while somebody is put on it', () => {
  const planner = (path: string, body: object) => stage.as('planner', 'POST', path, body)
  it.each<[string, (itemId: string, who: Newcomer) => Promise<{ status: number; text: string }>]>([
    ['who applies', (itemId, who) => who.post(`/projectCrewItems/${itemId}/applyVacancy`, {})],
    [
      'who is confirmed',
      (projectCrewItemId, { id }) =>
        planner('/projectCrewItemStatus', { projectCrewItemId, personId: id, status: 'confirmed' }),
    ],
    [
      'who is invited with others',
      (itemId, { id }) => planner(`/projectCrewItems/${itemId}/invitations`, { personIds: [id] }),
    ],
  ])('takes %s along', async (_, put) => {
    const itemId = await newItem()
    const who = await newcomer()
    const { under } = await stage.test.database.withTenant(stage.world.a.id, async tx => {
      await tx.raw(
        `update project_crew_item set starts = starts + interval '2 hours', ends = ends + interval '2 hours'
        where id = $1`,
        [itemId],
      )
      let isAnswered = false
      const asked = put(itemId, who).finally(() => (isAnswered = true))
      // It waits for whoever moves the position, or has gone by what it was before.
      const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await until(async () => isAnswered || (await stage.admin(waits)).length > 0, 'it to wait or to be answered')
      return { under: asked }
    })
    const answer = await under
    expect(answer.status, answer.text).toBeLessThan(300)
    const [line] = await stage.admin<{ along: boolean }>(
      `select (s.starts, s.ends) = (i.starts, i.ends) as along from project_crew_item_status s
        join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id where s.item_id = $1`,
      [itemId],
    )
    expect(line).toEqual({ along: true })
  })
})

describe('the last five places', () => {
  it('go to exactly five of fifty who confirm at once', async () => {
    const itemId = await newItem()
    const racers = await Promise.all(inRow(50).map(newcomer))
    const jobs = await Promise.all(racers.map(who => invited(itemId, who)))
    const answers = await Promise.all(racers.map((who, n) => who.post(`/jobs/${jobs[n]}/confirmation`, {})))
    expect(count(answers.map(answer => codeOf(answer) ?? String(answer.status)))).toEqual({ 200: 5, positionFull: 45 })
    expect(await filled(itemId)).toEqual({ filled: 5, counted: 5 })
  })

  it('are counted right while people confirm and take it back at once', async () => {
    const itemId = await newItem()
    const racers = await Promise.all(inRow(12).map(newcomer))
    const jobs = await Promise.all(racers.map(who => invited(itemId, who)))
    const answers = await Promise.all(
      racers.flatMap((who, n) => [
        who.post(`/jobs/${jobs[n]}/confirmation`, {}),
        who.post(`/jobs/${jobs[n]}/confirmation/undo`),
        who.post(`/jobs/${jobs[n]}/confirmation`, {}),
      ]),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const held = await filled(itemId)
    expect(held?.filled).toBe(held?.counted)
    expect(held?.filled).toBeLessThanOrEqual(5)
  })

  it('are never fewer than are taken, though planning takes places away at the same moment', async () => {
    for (const _ of inRow(5)) {
      const itemId = await newItem()
      const racers = await Promise.all(inRow(5).map(newcomer))
      const jobs = await Promise.all(racers.map(who => invited(itemId, who)))
      const path = `/projectCrewItems/${itemId}`
      const [changed, ...answers] = await Promise.all([
        stage.as('planner', 'POST', path, { amountOfRows: 2, startTime: '08:00' }),
        ...racers.map((who, n) => who.post(`/jobs/${jobs[n]}/confirmation`, {})),
      ])
      expect([changed, ...answers].filter(({ status }) => status >= 500)).toEqual([])
      const confirmed = answers.filter(({ status }) => status === 200).length
      expect((await filled(itemId))?.filled).toBe(confirmed)
      if (changed.status === 200) expect(confirmed).toBeLessThanOrEqual(2)
      else expect(codeOf(changed)).toMatch(/amountBelowFilled|positionFull/)
    }
  })
})

describe('one person at one time', () => {
  it('who confirms two overlapping jobs at once gets one and is asked about the other', async () => {
    for (const round of inRow(20)) {
      const who = await newcomer()
      const day = String(10 + round).padStart(2, '0')
      const items = await Promise.all([
        newItem({ date: `2026-07-${day}`, from: '09:00', to: '17:00' }),
        newItem({ date: `2026-07-${day}`, from: '16:00', to: '22:00' }),
      ])
      const jobs = await Promise.all(items.map(itemId => invited(itemId, who)))
      const answers = await Promise.all(jobs.map(job => who.post(`/jobs/${job}/confirmation`, {})))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const refused = answers.findIndex(({ status }) => status === 409)
      expect(answers[refused]?.body).toMatchObject({
        code: 'alreadyConfirmed',
        collisions: [{ id: jobs[1 - refused] }],
      })
    }
  })

  it('whom planning puts elsewhere while they confirm is not booked twice unasked', async () => {
    for (const round of inRow(20)) {
      const who = await newcomer()
      const day = String(1 + round).padStart(2, '0')
      const [own, planned] = await Promise.all([
        newItem({ date: `2026-08-${day}`, from: '09:00', to: '17:00' }),
        newItem({ date: `2026-08-${day}`, from: '10:00', to: '12:00' }),
      ])
      const job = await invited(own, who)
      const [confirmed, put] = await Promise.all([
        who.post(`/jobs/${job}/confirmation`, {}),
        stage.as('planner', 'POST', '/projectCrewItemStatus', {
          projectCrewItemId: planned,
          personId: who.id,
          status: 'confirmed',
        }),
      ])
      expect([confirmed.status, put.status].toSorted()).toEqual(confirmed.status === 200 ? [200, 409] : [201, 409])
      const refusal = confirmed.status === 409 ? confirmed : put
      expect(refusal.body).toMatchObject({ code: 'alreadyConfirmed', collisions: [{}] })
    }
  })

  it('who confirms while planning moves another of their jobs over it is not booked twice unasked', async () => {
    for (const round of inRow(10)) {
      const who = await newcomer()
      const day = String(1 + round).padStart(2, '0')
      const [moving, other] = await Promise.all([
        newItem({ date: `2026-09-${day}`, from: '06:00', to: '08:00' }),
        newItem({ date: `2026-09-${day}`, from: '12:00', to: '18:00' }),
      ])
      await addLine(stage.test.database, stage.world.a.id, { itemId: moving, personId: who.id, status: 'confirmed' })
      const job = await invited(other, who)
      const [moved, confirmed] = await Promise.all([
        stage.as('planner', 'POST', `/projectCrewItems/${moving}`, { endTime: '13:00' }),
        who.post(`/jobs/${job}/confirmation`, {}),
      ])
      const codes = [codeOf(moved) ?? moved.status, codeOf(confirmed) ?? confirmed.status]
      expect([
        [200, 'alreadyConfirmed'],
        ['alreadyConfirmed', 200],
      ]).toContainEqual(codes)
      expect((moved.status === 409 ? moved : confirmed).body).toMatchObject({ collisions: [{}] })
    }
  })

  it('who is refused because of what was not yet written when they asked is told what it is', async () => {
    const { a } = stage.world
    const who = await newcomer()
    const shift = (from: string, to: string) => newItem({ date: '2026-10-05', from, to })
    const [early, late] = await Promise.all([shift('06:00', '08:00'), shift('12:00', '18:00')])
    const held = await addLine(stage.test.database, a.id, { itemId: early, personId: who.id, status: 'confirmed' })
    const job = await invited(late, who)
    await stage.admin('begin')
    await stage.admin(`update project_crew_item_status set ends = ends + interval '7 hours' where id = $1`, [held])
    const asked = who.post(`/jobs/${job}/confirmation`, {})
    await expect
      .poll(async () => {
        await stage.admin('select pg_stat_clear_snapshot()')
        return stage.admin(`select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid
          where not l.granted and a.datname = current_database()`)
      })
      .toHaveLength(1)
    await stage.admin('commit')
    expect((await asked).body).toMatchObject({ code: 'alreadyConfirmed', collisions: [{ id: held }] })
  })
})

describe('one position', () => {
  it('that twenty apply for while it is closed, and leave again, holds each of them once at most', async () => {
    const itemId = await newItem()
    const who = await newcomer()
    const answers = await Promise.all(
      inRow(20).map(n => who.post(`/projectCrewItems/${itemId}/${n % 4 === 3 ? 'unapplyVacancy' : 'applyVacancy'}`)),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const [row] = await stage.admin<{ n: number }>(
      'select count(*)::int as n from project_crew_item_status where item_id = $1 and person_id = $2',
      [itemId, who.id],
    )
    expect(row?.n).toBeLessThanOrEqual(1)
  })

  it('that planning puts one person on ten times at once holds them once', async () => {
    const itemId = await newItem()
    const who = await newcomer()
    const body = { projectCrewItemId: itemId, personId: who.id, status: 'confirmed' }
    const answers = await Promise.all(inRow(10).map(() => stage.as('planner', 'POST', '/projectCrewItemStatus', body)))
    expect(count(answers.map(answer => codeOf(answer) ?? String(answer.status)))).toEqual({
      201: 1,
      alreadyOnPosition: 9,
    })
    expect(await filled(itemId)).toEqual({ filled: 1, counted: 1 })
  })
})

describe('punches', () => {
  it('of the same kind sent twenty times at once are all kept, and one counts', async () => {
    const { a } = stage.world
    const path = `/projectCrewItems/${a.items.today}/activities`
    const answers = await Promise.all(
      inRow(20).map(() => stage.as('member', 'POST', path, { type: 'LOG', caption: 'Check-in' })),
    )
    const outcomes = answers.map(({ body }) => (body as { outcome: string }).outcome)
    expect(outcomes.every(outcome => outcome === 'accepted' || outcome === 'duplicate')).toBe(true)
    const [row] = await stage.admin<{ n: number }>('select count(*)::int as n from punch where status_id = $1', [
      a.jobs.member.today,
    ])
    expect(row?.n).toBe(20)
    const last = answers.at(-1)?.body as { projectCrewItemStatus: { status: string; flagged: boolean } }
    expect(last.projectCrewItemStatus).toMatchObject({ status: 'checkedIn', flagged: false })
  })

  it('of a whole day that arrive at once, from two devices, make the whole day', async () => {
    const { a } = stage.world
    for (const round of inRow(10)) {
      const who = await newcomer()
      const itemId = await newItem({ date: '2026-06-09', from: '08:00', to: '16:00' })
      const job = await addLine(stage.test.database, a.id, { itemId, personId: who.id, status: 'confirmed' })
      const sent = { deviceTime: stage.clock.now.toISOString(), pageLife: crypto.randomUUID(), monotonic: 0 }
      const punch = (caption: string, deviceTime: string) =>
        who.post(`/projectCrewItems/${itemId}/activities`, {
          type: 'LOG',
          caption,
          made: { deviceTime, pageLife: crypto.randomUUID(), monotonic: 0 },
          sent,
          offsetBefore: 0,
          replayed: true,
        })
      await Promise.all([
        punch('Check-out', '2026-06-09T14:00:00.000Z'),
        punch('Pre-call', '2026-06-09T05:00:00.000Z'),
        punch('Check-in', '2026-06-09T06:00:00.000Z'),
      ])
      const [line] = await stage.admin(
        `select status, pre_call_at, check_in_at, check_out_at, flagged from project_crew_item_status where id = $1`,
        [job],
      )
      expect(line, `round ${round}`).toEqual({
        status: 'checkedOut',
        pre_call_at: new Date('2026-06-09T05:00:00Z'),
        check_in_at: new Date('2026-06-09T06:00:00Z'),
        check_out_at: new Date('2026-06-09T14:00:00Z'),
        flagged: false,
      })
    }
  })

  it('sent ten times at once under one key are one, with one answer', async () => {
    const { a } = stage.world
    const key = crypto.randomUUID()
    const path = `/projectCrewItems/${a.items.today}/activities`
    const answers = await Promise.all(
      inRow(10).map(() => stage.as('colleague', 'POST', path, { type: 'LOG', caption: 'Check-in' }, { key })),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const [row] = await stage.admin<{ n: number }>('select count(*)::int as n from punch where status_id = $1', [
      a.jobs.colleague.today,
    ])
    expect(row?.n).toBe(1)
  })
})
