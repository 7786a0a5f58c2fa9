/**
 * `npm run try:container`: follows the Dockerfile step by step in bare Debian roots and runs what comes out of it with the
 * environment that compose.yaml gives it, where no image can be pulled. As root on Debian with `debootstrap` and `psql`;
 * PostgreSQL is the embedded one and the store for files a stand-in. Prints what it saw, and fails at what is not so.
 */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import S3rver from 's3rver'
import { openEmbedded } from '../../server/database/embedded/embedded.ts'
import { root } from '../../server/root.ts'
import { silent } from '../support/database.ts'
import { exchange } from '../support/server.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'
import { until } from '../support/until.ts'
import { built, buildStage, closeRoot, done, inside, type Root } from './chroot.ts'
import { commandIn, readDockerfile, readService } from './dockerfile.ts'

const password = 'of the role'

/** Its mounts go with it; what it built is removed when they are gone. */
async function outside() {
  rmSync(built, { recursive: true, force: true })
  const own = [...process.execArgv, ...process.argv.slice(1)]
  const child = spawn('unshare', ['--mount', '--propagation', 'private', process.execPath, ...own], {
    stdio: 'inherit',
    env: { ...process.env, CALLTIME_INSIDE: '1' },
  })
  const [code] = await once(child, 'exit')
  rmSync(built, { recursive: true, force: true })
  process.exit(typeof code === 'number' ? code : 1)
}

/** PostgreSQL as the database's image has it before and after its one script. */
async function database(dataDir: string) {
  const embedded = await openEmbedded({ dataDir, explicitDataDir: true, log: silent })
  const admin = new URL(embedded.adminUrl('postgres'))
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  await client.query('drop database calltime with (force)')
  await client.query('drop role calltime')
  await client.end()
  execFileSync('sh', [join(root, 'deploy/database.sh')], {
    env: {
      ...{ PATH: process.env['PATH'], DATABASE_PASSWORD: password, POSTGRES_USER: admin.username },
      ...{ PGHOST: admin.hostname, PGPORT: admin.port, PGPASSWORD: decodeURIComponent(admin.password) },
    },
  })
  return embedded
}

async function image(): Promise<Root> {
  const stages = readDockerfile()
  const roots = new Map<string, Root>()
  let last: Root | undefined
  for (const [at, stage] of stages.entries()) {
    last = await buildStage(stage, roots, at)
    if (stage.name) roots.set(stage.name, last)
    console.log(`built ${stage.name ?? 'the image'}`)
  }
  assert(last)
  return last
}

const stepOf = (instruction: string) =>
  readDockerfile()
    .at(-1)
    ?.steps.find(step => step.instruction === instruction)?.rest

async function main() {
  const server = await image()
  assert.notEqual(server.user, 'root')
  const app = join(server.path, server.folder)
  for (const unwanted of [
    'node_modules/vitest',
    'node_modules/vite',
    'node_modules/tsx',
    'tests',
    'src',
    '.git',
    '.env',
  ])
    assert(!existsSync(join(app, unwanted)), `${unwanted} is in the image`)
  closeRoot(server, [stepOf('VOLUME') ?? ''])

  const folder = temporaryFolder()
  const embedded = await database(join(folder.path, 'database'))
  mkdirSync(join(folder.path, 'files'))
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder.path, 'files'),
    configureBuckets: [],
  })
  const files = `http://127.0.0.1:${(await store.run()).port}`
  const secrets = { DATABASE_PASSWORD: encodeURIComponent(password), S3_SECRET_ACCESS_KEY: 'S3RVER' }
  const { environment } = readService('server', secrets)
  const env = {
    ...environment,
    DATABASE_URL: (environment['DATABASE_URL'] ?? '').replace('@database:5432', `@127.0.0.1:${embedded.port}`),
    // The stand-in knows this one name.
    ...{ S3_ENDPOINT: files, S3_ACCESS_KEY_ID: 'S3RVER' },
  }
  assert.match(await done(server, readService('bucket', secrets).command, env), /was made/)
  console.log('the bucket was made')

  const running = inside(server, commandIn(stepOf('CMD') ?? ''), env)
  let said = ''
  for (const from of [running.stdout, running.stderr]) from?.on('data', (chunk: Buffer) => (said += String(chunk)))
  const ended = once(running, 'exit')
  try {
    const healthy = async () => {
      assert.equal(running.exitCode, null, said)
      return done(server, commandIn(stepOf('HEALTHCHECK') ?? '')).then(() => true)
    }
    await until(healthy, 'the health check to pass', 120_000)
    assert.match(readFileSync(`/proc/${running.pid}/status`, 'utf8'), /^Uid:\t1000\t/m)
    console.log('the health check passes, and nothing runs as root')

    const command = (...args: string[]) => done(server, ['node', 'scripts/run.js', ...args], env)
    const names = ['--name', 'Your Agency', '--host', 'crew.example.com', '--login', 'office@example.com']
    assert.match(await command('tenant', 'create', ...names), /Your Agency is served under crew\.example\.com\./)
    const port = Number(server.env['PORT'])
    const page = await until(async () => {
      const answer = await exchange(port, 'crew.example.com', 'GET', '/')
      return answer.status === 200 ? answer : null
    }, 'the page of the agency')
    assert.match(page.text, /Your Agency/)
    const [script] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? []
    assert.equal((await exchange(port, 'crew.example.com', 'GET', script ?? '/none')).status, 200)
    console.log('an agency is served, with its scripts')

    assert.match(await command('backup', '--to', '/data/backup'), /rows of \d+ tables/)
    assert.match(await command('backup', '--check', '/data/backup'), /restores/)
    console.log('a backup was written, and restores')
    running.kill('SIGTERM')
    assert.equal((await ended)[0], 0, said)
    console.log('passed')
  } finally {
    running.kill('SIGKILL')
    await store.close()
    await embedded.stop()
    folder.remove()
  }
}

await (process.env['CALLTIME_INSIDE'] ? main() : outside())
