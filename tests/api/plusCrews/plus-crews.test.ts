import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/tenant/create-tenant.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'
import { password, worldNow } from '../../support/world/cast.ts'
import type { TenantWorld } from '../../support/world.ts'

interface Listed {
  items: Record<string, unknown>[]
  total: number
}
interface Link {
  login: string | null
  password: string | null
  link: string | null
}

let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const read = async <T = Record<string, unknown>>(who: LoginName, path: string) =>
  answered<T>(await stage.as(who, 'GET', path))
const refused = async (who: LoginName, method: string, path: string, body?: unknown) => {
  const answer = await stage.as(who, method, path, body)
  return [answer.status, codeOf(answer)]
}

describe('a plus crew', () => {
  it('is the same by number and by id', async () => {
    const docks = {
      id: a.plusCrews.main,
      number: '12',
      name: 'Docks',
      company: { id: a.companies.client, name: 'Client Ltd' },
      type: { id: a.plusCrewTypes.service, caption: 'Service' },
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
    }
    for (const who of ['planner', 'office', 'client', 'plusCrewVisitor'] as const)
      for (const n of ['12', a.plusCrews.main]) expect(await read(who, `/plusCrews/${n}`), who).toEqual(docks)
  })

  it('of others is not there for a visitor and a client', async () => {
    const foreign = ['13', '99', a.plusCrews.other, stage.world.b.plusCrews.main, crypto.randomUUID()]
    for (const who of ['client', 'plusCrewVisitor'] as const satisfies LoginName[])
      for (const n of foreign)
        for (const path of [`/plusCrews/${n}`, `/plusCrews/${n}/prgrss`])
          expect(await refused(who, 'GET', path), `${who} ${path}`).toEqual([404, 'notFound'])
  })

  it('may work for nobody in particular, and be of no kind', async () => {
    await stage.admin('update plus_crew set company_id = null, type_id = null where id = $1', [a.plusCrews.main])
    expect(await read('plusCrewVisitor', '/plusCrews/12')).toMatchObject({ company: null, type: null })
    expect((await stage.as('client', 'GET', '/plusCrews/12')).status).toBe(404)
    await stage.admin('update plus_crew set company_id = $2, type_id = $3 where id = $1', [
      a.plusCrews.main,
      a.companies.client,
      a.plusCrewTypes.service,
    ])
  })
})

describe('the lists', () => {
  it('of plus crews are by name, a desk’s whole and a client’s own', async () => {
    const names = async (who: LoginName, query = '') => {
      const { items, total } = await read<Listed>(who, `/plusCrews${query}`)
      return [items.map(({ name }) => name), total]
    }
    expect(await names('planner')).toEqual([['Docks', 'Yard'], 2])
    expect(await names('office')).toEqual([['Docks', 'Yard'], 2])
    expect(await names('client')).toEqual([['Docks'], 1])
    expect(await names('otherClient')).toEqual([['Yard'], 1])
    expect(await names('planner', '?limit=1&page=2')).toEqual([['Yard'], 2])
    expect(await refused('plusCrewVisitor', 'GET', '/plusCrews')).toEqual([403, 'visitorNotAllowed'])
    expect((await stage.as('member', 'GET', '/plusCrews')).body).toMatchObject({
      code: 'rightRequired',
      detail: 'This needs the right plusCrews.',
      right: 'plusCrews',
    })
    expect((await stage.as('member', 'GET', '/contacts')).body).toMatchObject({
      code: 'loginTypeRequired',
      detail: 'This is for clients, planners and office.',
      loginTypes: ['clients', 'planners', 'office'],
    })
  })

  it('of what there is to choose from are there in a new agency', async () => {
    const host = 'new.test'
    const login = `office@${host}`
    const names = { name: 'New', firstName: 'O', lastName: 'O', language: 'en', timeZone: 'Europe/Berlin' }
    await createTenant(stage.test.database, { host, login, ...names, password })
    const token = await until(
      () => stage.server.login(host, login).catch(() => null),
      'the server to hear of the agency',
    )
    const captions = async (path: string) => {
      const { body } = await stage.server.request(host, 'GET', `/api/v1${path}`, { token })
      return (body as Listed).items.map(({ caption, unit }) => (unit ? [caption, unit] : caption))
    }
    expect(await captions('/plusCrewTypes')).toEqual(['Logistics', 'Service', 'Retail'])
    expect(await captions('/plusCrewValueTypes')).toEqual([
      ['Actual Turnover', 'amount'],
      ['Staff Hours', 'hours'],
      ['Target Turnover', 'amount'],
      ['Team Bonus', 'bonus'],
    ])
    expect(await captions('/plusCrewValueDataSourceTypes')).toEqual([
      'Entered by hand',
      'Pasted from a sheet',
      'Filled with the daily value',
    ])
  })

  it('of what there is to choose from are in the agency’s order', async () => {
    const captions = async (path: string, who: LoginName = 'planner') =>
      (await read<Listed>(who, path)).items.map(({ id: _, ...item }) => item)
    expect(await captions('/plusCrewTypes')).toEqual([{ caption: 'Service' }])
    const types = [
      { caption: 'Actual Turnover', unit: 'amount' },
      { caption: 'Staff Hours', unit: 'hours' },
      { caption: 'Target Turnover', unit: 'amount' },
      { caption: 'Team Bonus', unit: 'bonus' },
    ]
    for (const who of ['planner', 'client', 'plusCrewVisitor'] as const)
      expect(await captions('/plusCrewValueTypes', who)).toEqual(types)
    expect(await captions('/plusCrewValueTypes?limit=2&page=2')).toEqual(types.slice(2))
    expect(await captions('/plusCrewValueDataSourceTypes', 'plusCrewVisitor')).toEqual([
      { caption: 'Entered by hand' },
      { caption: 'Pasted from a sheet' },
    ])
  })
})

describe('what is counted of a plus crew', () => {
  const ids = async (who: LoginName, query = '') =>
    (await read<Listed>(who, `/plusCrewValues${query}`)).items.map(({ id }) => id)

  it('is what one may read, crew by crew', async () => {
    const { main, other, bonus } = a.values
    expect(await ids('planner')).toEqual([main, bonus, other])
    expect(await ids('client')).toEqual([main, bonus])
    expect(await ids('otherClient')).toEqual([other])
    expect(await ids('plusCrewVisitor')).toEqual([main, bonus])
    expect(await ids('planner', `?plusCrew=${a.plusCrews.other}`)).toEqual([other])
    expect(await ids('planner', '?limit=1&page=3')).toEqual([other])
    for (const foreign of [a.plusCrews.other, stage.world.b.plusCrews.main, crypto.randomUUID()])
      for (const who of ['client', 'plusCrewVisitor'] as const)
        expect(await ids(who, `?plusCrew=${foreign}`), who).toEqual([])
  })

  it('gets a daily value or percents, whichever it has, field by field', async () => {
    const change = async (id: string, body: object) =>
      answered(await stage.as('planner', 'POST', `/plusCrewValues/${id}`, body))
    expect(await change(a.values.main, { perDay: 4000.55 })).toMatchObject({ perDay: 4000.55, bonus: null })
    expect(await change(a.values.main, {})).toMatchObject({ perDay: 4000.55 })
    expect(await change(a.values.main, { perDay: null })).toMatchObject({ perDay: null })
    const bonus = { ofTurnover: 2.5, aboveTarget: 0 }
    const changed = await change(a.values.bonus, { bonus })
    expect(changed).toEqual({
      id: a.values.bonus,
      plusCrewId: a.plusCrews.main,
      type: { id: a.valueTypes.bonus, caption: 'Team Bonus', unit: 'bonus' },
      perDay: null,
      bonus,
    })
    expect((await read<Listed>('plusCrewVisitor', '/plusCrewValues')).items[1]).toEqual(changed)
    expect(await change(a.values.bonus, { bonus: null })).toMatchObject({ bonus: null })
  })

  it('takes nothing of another kind', async () => {
    const wrong = { bonus: { ofTurnover: 2, aboveTarget: 5 } }
    expect(await refused('planner', 'POST', `/plusCrewValues/${a.values.main}`, wrong)).toEqual([409, 'valueKindWrong'])
    expect(await refused('planner', 'POST', `/plusCrewValues/${a.values.bonus}`, { perDay: 1 })).toEqual([
      409,
      'valueKindWrong',
    ])
    await stage.admin('update plus_crew_value set type_id = $2 where id = $1', [a.values.other, a.valueTypes.hours])
    for (const perDay of [-1, 10_001])
      expect(await refused('planner', 'POST', `/plusCrewValues/${a.values.other}`, { perDay })).toEqual([
        400,
        'invalidInput',
      ])
  })

  it('is changed by whoever has the right to, and by no wall', async () => {
    for (const who of ['client', 'office', 'plusCrewVisitor'] as const)
      expect((await refused(who, 'POST', `/plusCrewValues/${a.values.main}`, { perDay: 1 }))[0], who).toBe(403)
  })
})

describe('the progress of a month', () => {
  const enter = (type: keyof TenantWorld['valueTypes'], day: string, hundredths: number) =>
    stage.admin(
      `insert into plus_crew_value_data (tenant_id, id, plus_crew_id, type_id, day, hundredths, source_id)
        values ($1, gen_random_uuid(), $2, $3, $4, $5, $6)`,
      [a.id, a.plusCrews.main, a.valueTypes[type], day, hundredths, a.sourceTypes.byHand],
    )
  const progress = (query = '') => read('plusCrewVisitor', `/plusCrews/12/prgrss${query}`)
  beforeAll(async () => {
    // Besides the 1,000 of the first of June.
    await enter('turnover', '2026-06-30', 10)
    await enter('turnover', '2026-06-30', 20)
    await enter('target', '2026-06-01', 200_060)
    await enter('hours', '2026-06-02', 1550)
    await enter('turnover', '2026-05-31', 500)
    await enter('turnover', '2026-07-01', 700)
  })

  it('sums its days, the first and the last with it, to the hundredth', async () => {
    const june = { dateFrom: '2026-06-01', dateTo: '2026-06-30' }
    const sums = { turnover: 1000.3, target: 2000.6, hours: 15.5, reached: 0.5 }
    expect(await progress()).toEqual({ ...june, ...sums })
    expect(await progress('?date=2026-06-17')).toEqual({ ...june, ...sums })
    for (const who of ['planner', 'office', 'client'] as const)
      expect(await read(who, `/plusCrews/${a.plusCrews.main}/prgrss`), who).toEqual({ ...june, ...sums })
  })

  it('reaches nothing where there is no target, and is empty where nothing was entered', async () => {
    expect(await progress('?date=2026-05-02')).toEqual({
      dateFrom: '2026-05-01',
      dateTo: '2026-05-31',
      turnover: 5,
      target: 0,
      hours: 0,
      reached: null,
    })
    expect(await progress('?date=2028-02-29')).toMatchObject({ dateTo: '2028-02-29', turnover: 0, reached: null })
  })

  it('is the present one where the plus crew is, not where the server is', async () => {
    const zoned = async (zone: string, at: string) => {
      await stage.admin('update plus_crew set time_zone = $2 where id = $1', [a.plusCrews.main, zone])
      stage.clock.set(new Date(at))
      const { dateFrom } = await progress()
      stage.clock.set(worldNow)
      return dateFrom
    }
    expect(await zoned('Europe/Berlin', '2026-06-30T21:59:00Z')).toBe('2026-06-01')
    expect(await zoned('Europe/Berlin', '2026-06-30T22:00:00Z')).toBe('2026-07-01')
    expect(await zoned('America/New_York', '2026-06-30T22:00:00Z')).toBe('2026-06-01')
    await zoned('Europe/Berlin', worldNow.toISOString())
  })

  it('is asked for by a day', async () => {
    for (const date of ['2026-02-30', '2026-06', 'today', ''])
      expect(await refused('planner', 'GET', `/plusCrews/12/prgrss?date=${date}`), date).toEqual([400, 'invalidInput'])
  })
})

describe('the link of the screen on the wall', () => {
  beforeEach(async () => {
    await stage.admin(`delete from session where login_id in (select id from login where subject_id = $1)`, [
      a.plusCrews.other,
    ])
    await stage.admin(`delete from login where kind = 'pluscrew' and subject_id = $1`, [a.plusCrews.other])
    await stage.admin('delete from login_attempt')
  })
  const path = '/plusCrews/13/password'
  const renew = (key?: string) => stage.as('planner', 'POST', path, {}, key ? { key } : {})
  const open = ({ login, password }: Link) =>
    stage.server.request(a.host, 'POST', '/api/v1/auth/token', { body: { login, password }, key: null })
  const tokenOf = async (link: Link) => answered<{ token: string }>(await open(link)).token
  const works = async (token: string, n = '13') =>
    (await stage.server.request(a.host, 'GET', `/api/v1/plusCrews/${n}`, { token })).status

  it('is none at first, is made, read again by planning, and opens the one plus crew', async () => {
    expect(await read<Link>('planner', path)).toEqual({ login: null, password: null, link: null })
    const made = answered<Link>(await renew())
    expect(made.login).toBe('PLUS-13')
    expect(made.link).toBe(`https://a.test/plus-crews/13?plus-crew-id=PLUS-13&password=${made.password}`)
    expect(await read<Link>('planner', `/plusCrews/${a.plusCrews.other}/password`)).toEqual(made)
    const token = await tokenOf(made)
    expect([await works(token), await works(token, '12')]).toEqual([200, 404])
  })

  it('ends with every session it opened when it is renewed', async () => {
    const old = answered<Link>(await renew())
    const token = await tokenOf(old)
    expect(await works(token)).toBe(200)
    const fresh = answered<Link>(await renew())
    await until(async () => (await works(token)) === 401, 'the session to end', 1000)
    expect(codeOf(await open(old))).toBe('loginRefused')
    expect(await works(await tokenOf(fresh))).toBe(200)
  })

  it('is made once, however often the same request comes, and is no project’s', async () => {
    const key = crypto.randomUUID()
    const first = answered<Link>(await renew(key))
    expect(answered<Link>(await renew(key))).toEqual(first)
    expect(codeOf(await stage.as('planner', 'POST', '/projects/7001/password', {}, { key }))).toBe(
      'idempotencyKeyReused',
    )
  })

  it('takes another name where somebody logs in by that one', async () => {
    await stage.admin(`update login set login = 'plus-13' where login = $1`, [a.logins.stranger])
    const made = answered<Link>(await renew())
    expect(made.login).toBe('plus-crew-13')
    expect(await works(await tokenOf(made))).toBe(200)
    await stage.admin(`update login set login = $1 where login = 'plus-13'`, [a.logins.stranger])
  })

  it('is planning’s alone', async () => {
    for (const who of ['client', 'office', 'plusCrewVisitor'] as const)
      for (const method of ['GET', 'POST'])
        expect((await refused(who, method, '/plusCrews/12/password'))[0], `${who} ${method}`).toBe(403)
  })
})
