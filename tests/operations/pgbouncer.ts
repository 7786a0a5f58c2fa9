/**
 * `npm run try:pgbouncer`: two copies of what was built, on a PostgreSQL behind pgbouncer in transaction mode, as
 * docs/operations.md says. Needs `pgbouncer` (Debian's package) and a build; prints what it saw and exits 1 at the first
 * thing that is not so.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { isRoot } from '../../server/database/embedded/account.ts'
import { openEmbedded } from '../../server/database/embedded/embedded.ts'
import { freePort } from '../../server/database/embedded/postmaster.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open.ts'
import { demoLogins, seedDemo } from '../../server/demo/seed.ts'
import { root } from '../../server/root.ts'
import { silent } from '../support/database.ts'
import { exchange } from '../support/server.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'
import { until } from '../support/until.ts'

/** Sessions the pooler may have at the database, far fewer than the copies hold at the pooler. */
const sessions = 4
const main = join(root, 'dist/server/main.js')
const folder = temporaryFolder()
const running: ChildProcess[] = []
const said: string[] = []

function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const from of [child.stdout, child.stderr]) from.on('data', (chunk: Buffer) => void said.push(String(chunk)))
  running.push(child)
  return child
}

async function pooler(databaseUrl: string): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const own = await freePort()
  const path = (name: string) => join(folder.path, name)
  writeFileSync(path('users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`)
  writeFileSync(
    path('pgbouncer.ini'),
    [
      '[databases]',
      `${pathname.slice(1)} = host=${hostname} port=${port}`,
      '[pgbouncer]',
      ...['listen_addr = 127.0.0.1', `listen_port = ${own}`, 'unix_socket_dir ='],
      ...['auth_type = scram-sha-256', `auth_file = ${path('users.txt')}`],
      ...['pool_mode = transaction', `default_pool_size = ${sessions}`, 'max_client_conn = 200'],
      ...(isRoot() ? ['user = nobody'] : []),
    ].join('\n'),
  )
  chmodSync(path('pgbouncer.ini'), 0o644)
  start('pgbouncer', [path('pgbouncer.ini')])
  return Object.assign(new URL(databaseUrl), { port: String(own) }).href
}

async function copy(name: string, env: Record<string, string>): Promise<number> {
  const port = await freePort()
  const dataDir = join(folder.path, name)
  const given = { PORT: String(port), DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn', ...env }
  const child = start(process.execPath, [main], given)
  const ready = async () =>
    child.exitCode === null && (await exchange(port, 'any', 'GET', '/health/ready')).status === 200
  await until(ready, `${name} to be ready`)
  return port
}

const [agency, other] = demoLogins
assert(agency && other && existsSync(main), 'run npm run build first')

const embedded = await openEmbedded({ dataDir: join(folder.path, 'database'), explicitDataDir: true, log: silent })
try {
  const direct = embedded.url()
  const database = await openDatabase({ dataDir: folder.path, explicitDataDir: true, databaseUrl: direct }, silent)
  await migrate(database)
  await seedDemo(database, new Date(), silent, { people: 90, projects: 20 })
  await database.close()
  const pooled = await pooler(direct)

  const alone = start(process.execPath, [main], {
    ...{ PORT: String(await freePort()), DATA_DIR: join(folder.path, 'alone'), DEMO: 'off', DATABASE_URL: pooled },
  })
  assert.equal((await once(alone, 'exit'))[0], 1)
  assert.match(said.join(''), /Notifications of the database do not arrive\..*DATABASE_DIRECT_URL/)
  console.log('without DATABASE_DIRECT_URL the start is refused')

  const env = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }
  const [one, two] = [await copy('one', env), await copy('two', env)]
  console.log('two copies are ready')

  const logIn = async (port: number, { host, password, logins }: typeof agency, role: string) => {
    const login = logins.find(known => known.role === role)?.login
    const answer = await exchange(port, host, 'POST', '/api/v1/auth/token', { body: { login, password }, key: null })
    assert.equal(answer.status, 200, answer.text)
    return (answer.body as { token: string }).token
  }
  const ask = (port: number, { host }: typeof agency, token: string, path: string) =>
    exchange(port, host, 'GET', `/api/v1${path}`, { token })
  const tokens = [await logIn(one, agency, 'planner'), await logIn(one, other, 'planner')]

  // Every session of the pooler serves one agency after the other: what one leaves behind, the other would see.
  const own = await Promise.all([
    ask(one, agency, tokens[0] ?? '', '/projects?limit=50'),
    ask(one, other, tokens[1] ?? '', '/projects?limit=50'),
  ])
  const answers = await Promise.all(
    Array.from({ length: 400 }, async (_, at) => {
      const [whose, port] = [at % 2, at % 4 < 2 ? one : two]
      const answer = await ask(port, whose ? other : agency, tokens[whose] ?? '', '/projects?limit=50')
      assert.equal(answer.status, 200, answer.text)
      assert.equal(answer.text, own[whose]?.text)
    }),
  )
  console.log(`${answers.length} answers of two agencies over ${sessions} sessions are each their own`)

  const admin = new pg.Client({ connectionString: embedded.adminUrl('calltime') })
  await admin.connect()
  const { rows } = await admin.query<{ held: string }>(
    `select count(*) as held from pg_stat_activity where datname = 'calltime' and application_name = 'calltime'`,
  )
  await admin.end()
  // Beside the pooler's: the listener of each copy.
  assert(Number(rows[0]?.held) <= sessions + 2, `${rows[0]?.held} sessions`)
  const behind = new pg.Client({ connectionString: pooled })
  await behind.connect()
  const left = await behind.query<{ who: string; tenant: string; limit: string }>(
    `select current_user as who, coalesce(current_setting('app.tenant_id', true), '') as tenant, current_setting('statement_timeout') as limit`,
  )
  await behind.end()
  assert.deepEqual(left.rows, [{ who: 'calltime', tenant: '', limit: '0' }])
  console.log('no session keeps a role, an agency or a time limit')

  const gone = await exchange(one, agency.host, 'POST', '/api/v1/auth/logout', { token: tokens[0] })
  assert(gone.status < 300, gone.text)
  await until(
    async () => (await ask(two, agency, tokens[0] ?? '', '/projects')).status === 401,
    'the logout at the other copy',
  )
  console.log('a logout at one copy ends the session at the other')

  const login = agency.logins[0]?.login
  const asked = await exchange(two, agency.host, 'POST', '/api/v1/forgottenPassword', { body: { login } })
  assert(asked.status < 300, asked.text)
  const mails = () =>
    ['one', 'two'].flatMap(name =>
      existsSync(join(folder.path, name, 'mail')) ? readdirSync(join(folder.path, name, 'mail')) : [],
    )
  await until(() => mails().length > 0, 'the mail')
  console.log('jobs run: the mail that was asked for is there')
  console.log('passed')
} catch (error) {
  console.error(said.join(''))
  throw error
} finally {
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(
    running.map(child => (child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null)),
  )
  await embedded.stop()
  folder.remove()
}
