import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isRoot } from '../../server/database/embedded/account.ts'
import { packagedBinaries } from '../../server/database/embedded/binaries.ts'
import { openEmbedded } from '../../server/database/embedded/embedded.ts'
import { isPostgresOn, readPidFile } from '../../server/database/embedded/pid-file.ts'
import { freePort } from '../../server/database/embedded/postmaster.ts'
import { silent } from '../support/database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'
import { processesOn } from './processes.ts'

/** PostgreSQL may hang while it stops: asked to amid the restart after a crashed session, 18 waits for ever. */

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  for (const { pid } of processesOn(folder.path)) process.kill(pid, 'SIGKILL')
  await until(() => processesOn(folder.path).length === 0, 'everything to be gone')
  folder.remove()
})

const db = () => join(folder.path, 'postgres/db')
const pidFile = () => readPidFile(join(db(), 'postmaster.pid'))
const open = () => openEmbedded({ dataDir: folder.path, explicitDataDir: true, log: silent })

/** Without its checkpointer no PostgreSQL finishes stopping when it is asked to. */
async function freezeCheckpointer(): Promise<void> {
  const checkpointer = await until(() => processesOn(db()).find(({ command }) => /checkpointer/.test(command)), 'it')
  process.kill(checkpointer.pid, 'SIGSTOP')
}

it.runIf(process.platform === 'linux')('a database that hangs while it stops goes with its killed owner', async () => {
  const owner = fork(join(import.meta.dirname, 'embedded-owner.ts'), [folder.path], { execArgv: ['--import', 'tsx'] })
  await once(owner, 'message')
  const pid = pidFile()?.pid ?? 0
  await freezeCheckpointer()
  owner.kill('SIGKILL')
  await until(() => !isPostgresOn(db(), pid), 'PostgreSQL to end', 30_000)
  await (await open()).stop()
})

it.runIf(process.platform === 'linux')(
  'a database that hangs while it stops does not keep the next start',
  async () => {
    await (await open()).stop()
    const { uid, gid } = statSync(db())
    const args = ['-D', db(), '-p', String(await freePort()), '-c', 'listen_addresses=127.0.0.1']
    const orphan = spawn(join(await packagedBinaries(), 'bin/postgres'), [...args, '-c', 'unix_socket_directories='], {
      ...(isRoot() ? { uid, gid } : {}),
      cwd: '/',
      stdio: 'ignore',
    })
    const gone = once(orphan, 'exit')
    await until(() => pidFile()?.status === 'ready', 'the orphan to be ready')
    await freezeCheckpointer()
    orphan.kill('SIGINT')
    await until(() => pidFile()?.status === 'stopping', 'it to begin stopping')
    const next = await open()
    await gone
    expect(next.pid).not.toBe(orphan.pid)
    await next.stop()
  },
)
