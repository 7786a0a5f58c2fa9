import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answered, codeOf, writesOf, setStage, type Stage } from '../../support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage({ database: { poolSize: 20 } })
})
afterAll(() => stage.close())

const place = (name: string) => ({
  name,
  street: 'Kai 1',
  zipcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  timeZone: 'Europe/Berlin',
})
const add = (name: string, key: string, who: 'planner' | 'client' = 'planner') =>
  stage.as(who, 'POST', '/locations', place(name), { key })
const countOf = async (name: string) => {
  const [row] = await stage.admin<{ n: number }>('select count(*)::int as n from location where name = $1', [name])
  return row?.n
}

describe('an Idempotency-Key', () => {
  it('gives the same answer again without a second effect', async () => {
    const key = crypto.randomUUID()
    const first = answered(await add('Once', key), 201)
    const before = await writesOf(stage)
    expect(answered(await add('Once', key), 201)).toEqual(first)
    expect(await writesOf(stage)).toEqual(before)
    expect(await countOf('Once')).toBe(1)
  })

  it('of one request is refused for any other: another body, another address', async () => {
    const key = crypto.randomUUID()
    answered(await add('First', key), 201)
    expect(codeOf(await add('Second', key))).toBe('idempotencyKeyReused')
    const { a } = stage.world
    const elsewhere = await stage.as('planner', 'POST', `/projectCrewItems/${a.items.today}`, place('First'), { key })
    expect(elsewhere.status).toBe(400)
    const path = `/projectCrewItems/${a.items.today}`
    expect(codeOf(await stage.as('planner', 'POST', path, { task: 'x' }, { key }))).toBe('idempotencyKeyReused')
    expect(await countOf('Second')).toBe(0)
  })

  it('belongs to the person: the same one of somebody else is another', async () => {
    const key = crypto.randomUUID()
    const mine = answered<{ id: string }>(await add('Shared', key), 201)
    const theirs = answered<{ id: string }>(await add('Shared', key, 'client'), 201)
    expect(theirs.id).not.toBe(mine.id)
  })

  it('holds over sessions of the same person', async () => {
    const key = crypto.randomUUID()
    const first = answered(await add('Twice logged in', key), 201)
    const token = await stage.server.login('a.test', stage.world.a.logins.planner)
    expect(
      answered(await stage.as('planner', 'POST', '/locations', place('Twice logged in'), { key, token }), 201),
    ).toEqual(first)
  })

  it('is free again when its request was refused', async () => {
    const { a } = stage.world
    const key = crypto.randomUUID()
    const path = `/jobs/${a.jobs.member.tomorrow}/confirmation/undo`
    expect(codeOf(await stage.as('member', 'POST', path, undefined, { key }))).toBe('outOfTurn')
    answered(await stage.as('member', 'POST', `/jobs/${a.jobs.member.tomorrow}/confirmation`, {}))
    answered(await stage.as('member', 'POST', path, undefined, { key }))
  })

  it('sent ten times at once has one effect and one answer', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('At once', key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await countOf('At once')).toBe(1)
  })

  it('is asked for whatever the body holds, and its answer never tells another agency’s', async () => {
    const key = crypto.randomUUID()
    answered(await add('Here', key), 201)
    const there = await stage.server.request('b.test', 'POST', '/api/v1/locations', {
      token: await stage.token('planner', 'b'),
      body: place('Here'),
      key,
    })
    expect(there.status).toBe(201)
    const [row] = await stage.admin<{ n: number }>(
      `select count(distinct tenant_id)::int as n from location where name = 'Here'`,
    )
    expect(row?.n).toBe(2)
  })
})
