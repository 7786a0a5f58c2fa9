import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { isRoot } from '../../server/database/embedded/account.ts'
import { packagedBinaries } from '../../server/database/embedded/binaries.ts'
import { openEmbedded } from '../../server/database/embedded/embedded.ts'
import { isPostgresOn, readPidFile } from '../../server/database/embedded/pid-file.ts'
import { freePort } from '../../server/database/embedded/postmaster.ts'
import { silent } from '../support/database.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'
import { until } from '../support/until.ts'
import { processesOn } from './processes.ts'

/** PostgreSQL may hang while it stops: asked to amid the restart after a crashed session, 18 waits for ever. */

const linux = process.platform === 'linux'

/** A folder of its own for each, for they run at once. */
async function onFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const folder = temporaryFolder()
  try {
    await work(folder.path)
  } finally {
    for (const { pid } of processesOn(folder.path)) process.kill(pid, 'SIGKILL')
    await until(() => processesOn(folder.path).length === 0, 'everything to be gone')
    folder.remove()
  }
}

const dbIn = (dataDir: string) => join(dataDir, 'postgres/db')
const pidFileIn = (dataDir: string) => readPidFile(join(dbIn(dataDir), 'postmaster.pid'))
const open = (dataDir: string) => openEmbedded({ dataDir, explicitDataDir: true, log: silent })

/** Without its checkpointer no PostgreSQL finishes stopping when it is asked to. */
async function freezeCheckpointer(dataDir: string): Promise<void> {
  const isIt = ({ command }: { command: string }) => /checkpointer/.test(command)
  const checkpointer = await until(() => processesOn(dbIn(dataDir)).find(isIt), 'the checkpointer')
  process.kill(checkpointer.pid, 'SIGSTOP')
}

describe.runIf(linux).concurrent('a database that hangs while it stops', () => {
  it('goes with its killed owner', ({ expect }) =>
    onFolder(async dataDir => {
      const program = join(import.meta.dirname, 'embedded-owner.ts')
      const owner = fork(program, [dataDir], { execArgv: ['--import', 'tsx'] })
      await once(owner, 'message')
      const pid = pidFileIn(dataDir)?.pid ?? 0
      await freezeCheckpointer(dataDir)
      owner.kill('SIGKILL')
      await until(() => !isPostgresOn(dbIn(dataDir), pid), 'PostgreSQL to end', 30_000)
      const next = await open(dataDir)
      expect(next.pid).not.toBe(pid)
      await next.stop()
    }))

  it('does not keep the next start', ({ expect }) =>
    onFolder(async dataDir => {
      await (await open(dataDir)).stop()
      const { uid, gid } = statSync(dbIn(dataDir))
      const args = ['-D', dbIn(dataDir), '-p', String(await freePort()), '-c', 'listen_addresses=127.0.0.1']
      const program = join(await packagedBinaries(), 'bin/postgres')
      const orphan = spawn(program, [...args, '-c', 'unix_socket_directories='], {
        ...(isRoot() ? { uid, gid } : {}),
        cwd: '/',
        stdio: 'ignore',
      })
      const gone = once(orphan, 'exit')
      await until(() => pidFileIn(dataDir)?.status === 'ready', 'the orphan to be ready')
      await freezeCheckpointer(dataDir)
      orphan.kill('SIGINT')
      await until(() => pidFileIn(dataDir)?.status === 'stopping', 'it to begin stopping')
      const next = await open(dataDir)
      await gone
      expect(next.pid).not.toBe(orphan.pid)
      await next.stop()
    }))
})
