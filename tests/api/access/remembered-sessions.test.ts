import { afterAll, beforeAll, expect, it } from 'vitest'
import { Rights } from '../../../server/access/rights.ts'
import { Sessions } from '../../../server/access/sessions.ts'
import { Tokens } from '../../../server/access/tokens.ts'
import { readSecrets } from '../../../server/secrets.ts'
import { untilRemembered } from '../../support/remembered.ts'
import { setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'
import { worldNow } from '../../support/world/cast.ts'

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

it('whose agency’s rights change is asked about again, and nobody of another agency', async () => {
  const [token, other] = [await stage.token('planner'), await stage.token('planner', 'b')]
  const { a, b } = stage.world
  const isRead = async (host: string, of: string) => {
    statements.length = 0
    await stage.server.request(host, 'GET', '/api/v1/tenant', { token: of })
    return statements.some(text => text.includes('from "session"'))
  }
  await untilRemembered(stage.server, a.host, token, statements)
  await untilRemembered(stage.server, b.host, other, statements)
  await stage.admin(
    `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, 'planners', '{}', '{}')`,
    [a.id],
  )
  await until(() => isRead(a.host, token), 'the session to be asked about')
  expect(await isRead(b.host, other)).toBe(false)
})

it('an agency that changes is read again by itself, and nobody of another agency is asked about', async () => {
  const [token, other] = [await stage.token('planner'), await stage.token('planner', 'b')]
  const { a, b } = stage.world
  await untilRemembered(stage.server, a.host, token, statements)
  await untilRemembered(stage.server, b.host, other, statements)
  statements.length = 0
  await stage.admin(`update tenant set name = 'Renamed' where id = $1`, [a.id])
  const { tenants } = stage.server.services
  await until(() => tenants.byHost(a.host)?.name === 'Renamed', 'the server to hear of the name')
  expect(statements.filter(text => /from "tenant(_host)?"(?! where)/.test(text))).toEqual([])
  await stage.server.request(b.host, 'GET', '/api/v1/tenant', { token: other })
  expect(statements.filter(text => text.includes('from "session"'))).toEqual([])
  expect(tenants.byHost(b.host)?.id).toBe(b.id)
})

it('a host that goes to another agency is that agency’s, and a removed one nobody’s', async () => {
  const { a, b } = stage.world
  const { tenants } = stage.server.services
  const of = () => tenants.byHost('moving.test')?.id
  await stage.admin(`insert into tenant_host (host, tenant_id) values ('moving.test', $1)`, [a.id])
  await until(() => of() === a.id, 'the host to be known')
  await stage.admin(`update tenant_host set tenant_id = $1 where host = 'moving.test'`, [b.id])
  await until(() => of() === b.id, 'the host to have moved')
  expect((await tenants.byId(a.id)).hosts).toEqual([a.host])
  await stage.admin(`delete from tenant_host where host = 'moving.test'`)
  await until(() => of() === undefined, 'the host to be gone')
  expect((await tenants.byId(b.id)).hosts).toEqual([b.host])
})
