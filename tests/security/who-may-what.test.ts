import { restoreKnown } from '../support/rows/crew-rows.ts'
import { restoreReceipts } from '../support/rows/receipt-rows.ts'
import { insertFaq } from '../support/world/people.ts'
import { restoreUploads } from '../support/rows/upload-rows.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../openapi/operations.ts'
import { callsIn, aboutIn, whoMayWhat } from '../resources/all.ts'
import { addressOf } from '../support/calls.ts'
import { codeOf, setStage, type Stage } from '../support/stage.ts'
import { worldNow } from '../support/world/cast.ts'
import { principals, type Verdict } from '../resources/verdicts.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

it('names every operation of the contract, and none besides', () => {
  const named = new Set(Object.keys(whoMayWhat).map(row => row.split('#')[0]))
  expect([...named].toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted())
})

describe('the running server', () => {
  const verdictOf = (status: number, code: string | undefined): Verdict | string => {
    // Let in, to be told that what they came with is wrong.
    if (code === 'loginRefused' || code === 'passkeyRefused' || code === 'codeRefused') return 'yes'
    // A browser is sent on, whoever it is of.
    if (status <= 302 || status === 409) return 'yes'
    return status === 401 || status === 403 || status === 404 ? status : `${status} ${code}`
  }

  // Who reads is asked first: what is changed may put somebody on the crew.
  const changes = (row: string) =>
    operations.find(({ operationId }) => operationId === row.split('#')[0])?.method !== 'get'
  const rows = Object.keys(whoMayWhat).toSorted((a, b) => Number(changes(a)) - Number(changes(b)))
  it.each(rows)('answers %s as the table says', async row => {
    const [operationId] = row.split('#')
    const route = operations.find(known => known.operationId === operationId)
    if (!route) throw new Error(`${row} is no operation`)
    const call = aboutIn(stage.world.a)[row] ?? callsIn(stage.world.a, worldNow)[route.operationId] ?? {}
    const { host, logins } = stage.world.a
    if (/^create(Receipt|Project)Document$|^createFormAnswerFile$|ProjectLogo$/.test(route.operationId))
      await restoreUploads(stage.admin, stage.world.a)
    if (row === 'createOpenIdToken') await stage.admin('update open_id_provider set enabled = true')
    const said: Record<string, Verdict | string> = {}
    for (const principal of principals) {
      const token =
        principal === 'nobody'
          ? undefined
          : row === 'logout' || row === 'startKiosk'
            ? await stage.server.login(host, logins[principal])
            : await stage.token(principal)
      const answer = await stage.server.request(host, route.method.toUpperCase(), addressOf(route.path, call), {
        token,
        ...(call.body === undefined ? {} : { body: call.body }),
        ...(call.headers ? { headers: call.headers } : {}),
        ...(route.operationId === 'createToken' ? { body: { login: 'nobody', password: 'nothing' }, key: null } : {}),
      })
      said[principal] = verdictOf(answer.status, codeOf(answer))
      if (['createToken', 'requestPasswordLink'].includes(route.operationId))
        await stage.admin('delete from login_attempt')
      if (route.operationId === 'createOpenIdToken') await stage.admin('update open_id_ticket set used_at = null')
      if (route.operationId === 'revokeKiosk') await stage.admin('update kiosk set revoked_at = null')
      if (/^delete(Crew|PlannerCrew)/.test(route.operationId)) await restoreKnown(stage.admin, stage.world.a)
      if (/Receipt/.test(route.operationId) && route.method !== 'get') await restoreReceipts(stage, stage.world.a)
      if (route.operationId === 'deleteFaq')
        await stage.test.database.withTenant(stage.world.a.id, tx => insertFaq(tx, stage.world.a))
      if (route.operationId === 'setPassword') await stage.admin('update password_link set used_at = null')
    }
    expect(said).toEqual(Object.fromEntries(principals.map((name, at) => [name, whoMayWhat[row]?.[at]])))
  })
})
