/**
 * What one tenant reads of the database while it is there alone, and while 999 others are. Every statement the server
 * sends is taken down once, with its values, and sent again to both databases, so that nothing but the others differs.
 */
import type { Principal } from '../../server/access/principal.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { type Asked, notifications, requests, scopes } from './scale-asked.ts'
import { levels, type Read, readBy, statementsOf } from './scale-buffers.ts'
import { agency, loggedIn, measured, progress, setScale } from './scale-stage.ts'
import { enlarge, logInEverybody, multiply, rowsOfAll } from './scale-tenants.ts'

export interface Scaled {
  group: Asked['group']
  what: string
  alone: number
  among: number
  /** Pages more because indexes have become a level deeper: levels added × how often each was gone down. */
  deeper: number
  plans: [string[], string[]]
}

const others = 999
const timesAsLarge = 12
const large = { people: 150, projects: 260 }
const small = { people: 80, projects: 6 }
const template = agency('harbour')

interface Scale {
  all: Scaled[]
  tenants: number
  /** Rows of the measured tenant, and of all together. */
  own: number
  total: number
}

export async function measureScale(): Promise<Scale> {
  const stage = await setScale(large)
  const { client, database, log } = stage
  try {
    await enlarge(client, measured.id, timesAsLarge)
    await logInEverybody(client, measured.id, 20)
    await client.query('vacuum analyze')
    progress('one tenant is there')

    const { server, tokens, ids } = await loggedIn(stage)
    const asked: Asked[] = []
    const principals = new Map<string, Principal>()
    const { sessions, rights } = server.services
    for (const [who, token] of tokens) {
      sessions.forgetAll()
      rights.forgetAll()
      const statements = await statementsOf(async () => {
        const principal = await sessions.principalOf(token, measured.id, new Date())
        if (!principal) throw new Error(`${who} is nobody`)
        principals.set(who, principal)
      })
      asked.push({
        group: 'sessions',
        what: `a session that is not remembered, ${who}`,
        tenantId: measured.id,
        statements,
      })
    }
    asked.push(...(await requests(server, measured.id, tokens, ids)))
    asked.push(...(await scopes(server, principals, ids)))
    const crew = principals.get('crew')
    if (crew) asked.push(...(await notifications(server, tokens, crew, ids)))
    await server.stop()
    await client.query('vacuum analyze')
    progress(`${asked.length} requests are taken down`)

    const readAll = async () => {
      const all: Read[] = []
      for (const { tenantId, statements } of asked) all.push(await readBy(client, tenantId, statements))
      return all
    }
    const own = await rowsOfAll(client)
    const alone = await readAll()
    const depthAlone = await levels(client)
    await seedDemo(database, new Date(), log, small)
    await logInEverybody(client, template.id, 2)
    progress('copying')
    await multiply(client, template.id, others - 1)
    await client.query('vacuum analyze')
    progress(`${others + 1} tenants are there`)
    const among = await readAll()
    const depthAmong = await levels(client)
    const added = (index: string) => (depthAmong.get(index) ?? 0) - (depthAlone.get(index) ?? 0)
    const all = asked.map(({ group, what }, at): Scaled => {
      const [one, many] = [alone[at], among[at]]
      if (!one || !many) throw new Error(`${what} was not measured`)
      const deeper = [...many.searches].reduce((pages, [index, count]) => pages + added(index) * count, 0)
      return { group, what, alone: one.buffers, among: many.buffers, deeper, plans: [one.plans, many.plans] }
    })
    return { all, tenants: others + 1, own, total: await rowsOfAll(client) }
  } finally {
    await stage.end()
  }
}
