import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { principals, whoMayWhat } from '../security/who-may-what.ts'
import { addressOf, callsIn } from '../support/calls.ts'
import { contract } from '../support/contract.ts'
import { answered, type LoginName, setStage, type Stage } from '../support/stage.ts'
import { worldNow } from '../support/world.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

interface List {
  items: unknown[]
  total: number
  limit: number
  page: number
}
const base = '/api/v1'
const lists = contract.filter(
  ({ method, parameters }) => method === 'GET' && parameters.some(one => one.name === 'page'),
)

describe('a list that is asked for past its end', () => {
  it.each(lists.map(({ operationId, path }) => [operationId, path] as const))(
    'says how many there are: %s',
    async (operationId, path) => {
      const call = callsIn(stage.world.a, worldNow)[operationId] ?? {}
      const name = principals[whoMayWhat[operationId]?.findIndex(verdict => verdict === 'yes') ?? -1]
      const ask = async (page: number) => {
        const query = [call.query, 'limit=1', `page=${page}`].filter(Boolean).join('&')
        const as = name === undefined || name === 'nobody' ? null : (name as LoginName)
        const address = addressOf(path.slice(base.length), { ...call, query })
        return answered<List>(await stage.as(as, 'GET', address.slice(base.length)))
      }
      const { total } = await ask(1)
      expect(await ask(total + 7)).toEqual({ items: [], total, limit: 1, page: total + 7 })
    },
  )
})
