import { afterAll, beforeAll, expect, it } from 'vitest'
import { Rights } from '../../server/access/rights.ts'
import { Sessions } from '../../server/access/sessions.ts'
import { Tokens } from '../../server/access/tokens.ts'
import { readSecrets } from '../../server/secrets.ts'
import { setStage, type Stage } from '../support/stage.ts'
import { worldNow } from '../support/world.ts'

const statements: string[] = []
let stage: Stage
beforeAll(async () => {
  stage = await setStage({ database: { onQuery: text => statements.push(text) } })
})
afterAll(() => stage.close())

it('when there is room for no more, the one remembered longest makes it, and nobody else is asked about again', async () => {
  const { database } = stage.test
  const secrets = await readSecrets(database)
  const sessions = new Sessions(database, new Tokens(secrets.token), new Rights(database), 3)
  const names = ['member', 'chief', 'planner', 'office'] as const
  const tokens = await Promise.all(names.map(name => stage.token(name)))
  const read = async (token: string | undefined) => {
    statements.length = 0
    expect(await sessions.principalOf(token ?? '', stage.world.a.id, worldNow)).not.toBeNull()
    return statements.some(text => text.includes('from "session"'))
  }
  for (const token of tokens) expect(await read(token)).toBe(true)
  expect([await read(tokens[1]), await read(tokens[2]), await read(tokens[3])]).toEqual([false, false, false])
  expect(await read(tokens[0])).toBe(true)
  expect([await read(tokens[2]), await read(tokens[1])]).toEqual([false, true])
})
