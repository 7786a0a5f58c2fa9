import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../openapi/operations.ts'
import { type Call, addressOf, callsIn } from '../support/calls.ts'
import { codeOf, setStage, type Stage } from '../support/stage.ts'
import { worldNow } from '../support/world.ts'
import { principals, whoMayWhat, type Verdict } from './who-may-what.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

/** The rows of the table that ask about something else than the crew all stand before. */
const about = (): Record<string, Call> => {
  const { a } = stage.world
  return {
    'readLocation#elsewhere': { id: a.locations.elsewhere },
    'readCrewItem#open': { id: a.items.open },
    'applyVacancy#closed': { id: a.items.today },
    'logActivity#forColleague': {
      id: a.items.today,
      body: { type: 'LOG', caption: 'Check-in', person: a.persons.colleague },
    },
    // Of another project: renewing ends the visitor's session, who is asked about what follows.
    renewProjectPassword: { id: a.projects.other, body: {} },
    'readProject#byNumber': { id: '7001' },
    'readProject#other': { id: a.projects.other },
    renewPlusCrewPassword: { id: a.plusCrews.other, body: {} },
    'readPlusCrew#byNumber': { id: '12' },
    'readPlusCrew#other': { id: a.plusCrews.other },
    // Of another crew: a kiosk that is closed reads nothing any more.
    'revokeKiosk#other': { id: a.kiosks.other, body: {} },
    'readRoster#other': { id: a.crews.other },
    'readPersonPicture#stranger': { id: a.persons.stranger },
  }
}

it('names every operation of the contract, and none besides', () => {
  const named = new Set(Object.keys(whoMayWhat).map(row => row.split('#')[0]))
  expect([...named].toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted())
})

describe('the running server', () => {
  const verdictOf = (status: number, code: string | undefined): Verdict | string => {
    if (code === 'loginRefused') return 'yes'
    if (status < 300 || status === 409) return 'yes'
    return status === 401 || status === 403 || status === 404 ? status : `${status} ${code}`
  }

  it.each(Object.keys(whoMayWhat))('answers %s as the table says', async row => {
    const [operationId] = row.split('#')
    const route = operations.find(known => known.operationId === operationId)
    if (!route) throw new Error(`${row} is no operation`)
    const call = about()[row] ?? callsIn(stage.world.a, worldNow)[route.operationId] ?? {}
    const { host, logins } = stage.world.a
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
        ...(route.operationId === 'createToken' ? { body: { login: 'nobody', password: 'nothing' }, key: null } : {}),
      })
      said[principal] = verdictOf(answer.status, codeOf(answer))
      if (['createToken', 'requestPasswordLink'].includes(route.operationId))
        await stage.admin('delete from login_attempt')
      if (route.operationId === 'revokeKiosk') await stage.admin('update kiosk set revoked_at = null')
      if (route.operationId === 'setPassword') await stage.admin('update password_link set used_at = null')
    }
    expect(said).toEqual(Object.fromEntries(principals.map((name, at) => [name, whoMayWhat[row]?.[at]])))
  })
})
