import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../src/client/schema.d.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'

type TypeRights = components['schemas']['LoginTypeRights']
type Lines = components['schemas']['ActivityList']

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const change = (type: string, ...rights: [code: string, given: boolean][]) =>
  stage.as('office', 'PATCH', `/loginTypeRights/${type}`, { rights: rights.map(([code, given]) => ({ code, given })) })
const rightsOf = async (type: string) =>
  answered<{ items: TypeRights[] }>(await stage.as('office', 'GET', '/loginTypeRights')).items.find(
    ({ loginType }) => loginType === type,
  )?.rights ?? []
const given = async (type: string, code: string) => (await rightsOf(type)).find(one => one.code === code)?.given
/** What was done in the test itself. */
const log = async () => {
  const { agency, invited } = stage.world.a.activities
  const { items } = answered<Lines>(await stage.as('office', 'GET', '/agencyActivities'))
  return items.filter(({ id }) => id !== agency && id !== invited)
}

describe('rights of those who log in as something', () => {
  it('are the defaults as long as nobody settles anything', async () => {
    for (const type of ['clients', 'crew', 'planners', 'office'])
      for (const { code, given: has, byDefault } of await rightsOf(type)) expect(has, `${type} ${code}`).toBe(byDefault)
  })

  it('are given at once to all who do, and to nobody of another agency', async () => {
    const card = { name: 'Fairs 2027' }
    expect(codeOf(await stage.as('planner', 'POST', '/rateCards', card))).toBe('rightRequired')
    const after = answered<TypeRights>(await change('planners', ['rateCards.EDIT', true]))
    expect(after.rights.find(({ code }) => code === 'rateCards.EDIT')).toEqual({
      code: 'rateCards.EDIT',
      given: true,
      byDefault: false,
    })
    await expect
      .poll(async () => codeOf(await stage.as('planner', 'POST', '/rateCards', card)) !== 'rightRequired')
      .toBe(true)
    const rows = await stage.admin<{ tenant: string }>('select tenant_id as tenant from login_type_rights')
    expect(rows.map(({ tenant }) => tenant)).toEqual([stage.world.a.id])
  })

  it('are taken at once, and whoever no longer sees something does not change it either', async () => {
    expect((await stage.as('client', 'GET', '/invoices')).status).toBe(200)
    await change('clients', ['invoices.READ', false])
    await expect.poll(async () => codeOf(await stage.as('client', 'GET', '/invoices')) === 'rightRequired').toBe(true)
    await change('planners', ['crewInfo.READ', false])
    expect(await given('planners', 'crewInfo.EDIT')).toBe(false)
    await change('planners', ['crewInfo.EDIT', true])
    expect(await given('planners', 'crewInfo.READ')).toBe(true)
  })

  it('of the mailbox open it and shut it', async () => {
    const reads = async () => (await stage.as('office', 'GET', '/emailMessages')).status
    expect(await reads()).toBe(200)
    await change('office', ['mailboxes.READ', false])
    await expect.poll(async () => (await reads()) === 403).toBe(true)
    expect((await stage.as('office', 'GET', '/mailboxUserRights')).body).toEqual({})
    await change('office', ['mailboxes.READ', true])
    await expect.poll(async () => (await reads()) === 200).toBe(true)
  })

  it('that were never meant for them are refused, and nothing else of it is done', async () => {
    const answer = await change('clients', ['invoices.READ', false], ['payrolls.READ', true])
    expect(answer.body).toMatchObject({
      status: 400,
      code: 'invalidInput',
      errors: [{ path: 'body.rights.1.code' }],
    })
    expect(await given('clients', 'invoices.READ')).toBe(true)
    for (const code of ['settings.READ', 'projects', '__proto__.READ', ''])
      expect((await change('clients', [code, true])).status, code).toBe(400)
    expect((await change('visitors', ['invoices.READ', false])).status).toBe(404)
  })

  it('are told by the log one by one, and only where one has become another', async () => {
    await change('planners', ['rateCards.EDIT', true], ['faq.READ', false], ['projects.READ', true])
    await change('planners', ['rateCards.EDIT', true])
    expect((await log()).map(({ code, text, by }) => [code, text, by?.name])).toEqual([
      ['rightGiven', 'planners rateCards.EDIT', expect.any(String)],
      ['rightTaken', 'planners faq.READ', expect.any(String)],
      ['rightTaken', 'planners faq.EDIT', expect.any(String)],
    ])
  })

  it('changed by two at once are both changed', async () => {
    const codes = ['projects.EDIT', 'rateCards.READ', 'vacancies.READ', 'crews.READ', 'plusCrews.EDIT', 'persons.READ']
    await Promise.all(codes.map(code => change('planners', [code, false])))
    const left = await rightsOf('planners')
    expect(codes.filter(code => left.find(one => one.code === code)?.given)).toEqual([])
  })
})

describe('the log of the agency', () => {
  it('tells what was settled from what to what, who logs in as what, and whom nobody lets in any more', async () => {
    const settings = (await stage.as('office', 'GET', '/settings')).body as {
      revision: number
      rules: { graceMinutes: number }
    }
    await stage.as('office', 'PATCH', '/settings', {
      revision: settings.revision,
      rules: { graceMinutes: 25 },
      support: { phone: '+49 40 99' },
    })
    const { member } = stage.world.a.persons
    const { loginIds } = stage.world.a
    expect(
      (
        await stage.as('office', 'POST', `/logins/${loginIds.member}`, {
          login: stage.world.a.logins.member,
          loginTypes: ['crew', 'planners'],
          companyId: null,
        })
      ).status,
    ).toBe(200)
    expect((await stage.as('office', 'POST', `/persons/${member}/endAccess`)).status).toBe(200)
    const lines = new Map((await log()).map(line => [line.code, line]))
    expect(lines.size).toBe(3)
    expect(lines.get('loginEnded')?.person?.id).toBe(member)
    expect(lines.get('loginChanged')).toMatchObject({ text: 'crew planners', person: { id: member } })
    expect(lines.get('settingsChanged')?.changes).toEqual([
      { field: 'graceMinutes', before: settings.rules.graceMinutes, after: 25 },
      { field: 'supportPhone', before: expect.anything(), after: '+49 40 99' },
    ])
    const totalOf = async (q: string) =>
      answered<Lines>(await stage.as('office', 'GET', `/agencyActivities?q=${encodeURIComponent(q)}`)).total
    expect(await totalOf('zzz')).toBe(0)
    // By whoever did it, and by whom it is about.
    const [doer = ''] = (lines.get('settingsChanged')?.by?.name ?? '').split(' ')
    expect(await totalOf(doer)).toBeGreaterThanOrEqual(3)
    expect(await totalOf(lines.get('loginEnded')?.person?.name ?? 'zzz')).toBeGreaterThanOrEqual(2)
  })

  it('says nothing where nothing has become another', async () => {
    const { revision, rules } = (await stage.as('office', 'GET', '/settings')).body as {
      revision: number
      rules: { graceMinutes: number }
    }
    await stage.as('office', 'PATCH', '/settings', { revision, rules: { graceMinutes: rules.graceMinutes } })
    expect(await log()).toEqual([])
  })
})
