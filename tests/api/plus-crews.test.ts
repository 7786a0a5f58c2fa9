import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../support/stage.ts'
import type { TenantWorld } from '../support/world.ts'

let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

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
      for (const n of ['12', a.plusCrews.main])
        expect(answered(await stage.as(who, 'GET', `/plusCrews/${n}`)), who).toEqual(docks)
  })

  it('of others is not there for a visitor and a client', async () => {
    const foreign = ['13', '99', a.plusCrews.other, stage.world.b.plusCrews.main, crypto.randomUUID()]
    for (const who of ['client', 'plusCrewVisitor'] as const satisfies LoginName[])
      for (const n of foreign) {
        const answer = await stage.as(who, 'GET', `/plusCrews/${n}`)
        expect([answer.status, codeOf(answer)], `${who} ${n}`).toEqual([404, 'notFound'])
      }
  })

  it('may work for nobody in particular', async () => {
    await stage.admin('update plus_crew set company_id = null where id = $1', [a.plusCrews.main])
    expect(answered(await stage.as('plusCrewVisitor', 'GET', '/plusCrews/12'))).toMatchObject({ company: null })
    expect((await stage.as('client', 'GET', '/plusCrews/12')).status).toBe(404)
  })
})
