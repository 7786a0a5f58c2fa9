import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answered, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

interface Company {
  id: string
  name: string
}
let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const names = async (who: LoginName, query = '') =>
  answered<{ items: Company[] }>(await stage.as(who, 'GET', `/companies${query}`)).items.map(({ name }) => name)

describe('companies', () => {
  it('are all of them for planning and office, by name, and the own one for a client', async () => {
    for (const who of ['planner', 'office'] as const)
      expect(await names(who)).toEqual(['Agency a', 'Client Ltd', 'Other Ltd'])
    expect(await names('client')).toEqual(['Client Ltd'])
    expect(await names('otherClient')).toEqual(['Other Ltd'])
  })

  it('are found by name, city and number, and what is searched is taken literally', async () => {
    expect(await names('planner', '?q=bremen')).toEqual(['Other Ltd'])
    expect(await names('planner', '?q=c-2')).toEqual(['Client Ltd'])
    expect(await names('client', '?q=other')).toEqual([])
    expect(await names('planner', '?q=%25'), 'a sign is no word').toEqual(await names('planner'))
    expect(await names('planner', '?limit=1&page=2')).toEqual(['Client Ltd'])
  })

  it('tell how much is known of them', async () => {
    const read = await stage.as('client', 'GET', `/companies/${a.companies.client}`)
    expect(answered(read)).toEqual({
      id: a.companies.client,
      number: 'C-2',
      name: 'Client Ltd',
      city: 'Berlin',
      own: false,
      contacts: 1,
      projects: 1,
    })
  })

  it('say where notes go and how hours are counted, with the account when it is asked for', async () => {
    const path = `/companies/${a.companies.client}/settings`
    const plain = {
      companyId: a.companies.client,
      deliveryNoteEmail: null,
      language: null,
      hours: { from: 'later', roundTo: 15, lessBreak: true },
      account: null,
    }
    expect(answered(await stage.as('client', 'GET', path))).toEqual(plain)
    await stage.admin(
      `update company set delivery_note_email = 'invoices@client.example', language = 'de' where id = $1`,
      [a.companies.client],
    )
    const hours = { from: 'planned', roundTo: 30, lessBreak: false }
    await stage.admin(`update tenant set settings = jsonb_set(settings, '{hours}', $2::jsonb) where id = $1`, [
      a.id,
      JSON.stringify(hours),
    ])
    await stage.server.services.tenants.read()
    expect(answered(await stage.as('planner', 'GET', `${path}?expand=account`))).toEqual({
      ...plain,
      deliveryNoteEmail: 'invoices@client.example',
      language: 'de',
      hours,
      account: { number: 'C-2', name: 'Client Ltd', city: 'Berlin' },
    })
  })
})
