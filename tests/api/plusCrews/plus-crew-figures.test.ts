import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'
import { worldNow } from '../../support/world/cast.ts'

interface Figure {
  id: string
  plusCrewId: string
  type: { id: string }
  date: string
  amount?: number
  hours?: number
  source: { id: string; caption: string }
  version: number
  changedAt: string
  changedBy: string | null
}
interface Listed {
  items: Figure[]
  total: number
}

let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

/** Only what a test enters itself. */
beforeEach(() => stage.admin('delete from plus_crew_value_data'))

const june = 'dateFrom=2026-06-01&dateTo=2026-06-30'
const list = async (who: LoginName, query: string = june) =>
  answered<Listed>(await stage.as(who, 'GET', `/plusCrewValueDatas?${query}`))
const post = (path: string, body: object, who: LoginName = 'planner') => stage.as(who, 'POST', path, body)
const refusal = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  return [status, (body as { code?: string }).code]
}

const figure = (more: object = {}) => ({
  plusCrewId: a.plusCrews.main,
  plusCrewValueTypeId: a.valueTypes.turnover,
  date: '2026-06-03',
  amount: 1234.56,
  ...more,
})
const enter = async (more: object = {}) => answered<Figure>(await post('/plusCrewValueDatas', figure(more)), 201)
const change = (id: string, body: object, who: LoginName = 'planner') => post(`/plusCrewValueDatas/${id}`, body, who)
const working = (hours: number, more: object = {}) => ({
  amount: undefined,
  plusCrewValueTypeId: a.valueTypes.hours,
  hours,
  ...more,
})

describe('a figure', () => {
  it('is entered by hand unless it names another source, and read again', async () => {
    const made = await enter()
    expect(made).toEqual({
      id: made.id,
      plusCrewId: a.plusCrews.main,
      type: { id: a.valueTypes.turnover, caption: 'Actual Turnover', unit: 'amount' },
      date: '2026-06-03',
      amount: 1234.56,
      source: { id: a.sourceTypes.byHand, caption: 'Entered by hand' },
      version: 1,
      changedAt: worldNow.toISOString(),
      changedBy: 'planner Example',
    })
    const hours = await enter(working(7.5, { sourceId: a.sourceTypes.pasted }))
    expect(hours).toMatchObject({ hours: 7.5, source: { caption: 'Pasted from a sheet' } })
    expect(hours).not.toHaveProperty('amount')
    expect((await list('planner')).items).toEqual([made, hours])
  })

  it('may be taken back by a negative one of the same day, and a day may have several', async () => {
    for (const amount of [100, 50.5, -20]) await enter({ amount })
    const { items, total } = await list('planner')
    expect(total).toBe(3)
    expect(items.map(({ amount }) => amount).toSorted()).toEqual([-20, 100, 50.5])
    expect(answered(await stage.as('planner', 'GET', '/plusCrews/12/prgrss'))).toMatchObject({ turnover: 130.5 })
  })

  it('is entered once, however often the same request comes', async () => {
    const key = crypto.randomUUID()
    const send = () => stage.as('planner', 'POST', '/plusCrewValueDatas', figure(), { key })
    const [first, second] = [answered<Figure>(await send(), 201), answered<Figure>(await send(), 201)]
    expect(second).toEqual(first)
    expect((await list('planner')).total).toBe(1)
  })

  it('is what its type counts: amounts or hours, and nothing for a bonus', async () => {
    const wrong: object[] = [
      { amount: undefined, hours: 8 },
      { plusCrewValueTypeId: a.valueTypes.hours },
      { plusCrewValueTypeId: a.valueTypes.bonus },
      working(8, { plusCrewValueTypeId: a.valueTypes.bonus }),
    ]
    for (const more of wrong)
      expect(await refusal(post('/plusCrewValueDatas', figure(more))), JSON.stringify(more)).toEqual([
        409,
        'valueKindWrong',
      ])
    const { id } = await enter()
    expect(await refusal(change(id, { hours: 8, version: 1 }))).toEqual([409, 'valueKindWrong'])
    expect((await list('planner')).items).toMatchObject([{ amount: 1234.56, version: 1 }])
  })

  it('of a plus crew, type or source nobody here knows is not entered', async () => {
    const { b } = stage.world
    const foreign: object[] = [
      { plusCrewId: b.plusCrews.main },
      { plusCrewValueTypeId: b.valueTypes.turnover },
      { sourceId: b.sourceTypes.byHand },
      ...['plusCrewId', 'plusCrewValueTypeId', 'sourceId'].map(field => ({ [field]: crypto.randomUUID() })),
    ]
    for (const more of foreign)
      expect(await refusal(post('/plusCrewValueDatas', figure(more))), JSON.stringify(more)).toEqual([404, 'notFound'])
    expect((await list('planner')).total).toBe(0)
  })

  it.each([
    ['amount and hours', { hours: 8 }],
    ['neither', { amount: undefined }],
    ['fractions of a hundredth', { amount: 0.001 }],
    ['a day that is none', { date: '2026-02-30' }],
    ['less than no hours', { amount: undefined, hours: -1 }],
  ])('with %s is refused', async (_, more) => {
    expect(await refusal(post('/plusCrewValueDatas', figure(more)))).toEqual([400, 'invalidInput'])
  })
})

describe('a change', () => {
  it('counts up, keeps the source unless it names one, and says who and when', async () => {
    const { id } = await enter({ sourceId: a.sourceTypes.pasted })
    stage.clock.forward(60_000)
    const changed = answered<Figure>(await change(id, { amount: 0.3, version: 1 }))
    expect(changed).toMatchObject({ id, amount: 0.3, version: 2, source: { id: a.sourceTypes.pasted } })
    expect(changed.changedAt).toBe(new Date(worldNow.getTime() + 60_000).toISOString())
    const again = answered<Figure>(await change(id, { amount: -5, sourceId: a.sourceTypes.byHand, version: 2 }))
    expect(again).toMatchObject({ amount: -5, version: 3, source: { id: a.sourceTypes.byHand } })
    expect((await list('planner')).items).toEqual([again])
    stage.clock.set(worldNow)
  })

  it('of what somebody changed meanwhile tells what it is now, and changes nothing', async () => {
    const { id } = await enter()
    answered(await change(id, { amount: 2, version: 1 }))
    const late = await change(id, { amount: 3, version: 1 })
    expect([late.status, codeOf(late)]).toEqual([409, 'valueChanged'])
    expect(late.body).toMatchObject({ version: 2, amount: 2, changedBy: 'planner Example' })
    expect(codeOf(await change(id, { amount: 3, version: 3 }))).toBe('valueChanged')
    const worked = await enter(working(8))
    answered(await change(worked.id, { hours: 7, version: 1 }))
    expect((await change(worked.id, { hours: 6, version: 1 })).body).toMatchObject({ version: 2, hours: 7 })
    expect((await list('planner')).items.map(({ version }) => version)).toEqual([2, 2])
  })

  it('of two at once is one', async () => {
    const { id } = await enter()
    const answers = await Promise.all([10, 20, 30].map(amount => change(id, { amount, version: 1 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const won = answered<Figure>(answers.find(({ status }) => status === 200) ?? (answers[0] as never))
    for (const lost of answers.filter(({ status }) => status === 409))
      expect(lost.body).toMatchObject({ code: 'valueChanged', version: 2, amount: won.amount })
    expect((await list('planner')).items).toEqual([won])
  })

  it('names a source of this agency', async () => {
    const { id } = await enter()
    for (const source of [stage.world.b.sourceTypes.byHand, crypto.randomUUID()])
      expect(await refusal(change(id, { amount: 3, sourceId: source, version: 1 }))).toEqual([404, 'notFound'])
  })

  it('can take a figure out, once', async () => {
    const { id } = await enter()
    const gone = await stage.as('planner', 'DELETE', `/plusCrewValueDatas/${id}`)
    expect([gone.status, gone.text]).toEqual([204, ''])
    expect((await list('planner')).total).toBe(0)
    expect(await refusal(stage.as('planner', 'DELETE', `/plusCrewValueDatas/${id}`))).toEqual([404, 'notFound'])
    expect(await refusal(change(id, { amount: 3, version: 1 }))).toEqual([404, 'notFound'])
  })

  it('needs the right to change, which a wall never has', async () => {
    const { id } = await enter()
    for (const who of ['client', 'office', 'plusCrewVisitor'] as const) {
      const answers = [
        await post('/plusCrewValueDatas', figure(), who),
        await change(id, { amount: 1, version: 1 }, who),
        await stage.as(who, 'DELETE', `/plusCrewValueDatas/${id}`),
      ]
      expect(
        answers.map(({ status }) => status),
        who,
      ).toEqual([403, 403, 403])
    }
    expect((await list('planner')).items).toMatchObject([{ id, version: 1 }])
    const { body } = await post('/plusCrewValueDatas', figure(), 'office')
    expect(body).toMatchObject({
      code: 'rightRequired',
      detail: 'This needs the right plusCrews EDIT.',
      right: 'plusCrews',
      permission: 'EDIT',
    })
  })

  it('by a client with the right is of the own company’s plus crews', async () => {
    const other = await enter({ plusCrewId: a.plusCrews.other })
    const rights = JSON.stringify({ plusCrews: { READ: ['OWN'], EDIT: ['OWN'] } })
    await stage.admin(
      `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, 'clients', $2, '{}')`,
      [a.id, rights],
    )
    const fresh = await stage.server.login(a.host, a.logins.client)
    const ask = (method: string, path: string, body?: object) =>
      stage.server.request(a.host, method, `/api/v1${path}`, { token: fresh, body: body ?? {} })
    expect((await ask('POST', '/plusCrewValueDatas', figure())).status).toBe(201)
    expect(await refusal(ask('POST', '/plusCrewValueDatas', figure({ plusCrewId: a.plusCrews.other })))).toEqual([
      404,
      'notFound',
    ])
    expect((await ask('POST', `/plusCrewValueDatas/${other.id}`, { amount: 1, version: 1 })).status).toBe(404)
    expect((await ask('DELETE', `/plusCrewValueDatas/${other.id}`)).status).toBe(404)
    expect((await ask('POST', `/plusCrewValues/${a.values.other}`, { perDay: 1 })).status).toBe(404)
    await stage.admin('delete from login_type_rights')
  })
})

describe('the list of figures', () => {
  const days = async (who: LoginName, query: string) => {
    const { items, total } = await list(who, query)
    return [items.map(({ date }) => date), total]
  }

  it('holds what one may read, and names nobody on a wall', async () => {
    const main = await enter()
    const other = await enter({ plusCrewId: a.plusCrews.other })
    const ids = async (who: LoginName, more = '') => (await list(who, june + more)).items.map(({ id }) => id)
    expect(await ids('planner')).toEqual([main.id, other.id])
    expect(await ids('office')).toEqual([main.id, other.id])
    expect(await ids('client')).toEqual([main.id])
    expect(await ids('otherClient')).toEqual([other.id])
    expect((await list('plusCrewVisitor')).items).toEqual([{ ...main, changedBy: null }])
    expect((await list('client')).items).toEqual([main])
    for (const who of ['client', 'plusCrewVisitor'] as const)
      for (const foreign of [a.plusCrews.other, stage.world.b.plusCrews.main, crypto.randomUUID()])
        expect(await ids(who, `&plusCrew=${foreign}`), who).toEqual([])
    expect(await ids('planner', `&plusCrew=${a.plusCrews.other}`)).toEqual([other.id])
  })

  it('is of the days and the type that were asked for, oldest first', async () => {
    for (const date of ['2026-06-30', '2026-05-31', '2026-07-01', '2026-06-01']) await enter({ date })
    await enter(working(8, { date: '2026-06-15' }))
    expect(await days('planner', june)).toEqual([['2026-06-01', '2026-06-15', '2026-06-30'], 3])
    expect(await days('planner', `${june}&plusCrewValueType=${a.valueTypes.hours}`)).toEqual([['2026-06-15'], 1])
    expect(await days('planner', `${june}&plusCrewValueType=${crypto.randomUUID()}`)).toEqual([[], 0])
    expect(await days('planner', 'dateFrom=2026-05-31&dateTo=2026-05-31')).toEqual([['2026-05-31'], 1])
  })

  it('goes page by page without losing or repeating a row of a day', async () => {
    for (let at = 0; at < 5; at++) await enter({ amount: at })
    const pages = [1, 2, 3].map(page => list('planner', `${june}&limit=2&page=${page}`))
    const items = (await Promise.all(pages)).flatMap(page => page.items)
    expect((await Promise.all(pages)).map(({ total }) => total)).toEqual([5, 5, 5])
    expect(items.map(({ amount }) => amount).toSorted()).toEqual([0, 1, 2, 3, 4])
  })

  it.each([
    ['2026-06-02', '2026-06-01', 'ends before it begins'],
    ['2026-01-01', '2027-01-02', 'is of more than a year'],
  ])('from %s to %s is refused: it %s', async (dateFrom, dateTo) => {
    const answer = await stage.as('planner', 'GET', `/plusCrewValueDatas?dateFrom=${dateFrom}&dateTo=${dateTo}`)
    expect(answer.body).toMatchObject({ code: 'invalidInput', errors: [{ path: 'query.dateTo' }] })
  })

  it('may be of a leap year', async () => {
    expect(await days('planner', 'dateFrom=2028-01-01&dateTo=2028-12-31')).toEqual([[], 0])
    expect(await days('planner', 'dateFrom=2026-01-01&dateTo=2027-01-01')).toEqual([[], 0])
  })
})
