/** What is asked for one tenant: sessions, every GET, every row scope, and what tells of a change. */
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { operations } from '../../openapi/operations.ts'
import type { RouteDef } from '../../openapi/route.ts'
import { checkScope } from '../../server/access/scopes.ts'
import type { Principal } from '../../server/access/principal.ts'
import type { RunningServer } from '../../server/start.ts'
import { type Statement, statementsOf } from './scale-buffers.ts'

/** Ids of the measured tenant by what they are of. */
type Ids = Record<string, string>

export interface Asked {
  group: 'sessions' | 'lists' | 'rows' | 'scopes' | 'notifications'
  what: string
  /** Empty where the application asks for itself. */
  tenantId: string
  statements: Statement[]
}

const sent = (server: RunningServer, path: string, token: string | null, body?: object) =>
  fetch(`http://127.0.0.1:${server.port}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

export const tokenOf = async (server: RunningServer, path: string, token: string | null, body: object) => {
  const answer = await sent(server, path, token, body)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/** Rows that stand for all of their kind: of today's crew, which has most of everything. */
export async function idsOf(client: pg.Client, tenantId: string): Promise<Ids> {
  const { rows } = await client.query<Ids>(
    `with today as (select s.crew_id, s.item_id, s.id, s.person_id from project_crew_item_status s
        join login l on l.tenant_id = s.tenant_id and l.person_id = s.person_id and l.login like 'crew@%'
        where s.tenant_id = $1 and s.starts > now() - interval '1 day' and s.status in ('confirmed', 'checkedIn')
        order by s.starts limit 1)
      select c.id as crew, c.project_id as project, c.location_id as location, p.company_id as company, t.item_id as position,
        t.id as job, t.id as line, t.person_id as person, g.id as "plusCrew", v.id as "plusCrewValue", d.id as "plusCrewValueData"
      from today t join project_crew c on c.tenant_id = $1 and c.id = t.crew_id
        join project p on p.tenant_id = $1 and p.id = c.project_id
        join plus_crew g on g.tenant_id = $1 join plus_crew_value v on v.tenant_id = $1 and v.plus_crew_id = g.id
        join plus_crew_value_data d on d.tenant_id = $1 and d.plus_crew_id = g.id
      order by g.number, d.day desc limit 1`,
    [tenantId],
  )
  if (!rows[0]) throw new Error('the demo has nobody on a crew today')
  return rows[0]
}

const subjectsByPath: [RegExp, string][] = [
  [/^\/projectCrews\//, 'crew'],
  [/^\/projectCrewItems\//, 'position'],
  [/^\/jobs\//, 'job'],
  [/^\/projects\//, 'project'],
  [/^\/companies\//, 'company'],
  [/^\/locations\//, 'location'],
  [/^\/persons\//, 'person'],
  [/^\/plusCrews\//, 'plusCrew'],
]
const queries: Record<string, string[]> = {
  listJobs: ['', 'tab=past', 'tab=upcoming&q=hall'],
  listProjects: ['', 'q=hall'],
  listLocations: ['', 'q=hall'],
  listCompanies: ['', 'q=hall'],
  listContacts: ['', 'q=anna'],
  listCompanyInvoices: ['limit=100'],
  listInvoices: ['limit=100', 'limit=100&state=paid', 'limit=100&figure=overdue', 'limit=100&q=nordic'],
  readPlusCrewProgress: [`date=${new Date().toISOString().slice(0, 10)}`],
  listPlusCrewValueDatas: [
    `dateFrom=${new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)}&dateTo=${new Date().toISOString().slice(0, 10)}`,
  ],
}

const reads = ({ method, responses, changesState, ownTransactions, access }: RouteDef) =>
  method === 'get' && !changesState && !ownTransactions && access.sessions !== 'public' && 200 in responses

/** Every GET by everybody who may, by whom it costs. */
export async function requests(
  server: RunningServer,
  tenantId: string,
  tokens: Map<string, string>,
  ids: Ids,
): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const route of operations.filter(reads)) {
    const subject = subjectsByPath.find(([path]) => path.test(route.path))?.[1]
    const path = route.path.replace(/\{\w+\}/, (subject && ids[subject]) ?? '')
    const group = route.operationId.startsWith('list') || !route.path.includes('{') ? 'lists' : 'rows'
    for (const query of queries[route.operationId] ?? [''])
      for (const [who, token] of tokens) {
        const address = query ? `${path}?${query}` : path
        const first = await sent(server, address, token)
        await first.arrayBuffer()
        if (first.status !== 200) continue
        const statements = await statementsOf(async () => (await sent(server, address, token)).arrayBuffer())
        if (statements.length === 0) continue
        const named = query
          ? `${route.path}?${query.replace(/date\w*=[\d-]+/g, part => `${part.split('=')[0] ?? ''}=…`)}`
          : route.path
        asked.push({ group, what: `GET ${named}, ${who}`, tenantId, statements })
      }
  }
  return asked
}

/** Where the tenant has no such row to ask about. */
const nobodys = '00000000-0000-4000-8000-000000000000'

/** Every row scope of the contract, judged for everybody. */
export async function scopes(server: RunningServer, principals: Map<string, Principal>, ids: Ids): Promise<Asked[]> {
  const asked = new Map<string, Asked>()
  const { database, tenants } = server.services
  for (const { access } of operations) {
    const { scope } = access
    if (typeof scope !== 'object' || !('subject' in scope)) continue
    const [part = '', field = ''] = scope.at.split('.')
    for (const [who, principal] of principals) {
      const what = `${scope.subject}: ${scope.role}, ${who}`
      if (asked.has(what)) continue
      const tenant = await tenants.byId(principal.tenantId)
      const statements = await statementsOf(() =>
        database
          .withTenant(principal.tenantId, async tx => {
            const refuse = (code: string) => new Error(code)
            const ctx = { tx, tenant, who: principal, now: new Date(), readOnly: true, signed: false, refuse }
            const input = { params: {}, body: {}, query: {}, [part]: { [field]: ids[scope.subject] ?? nobodys } }
            // Whoever is refused has been looked up as well.
            await checkScope(scope, input, ctx as unknown as Parameters<typeof checkScope>[2]).catch(() => {})
          })
          .catch((cause: unknown) => {
            throw new Error(`${what} could not be judged`, { cause })
          }),
      )
      if (statements.length) asked.set(what, { group: 'scopes', what, tenantId: principal.tenantId, statements })
    }
  }
  return [...asked.values()]
}

export async function notifications(server: RunningServer, tokens: Map<string, string>, who: Principal, ids: Ids) {
  const { database, sessions, rights, tenants } = server.services
  const { tenantId } = who
  const asked: Asked[] = []
  const note = async (what: string, of: string, work: () => Promise<unknown>) => {
    const statements = await statementsOf(work)
    if (statements.length) asked.push({ group: 'notifications', what, tenantId: of, statements })
  }
  const crew = tokens.get('crew') ?? ''
  await note('somebody shares a place: crew_changed', tenantId, async () => {
    const place = { latitude: 53.5, longitude: 10, accuracy: 5, timestamp: new Date().toISOString() }
    const answer = await sent(server, `/projectCrews/${ids.crew}/liveLocations`, crew, place)
    if (answer.status !== 204) throw new Error(`a place was answered by ${answer.status}: ${await answer.text()}`)
  })
  await note('a remark on a line: crew_changed', tenantId, async () => {
    const answer = await sent(server, `/projectCrewItemStatus/${ids.line}`, tokens.get('planner') ?? '', {
      remark: 'Keys',
    })
    if (!answer.ok) throw new Error(`a remark was answered by ${answer.status}: ${await answer.text()}`)
  })
  await note('everybody of a crew told of a change: crew_changed', tenantId, () =>
    database.withTenant(tenantId, tx =>
      tx.execute(sql`update project_crew_item_status set changed_at = ${new Date()}
        where tenant_id = ${tenantId} and crew_id = ${ids.crew}`),
    ),
  )
  await note('a logout: session_ended', tenantId, () =>
    database.withTenant(tenantId, tx => sessions.revoke(tx, who, new Date())),
  )
  await note('rights are read again: rights_changed', tenantId, () => {
    rights.forget(tenantId)
    return rights.of(tenantId, ['crew'])
  })
  await note('the tenant is read again: tenant_changed', '', () => tenants.read(tenantId))
  return asked
}
