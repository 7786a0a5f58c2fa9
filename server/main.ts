import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, StartRefused, pastPooler, readConfig } from './config.ts'
import { hearsItself } from './database/hears-itself.ts'
import { migrate } from './database/migrate.ts'
import { type Database, openDatabase } from './database/open.ts'
import { demoLogins, seedDemo } from './demo/seed.ts'
import { keepCurrent } from './demo/keep-current.ts'
import { keepPapers } from './demo/cast/keep-papers.ts'
import { keepPhotos } from './demo/cast/keep-photos.ts'
import { keepQuestionFiles } from './demo/cast/keep-question-files.ts'
import { keepProofs } from './demo/cast/keep-proofs.ts'
import { keepMails } from './demo/mails/keep-mails.ts'
import { keepReceipts } from './demo/money/keep-receipts.ts'
import { keepUploads } from './demo/cast/keep-uploads.ts'
import { createLog } from './log.ts'
import { migrationsFolder, root } from './root.ts'
import { type RunningServer, startServer } from './start.ts'

const keepDemoCurrentEvery = 15 * 60_000
/** What fails from then on fails because the database is closed. */
let stopping = false

async function main() {
  const config = readConfig(process.env)
  const log = createLog(config)
  const files = { web: join(root, 'dist/web'), contract: readFileSync(join(root, 'openapi/openapi.json'), 'utf8') }

  const running: { database?: Database; server?: RunningServer } = {}
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    await running.server?.stop()
    await running.database?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))

  const database = (running.database = await openDatabase(config, log))
  // Before anything is locked for the length of a session.
  await hearsItself(database)
  await migrateDirectly(config, database)
  if (config.demo) {
    await seedDemo(database, new Date(), log)
    const again = () =>
      keepCurrent(database, new Date()).catch((err: unknown) =>
        log.error({ err }, 'the demo was not brought up to date'),
      )
    await again()
    setInterval(() => void again(), keepDemoCurrentEvery).unref()
  }
  const server = (running.server = await startServer(config, database, log, files))
  if (config.demo) {
    await keepPapers(server.services, new Date())
    await keepMails(server.services, new Date())
    await keepUploads(server.services, new Date())
    await keepReceipts(server.services, new Date())
    await keepProofs(server.services, new Date())
    await keepQuestionFiles(server.services, new Date())
    const photos = () =>
      keepPhotos(server.services, new Date()).catch((err: unknown) =>
        log.error({ err }, 'photos of the demo were not taken'),
      )
    await photos()
    setInterval(() => void photos(), keepDemoCurrentEvery).unref()
  }
  greet(config.demo, config.host, server.port)
}

/** A lock that is kept between statements needs a session of its own: past the pooler, where there is one. */
async function migrateDirectly(config: Config, database: Database) {
  const direct = pastPooler(config)
  const past = direct === config ? undefined : await openDatabase(direct, database.log, { poolSize: 2 })
  try {
    await migrate(past ?? database, { folder: migrationsFolder })
  } finally {
    await past?.close()
  }
}

function greet(demo: boolean, host: string, port: number) {
  const at = (name: string) => `http://${name}:${port}`
  const agencies = demoLogins.flatMap(({ agency, host: name, password, logins, visitors }, i) => [
    `${agency}   ${at(i === 0 ? 'localhost' : name)}`,
    ...logins.map(({ login }) => `   ${login.padEnd(30)} ${password}`),
    ...visitors.map(
      ({ page, login, password: theirs }) => `   ${login.padEnd(30)} ${theirs.padEnd(15)} visits ${page}`,
    ),
    '',
  ])
  const lines = demo ? agencies : [at(host), '']
  process.stdout.write(`\n${lines.join('\n')}\nThe API, to read: ${at('localhost')}/api/docs\n\n`)
}

main().catch((error: unknown) => {
  if (stopping) return
  process.stderr.write(
    error instanceof StartRefused ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})
