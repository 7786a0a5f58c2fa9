import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answered, setStage, type Stage } from '../../support/stage.ts'

interface Card {
  id: string
  caption: string
  company: { name: string } | null
  functions: number
}
interface Item {
  id: string
  function: { id: string }
  ratePerHour: number
  addOns: { night: unknown }
}
interface Priced {
  rateCard: { id: string; caption: string; chosen: boolean } | null
}

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const card = { caption: 'Fair 2026', validFrom: '2026-01-01', validTo: null, currency: 'EUR' }
const none = { night: null, sunday: null, holiday: null, overtime: null }
const add = async (body: object) => answered<Card>(await stage.as('office', 'POST', '/rateCards', body), 201)
const cardsOf = async (who: 'office' | 'client', path = '/rateCards') =>
  answered<{ items: Card[] }>(await stage.as(who, 'GET', path)).items.map(({ caption }) => caption)
const priceOf = async (who: 'planner' | 'client' | 'projectVisitor') => {
  const { world } = stage
  return answered<Priced>(await stage.as(who, 'GET', `/projects/${world.a.projects.main}`)).rateCard
}

describe('rate cards', () => {
  it('stand in order: the agency’s standard, then each client’s with the newest first', async () => {
    const { client } = stage.world.a.companies
    await add({ ...card, companyId: client })
    await add({ ...card, caption: 'Newer', validFrom: '2026-03-01', companyId: client })
    const all = await cardsOf('office')
    expect(all[0]).toBe('Rates standard a')
    expect(all.indexOf('Newer')).toBeLessThan(all.indexOf('Fair 2026'))
    expect((await cardsOf('client')).slice(0, 1)).toEqual(['Newer'])
    expect(await cardsOf('client')).not.toContain('Rates standard a')
    expect((await cardsOf('client', `/companies/${client}/rateCards`)).toSorted()).toEqual(
      (await cardsOf('client')).toSorted(),
    )
  })

  it('are valid from one day to a later one', async () => {
    const answer = await stage.as('office', 'POST', '/rateCards', {
      ...card,
      validTo: '2025-12-31',
      companyId: null,
    })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'body.validTo' }] } })
  })

  it('are no company’s of the agency itself', async () => {
    const body = { ...card, companyId: stage.world.a.companies.own }
    expect(await stage.as('office', 'POST', '/rateCards', body)).toMatchObject({ status: 404 })
  })

  it('have one rate for a function: what is said anew replaces it', async () => {
    const { functions, rateCards } = stage.world.a
    const items = `/rateCards/${rateCards.main}/items`
    const night = { from: '22:00', to: '06:00', percent: 25 }
    const said = { functionId: functions.stagehand, ratePerHour: 3300, minimumMinutes: 240, addOns: { ...none, night } }
    const set = answered<Item>(await stage.as('office', 'POST', items, said))
    expect(set).toMatchObject({ function: { id: functions.stagehand }, ratePerHour: 3300, addOns: { night } })
    const body = { ...said, functionId: functions.rigger }
    await stage.as('office', 'POST', items, body)
    const { items: listed } = answered<{ items: Item[] }>(await stage.as('client', 'GET', items))
    expect(listed.map(({ function: { id }, ratePerHour }) => [id, ratePerHour]).toSorted()).toEqual(
      [functions.stagehand, functions.rigger].map(id => [id, 3300]).toSorted(),
    )
    const gone = await stage.as('office', 'DELETE', `/rateCardItems/${set.id}`)
    expect(gone.status).toBe(204)
    expect(answered<{ items: Item[] }>(await stage.as('client', 'GET', items)).items).toHaveLength(1)
  })
})

describe('the rate card of a project', () => {
  const choose = (rateCardId: string | null) =>
    stage.as('planner', 'POST', `/projects/${stage.world.a.projects.main}/rateCard`, { rateCardId })

  it('is the client’s, unless another one is chosen', async () => {
    const { rateCards } = stage.world.a
    expect(await priceOf('planner')).toMatchObject({ id: rateCards.main, chosen: false })
    answered(await choose(rateCards.standard))
    expect(await priceOf('client')).toMatchObject({ id: rateCards.standard, chosen: true })
    answered(await choose(null))
    expect(await priceOf('planner')).toMatchObject({ id: rateCards.main, chosen: false })
  })

  it('is the agency’s standard where the client has none on that day', async () => {
    const { rateCards } = stage.world.a
    const body = { ...card, validFrom: '2030-01-01' }
    for (const id of [rateCards.main, rateCards.gone, rateCards.lesser])
      answered(await stage.as('office', 'POST', `/rateCards/${id}`, body))
    expect(await priceOf('planner')).toMatchObject({ id: rateCards.standard, chosen: false })
  })

  it('is nothing for whoever may not see prices', async () => {
    expect(await priceOf('projectVisitor')).toBeNull()
  })

  it('is not taken away while it is chosen', async () => {
    const { rateCards } = stage.world.a
    answered(await choose(rateCards.main))
    const remove = () => stage.as('office', 'DELETE', `/rateCards/${rateCards.main}`)
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'stillInUse' } })
    answered(await choose(null))
    expect((await remove()).status).toBe(204)
    expect((await priceOf('planner'))?.id).not.toBe(rateCards.main)
  })
})
