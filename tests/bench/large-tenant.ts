/**
 * What an agency of 100,000 people and a million positions reads of the database, beside the same agency while it was small:
 * the same statements with the same values, so that nothing but its size differs.
 */
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { collisionsJson } from '../../server/jobs/jobs.queries.ts'
import { type Asked, requests } from './scale-asked.ts'
import { type Read, readBy, statementsOf } from './scale-buffers.ts'
import { loggedIn, measured, progress, setScale } from './scale-stage.ts'
import { enlarge, logInEverybody } from './scale-tenants.ts'

const small = { people: 250, projects: 260 }
const timesAsLarge = Number(process.env['TIMES'] ?? 400)
const placesAsked = 7

export interface LargeTenant {
  people: number
  positions: number
  requests: { what: string; statements: number; before: number; after: number }[]
  best: { pages: number; candidates: number; ms: number; status: number }[]
  conflicts: number[]
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN
export const medianOf = <T>(all: readonly T[], of: (one: T) => number) => median(all.map(of))

export async function measureLargeTenant(): Promise<LargeTenant> {
  const stage = await setScale(small)
  const { client, database } = stage
  try {
    const count = async (text: string) => Number((await client.query<{ n: string }>(text)).rows[0]?.n)
    await logInEverybody(client, measured.id, 2)
    await client.query('vacuum analyze')
    const { server, tokens, ids } = await loggedIn(stage)
    const asked: Asked[] = await requests(server, measured.id, tokens, ids)
    const readAll = async () => {
      const all: Read[] = []
      for (const { tenantId, statements } of asked) all.push(await readBy(client, tenantId, statements))
      return all
    }
    const before = await readAll()
    progress(`${asked.length} requests are taken down`)
    const places = await ledPlaces(client, server.port, tokens.get('planner') ?? '')
    await enlarge(client, measured.id, timesAsLarge)
    progress('copied')
    await client.query('vacuum analyze')
    const people = await count('select count(*) as n from person')
    const positions = await count('select count(*) as n from project_crew_item')
    progress(`${people} people and ${positions} positions are there`)
    const after = await readAll()

    const best: LargeTenant['best'] = []
    for (const id of places) {
      const started = performance.now()
      let answer = { status: 0, total: 0 }
      const statements = await statementsOf(async () => {
        const got = await askForBest(server.port, tokens.get('planner') ?? '', id)
        const { total } = (await got.json()) as { total?: number }
        answer = { status: got.status, total: total ?? 0 }
      })
      const ms = performance.now() - started
      const { buffers } = await readBy(client, measured.id, statements)
      best.push({ pages: buffers, candidates: answer.total, status: answer.status, ms })
      progress(JSON.stringify(best.at(-1)))
    }
    const { rows: lines } = await client.query<{ id: string }>(
      `select id from project_crew_item_status where tenant_id = $1 and starts > now() and status = 'confirmed'
        order by id limit 50`,
      [measured.id],
    )
    const conflicts: number[] = []
    for (const { id } of lines) {
      const read = async (columns: typeof collisionsJson) => {
        const statements = await statementsOf(() =>
          database.withTenant(measured.id, tx =>
            tx.execute(
              sql`select ${columns} from project_crew_item_status s where s.tenant_id = ${measured.id} and s.id = ${id}`,
            ),
          ),
        )
        return (await readBy(client, measured.id, statements)).buffers
      }
      // What is left of it is the question alone.
      conflicts.push((await read(collisionsJson)) - (await read(sql.raw('s.id'))))
    }
    await server.stop()
    return {
      people,
      positions,
      best,
      conflicts,
      requests: asked.map(({ what, statements }, at) => ({
        what,
        statements: statements.length,
        before: before[at]?.buffers ?? NaN,
        after: after[at]?.buffers ?? NaN,
      })),
    }
  } finally {
    await stage.end()
  }
}

const askForBest = (port: number, token: string, id: string) =>
  fetch(`http://127.0.0.1:${port}/api/v1/projectCrewItems/${id}/bestPersons?most=20&method=bestMatch`, {
    headers: { authorization: `Bearer ${token}` },
  })

/** Positions to come that somebody is still sought for, each for another function, of projects the planner leads: a copied one is led by a copied planner. */
async function ledPlaces(client: pg.Client, port: number, token: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string; functionId: string }>(
    `select i.id, i.function_id as "functionId" from project_crew_item i
      where i.tenant_id = $1 and i.starts > now() and i.filled < i.amount_of_rows order by i.id`,
    [measured.id],
  )
  const led = new Map<string, string>()
  for (const { id, functionId } of rows)
    if (!led.has(functionId) && (await askForBest(port, token, id)).ok) led.set(functionId, id)
  if (led.size === 0) throw new Error('the planner leads no position that is open')
  return [...led.values()].slice(0, placesAsked)
}
