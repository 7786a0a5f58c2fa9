import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LoginName, answered, codeOf, setStage, type Stage } from '../../support/stage.ts'

interface Subscription {
  id: string
  name: string
  address: string | null
  health: string
  readAt: string | null
}

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
  await stage.admin('delete from calendar_subscription')
})
afterEach(() => stage.close())

const list = async (who: LoginName = 'member') =>
  answered<{ items: Subscription[] }>(await stage.as(who, 'GET', '/publicCalendarSubscriptions')).items
const make = async (of: object = {}, who: LoginName = 'member') => {
  const body = { kind: 'ical', name: 'Phone', requests: false, absences: false, ...of }
  const { id } = answered<Subscription>(await stage.as(who, 'POST', '/publicCalendarSubscriptions', body), 201)
  return id
}
const addressOf = async (id: string, who: LoginName = 'member') => {
  const address = (await list(who)).find(one => one.id === id)?.address
  if (!address) throw new Error('no address')
  return new URL(address)
}
/** As a program without a session reads it. */
const read = async (address: URL, host = 'a.test') => stage.server.request(host, 'GET', address.pathname, {})
const events = (text: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map(
      event =>
        Object.fromEntries(
          event
            .split('\r\n')
            .flatMap(line =>
              line.includes(':') ? [[line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]] : [],
            ),
        ) as Record<string, string>,
    )

describe('a calendar subscription', () => {
  it('is read by its address without a login: the own confirmed shifts, as the screen has them', async () => {
    const address = await addressOf(await make())
    expect(address.host).toContain('a.test')
    const answer = await read(address)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const jobs = answered<{ items: { id: string; starts: string; ends: string }[] }>(
      await stage.as('member', 'GET', '/jobs?tab=upcoming'),
    ).items
    const seen = events(answer.text)
    const utc = (at: string) => at.replaceAll(/[-:]|\.\d+/g, '')
    for (const job of jobs)
      expect(seen).toContainEqual(
        expect.objectContaining({
          UID: `${job.id}@calltime`,
          DTSTART: utc(job.starts),
          DTEND: utc(job.ends),
          STATUS: 'CONFIRMED',
        }),
      )
    expect(jobs.length).toBeGreaterThan(0)
    expect(answer.text).not.toContain('stranger')
    expect((await list())[0]).toMatchObject({ health: 'read', readAt: stage.clock.now.toISOString() })
  })

  it('has requests as tentative and absences only where they are asked for', async () => {
    const { a } = stage.world
    await stage.admin(`update project_crew_item_status set status = 'invited', confirmed_at = null where id = $1`, [
      a.jobs.member.tomorrow,
    ])
    await stage.admin(`update calendar_entry set status = 'approved' where kind = 'vacation'`)
    const of = async (more: object) => events((await read(await addressOf(await make(more)))).text)
    const plain = await of({})
    expect(plain.some(({ UID }) => UID === `${a.jobs.member.tomorrow}@calltime`)).toBe(false)
    expect(plain.some(event => 'DTSTART;VALUE=DATE' in event)).toBe(false)
    const all = await of({ requests: true, absences: true })
    expect(all.find(({ UID }) => UID === `${a.jobs.member.tomorrow}@calltime`)).toMatchObject({
      STATUS: 'TENTATIVE',
      SUMMARY: expect.stringMatching(/^\? /) as string,
    })
    expect(all).toContainEqual(
      expect.objectContaining({ 'DTSTART;VALUE=DATE': '20260706', 'DTEND;VALUE=DATE': '20260711' }),
    )
    expect(all).toContainEqual(expect.objectContaining({ UID: `${a.entries.member.block}@calltime` }))
    expect(all.some(({ UID }) => UID === `${a.entries.stranger.block}@calltime`)).toBe(false)
  })

  it('ends when it is deleted, when its owner leaves, and is nothing at another agency', async () => {
    const id = await make()
    const address = await addressOf(id)
    expect((await read(address, 'b.test')).status).toBe(410)
    expect((await stage.as('stranger', 'DELETE', `/publicCalendarSubscriptions/${id}`)).status).toBe(404)
    expect((await read(address)).status).toBe(200)
    expect((await stage.as('member', 'DELETE', `/publicCalendarSubscriptions/${id}`)).status).toBe(204)
    expect(codeOf(await read(address))).toBe('linkNotValid')
    const other = await addressOf(await make({}, 'colleague'), 'colleague')
    expect((await read(other)).status).toBe(200)
    answered(await stage.as('office', 'POST', `/persons/${stage.world.a.persons.colleague}/endAccess`))
    expect((await read(other)).status).toBe(410)
  })

  it('is given another address: the one before reads nothing from then on, and it counts as not read yet', async () => {
    const id = await make()
    const before = await addressOf(id)
    expect((await read(before)).status).toBe(200)
    const renew = (who: LoginName) => stage.as(who, 'POST', `/publicCalendarSubscriptions/${id}/renew`)
    expect((await renew('stranger')).status).toBe(404)
    const renewed = answered<Subscription>(await renew('member'))
    expect(renewed).toMatchObject({ name: 'Phone', address: null, health: 'new', readAt: null })
    expect(codeOf(await read(before))).toBe('linkNotValid')
    expect(await list()).toMatchObject([{ id: renewed.id, name: 'Phone' }])
    const after = await addressOf(renewed.id)
    expect(after.pathname).not.toBe(before.pathname)
    expect((await read(after)).status).toBe(200)
    expect((await renew('member')).status).toBe(404)
  })

  it('withdraws itself when nobody has read it for 90 days, and its owner is told by mail', async () => {
    const [kept, gone] = [await make({ name: 'Kept' }), await make({ name: 'Old phone' })]
    const address = await addressOf(gone)
    const quiet = (id: string, days: number) =>
      stage.admin(
        `update calendar_subscription set read_at = $2::timestamptz - make_interval(days => $3, secs => 1) where id = $1`,
        [id, stage.clock.now, days],
      )
    await quiet(kept, 89)
    await quiet(gone, 90)
    await stage.admin(`update person set email = 'member@example.test' where id = $1`, [stage.world.a.persons.member])
    await stage.admin('delete from mail')
    await stage.server.runJobs()
    await stage.server.runJobs()
    expect((await list()).map(({ id }) => id)).toEqual([kept])
    expect((await read(address)).status).toBe(410)
    const mails = await stage.admin<{ kind: string; recipient: string; state: string; data: object }>(
      'select kind, recipient, state, data from mail',
    )
    expect(mails).toEqual([
      { kind: 'calendarWithdrawn', recipient: 'member@example.test', state: 'sent', data: { name: 'Old phone' } },
    ])
  })

  it('keeps its secret nowhere, and shows the address to its owner alone', async () => {
    const id = await make()
    const secret = (await addressOf(id)).pathname.split('/').at(-1) ?? ''
    expect(secret.length).toBeGreaterThanOrEqual(43)
    const kept = await stage.admin('select row_to_json(n)::text as text from calendar_subscription n')
    const answers = await stage.admin(`select coalesce(string_agg(k::text, ' '), '') as text from idempotency_key k`)
    expect(JSON.stringify([kept, answers])).not.toContain(secret)
    const path = `/persons/${stage.world.a.persons.member}/calendarSubscriptions`
    const asOffice = answered<{ items: Subscription[] }>(await stage.as('office', 'GET', path)).items
    expect(asOffice).toMatchObject([{ id, name: 'Phone', address: null }])
    expect(answered<{ items: Subscription[] }>(await stage.as('member', 'GET', path)).items[0]?.address).toContain(
      secret,
    )
  })

  it('cannot be guessed at length, nor read without an end, and who reads rightly is not held up by it', async () => {
    const address = await addressOf(await make())
    const statuses: number[] = []
    for (let i = 0; i < 101; i++)
      statuses.push((await read(new URL(`http://a.test/api/v1/publicCalendars/guess-${i}`))).status)
    expect([statuses.filter(status => status === 410).length, statuses.at(-1)]).toEqual([100, 429])
    stage.clock.forward(16 * 60_000)
    const reads: number[] = []
    for (let i = 0; i < 61; i++) reads.push((await read(address)).status)
    expect([reads.filter(status => status === 200).length, reads.at(-1)]).toEqual([60, 429])
  })

  it('is one of ten at most', async () => {
    for (let i = 0; i < 10; i++) await make({ name: `Phone ${i}` })
    const body = { kind: 'ical', name: 'One more', requests: false, absences: false }
    expect(codeOf(await stage.as('member', 'POST', '/publicCalendarSubscriptions', body))).toBe('outOfTurn')
    expect(await list()).toHaveLength(10)
  })

  it('is told to be read anew', async () => {
    const address = await addressOf(await make({ kind: 'google' }))
    const sequence = async () => Math.min(...events((await read(address)).text).map(({ SEQUENCE }) => Number(SEQUENCE)))
    const before = await sequence()
    stage.clock.forward(120_000)
    expect((await stage.as('member', 'POST', '/publicCalendarSubscriptionsRefresh', undefined)).status).toBe(204)
    expect(await sequence()).toBeGreaterThan(before)
  })
})

describe('everybody who can log in', () => {
  it('is listed by name, in one answer, for planning and the office', async () => {
    interface User {
      name: string
      login: string
      loginTypes: string[]
      person: object | null
    }
    const { items } = answered<{ items: User[] }>(
      await stage.as('office', 'GET', '/users?all=true&order=name&paging=false'),
    )
    expect(items.map(({ name }) => name)).toEqual(
      items.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en')),
    )
    expect(items.map(({ login }) => login)).toEqual(
      expect.arrayContaining(
        (['member', 'planner', 'client', 'office'] as const).map(who => stage.world.a.logins[who]),
      ),
    )
    expect(items.some(({ login }) => login === stage.world.b.logins.member)).toBe(false)
    expect((await stage.as('office', 'GET', '/users?order=login')).status).toBe(400)
    answered(await stage.as('office', 'POST', `/persons/${stage.world.a.persons.colleague}/endAccess`))
    expect(answered<{ items: User[] }>(await stage.as('planner', 'GET', '/users')).items).toHaveLength(items.length - 1)
  })
})
