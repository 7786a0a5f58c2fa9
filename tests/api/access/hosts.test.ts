import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lookForRecord } from '../../../server/hosts/look-for-record.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'

interface Hosts {
  hosts: { host: string; main: boolean; here: boolean }[]
  waiting: { host: string; record: string; value: string; since: string }[]
}

let stage: Stage
/** What DNS says of each name. */
let records: Record<string, string[][] | Error>
const none = () => Object.assign(new Error('queryTxt ENODATA'), { code: 'ENODATA' })
beforeEach(async () => {
  stage = await setStage()
  records = {}
  stage.server.services.resolveTxt = name => {
    const said = records[name] ?? none()
    return said instanceof Error ? Promise.reject(said) : Promise.resolve(said)
  }
})
afterEach(() => stage.close())

const host = 'crew.example.com'
const read = async () => answered<Hosts>(await stage.as('office', 'GET', '/hosts'))
const act = (what: 'add' | 'check' | 'remove', named = host, sent = {}) =>
  stage.as('office', 'POST', what === 'add' ? '/hosts' : `/hosts/${what}`, { host: named }, sent)
const actOfB = async (what: 'add' | 'check', named = host) =>
  stage.server.request(stage.world.b.host, 'POST', what === 'add' ? '/api/v1/hosts' : '/api/v1/hosts/check', {
    token: await stage.token('office', 'b'),
    body: { host: named },
  })
const nameAt = async (at: string) => (await stage.server.request(at, 'GET', '/api/v1/tenant')).body as { name?: string }
const served = (at: string, name: string | undefined) =>
  until(async () => (await nameAt(at)).name === name, `${at} to be ${name}`)
const add = async () => {
  const [waiting] = answered<Hosts>(await act('add')).waiting
  if (!waiting) throw new Error('nothing waits')
  return waiting
}
const prove = async () => {
  const { record, value } = await add()
  records[record] = [['v=spf1 -all'], [value.slice(0, 9), value.slice(9)]]
  return answered<Hosts & { found: string }>(await act('check'))
}

describe('a host', () => {
  it('waits until its record is found, and is served then only', async () => {
    const { a } = stage.world
    expect(await read()).toEqual({ hosts: [{ host: a.host, main: true, here: true }], waiting: [] })
    const { record, value, since } = await add()
    expect([record, since]).toEqual([`_calltime.${host}`, stage.clock.now.toISOString()])
    expect(value).toMatch(/^calltime=[\w-]{32}$/)
    expect((await stage.server.request(host, 'GET', '/api/v1/tenant')).status).toBe(404)
    expect(answered(await act('check'))).toMatchObject({ found: 'absent', hosts: [{ host: a.host }] })
    records[record] = [['calltime=somebody-else']]
    expect(answered(await act('check'))).toMatchObject({ found: 'other', waiting: [{ host }] })
    records[record] = Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' })
    expect(answered(await act('check'))).toMatchObject({ found: 'unanswered', waiting: [{ host }] })
    expect((await stage.server.request(host, 'GET', '/api/v1/tenant')).status).toBe(404)
    records[record] = [[value]]
    expect(answered(await act('check'))).toMatchObject({
      found: 'proven',
      hosts: [
        { host: a.host, main: true, here: true },
        { host, main: false, here: false },
      ],
      waiting: [],
    })
    await served(host, 'Agency A')
    expect(answered(await act('check'))).toMatchObject({ found: 'proven' })
    const log = await stage.admin<{ code: string; text: string }>(
      `select code, text from activity where code in ('hostAdded', 'hostRemoved')`,
    )
    expect(log).toEqual([{ code: 'hostAdded', text: host }])
  })

  it('is written as browsers send it, and keeps what it waits for when it is added again', async () => {
    const first = answered<Hosts>(await act('add', 'Crew.MÜNCHEN.example.')).waiting
    expect(first).toMatchObject([{ host: 'crew.xn--mnchen-3ya.example' }])
    expect(answered<Hosts>(await act('add', 'crew.münchen.example')).waiting).toEqual(first)
  })

  it.each(['crew', '127.0.0.1', 'crew.example.com:80', 'https://crew.example.com', 'x.localhost', ' '])(
    'is not %j',
    async named => {
      expect(codeOf(await act('add', named))).toBe('invalidInput')
      expect((await read()).waiting).toEqual([])
    },
  )

  it('of another agency is neither added nor taken, whoever was quicker', async () => {
    const { b } = stage.world
    await stage.admin(`insert into tenant_host (host, tenant_id) values ('taken.example.com', $1)`, [b.id])
    expect(codeOf(await act('add', 'taken.example.com'))).toBe('nameTaken')
    const { record, value } = await add()
    // Both wait: that somebody waits keeps nobody from it.
    const [theirs] = answered<Hosts>(await actOfB('add')).waiting
    expect(theirs?.value).not.toBe(value)
    records[record] = [[theirs?.value ?? '']]
    expect(answered(await act('check'))).toMatchObject({ found: 'other' })
    expect(answered(await actOfB('check'))).toMatchObject({ found: 'proven' })
    await served(host, 'Agency B')
    records[record] = [[value]]
    expect(codeOf(await act('check'))).toBe('nameTaken')
    expect((await read()).waiting).toMatchObject([{ host }])
    expect((await nameAt(host)).name).toBe('Agency B')
  })

  it('that nobody added is not looked for', async () => {
    expect(codeOf(await act('check', 'other.example.com'))).toBe('notFound')
  })

  it('is one of twenty that wait at most', async () => {
    for (let at = 0; at < 20; at++) answered(await act('add', `h${at}.example.com`))
    expect(codeOf(await act('add', 'h20.example.com'))).toBe('outOfTurn')
    answered(await act('add', 'h7.example.com'))
  })

  it('is removed, waiting or served; a repeated request is one', async () => {
    await add()
    expect(answered<Hosts>(await act('remove')).waiting).toEqual([])
    await prove()
    await served(host, 'Agency A')
    const sent = { key: 'remove-host-1' }
    const first = await act('remove', host, sent)
    expect(answered<Hosts>(first).hosts).toHaveLength(1)
    expect((await act('remove', host, sent)).body).toEqual(first.body)
    await served(host, undefined)
    const check = { key: 'check-host-1' }
    await add()
    const found = await act('check', host, check)
    expect((await act('check', host, check)).body).toEqual(found.body)
    expect(codeOf(await act('check', 'other.example.com', check))).toBe('notFound')
  })

  it('stays where it is the last, or where one is just asked', async () => {
    const { a } = stage.world
    expect(codeOf(await act('remove', a.host))).toBe('stillInUse')
    await prove()
    expect(codeOf(await act('remove', a.host))).toBe('stillInUse')
    await served(host, 'Agency A')
    const token = await stage.token('office')
    const there = await stage.server.request(host, 'POST', '/api/v1/hosts/remove', { token, body: { host: a.host } })
    // The main one left: the one that was asked at is it now.
    expect(answered(there)).toMatchObject({ hosts: [{ host, main: true, here: true }] })
    await served(a.host, undefined)
    const last = await stage.server.request(host, 'POST', '/api/v1/hosts/remove', { token, body: { host } })
    expect(codeOf(last)).toBe('stillInUse')
    expect((await nameAt(stage.world.b.host)).name).toBe('Agency B')
  })

  it('of another agency is removed by nobody', async () => {
    const { b } = stage.world
    answered(await act('remove', b.host))
    expect((await nameAt(b.host)).name).toBe('Agency B')
    expect(await stage.admin('select 1 from tenant_host where host = $1', [b.host])).toHaveLength(1)
  })
})

it('DNS that says nothing for long is not waited for', async () => {
  expect(await lookForRecord(() => new Promise(() => undefined), 'a', 'b', 20)).toBe('unanswered')
  expect(await lookForRecord(() => Promise.reject(none()), 'a', 'b', 20)).toBe('absent')
  expect(await lookForRecord(() => Promise.resolve([]), 'a', 'b', 20)).toBe('absent')
})
