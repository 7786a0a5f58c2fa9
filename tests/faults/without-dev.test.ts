import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { bundleServer } from '../../scripts/bundle-server.ts'
import { freePort } from '../../server/database/embedded/postmaster.ts'
import { root } from '../../server/root.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'
import { exchange } from '../support/server.ts'
import { until } from '../support/until.ts'

const run = promisify(execFile)
/** Not below the project: nothing of its node_modules may be found. */
const place = temporaryFolder()
const folder = join(place.path, 'installed')
const data = (name: string) => join(place.path, name)

/** What `npm ci --omit=dev` would install, as the lock file says; linked instead of copied where the disk is the same. */
async function installWithoutDev(into: string): Promise<void> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    // What lies inside another package comes with it.
    if (dev || !path.startsWith('node_modules/') || path.indexOf('node_modules/', 1) > 0) continue
    mkdirSync(dirname(join(into, path)), { recursive: true })
    if (!existsSync(join(root, path))) continue
    await run('cp', ['-al', join(root, path), join(into, path)]).catch(() =>
      cpSync(join(root, path), join(into, path), { recursive: true, verbatimSymlinks: true, force: true }),
    )
  }
}

async function install(): Promise<void> {
  for (const path of ['package.json', 'scripts/run.js', 'openapi/openapi.json', 'server/database/migrations'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  await bundleServer(join(folder, 'dist/server'))
  await installWithoutDev(folder)
}
afterAll(() => place.remove())

/** The commands an installation lives by; the others need what only developers have. */
it('runs start, tenant, backup and restore without development dependencies', async () => {
  await install()
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: data('one'), DEMO: 'off', LOG_LEVEL: 'warn' }
  const command = async (name: string, args: string[], more: Record<string, string> = {}) =>
    (await run(process.execPath, ['scripts/run.js', name, ...args], { cwd: folder, env: { ...env, ...more } })).stdout
  await expect(import(join(folder, 'node_modules/tsx/dist/esm/api/index.mjs'))).rejects.toThrow()
  expect(
    await command('tenant', ['create', '--name', 'Trial', '--host', 'crew.example.com', '--login', 'a@example.com']),
  ).toContain('Trial is served under crew.example.com.')
  expect(await command('backup', ['--to', data('backup')])).toMatch(/rows of \d+ tables/)
  expect(await command('backup', ['--check', data('backup')])).toContain('restores')
  const second = { DATA_DIR: data('two') }
  expect(await command('restore', ['--from', data('backup')], second)).toContain('Restored as of')

  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/run.js', 'start'], {
    cwd: folder,
    env: { ...env, ...second, PORT: String(port) },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const ready = () => exchange(port, 'crew.example.com', 'GET', '/health/ready')
  await until(async () => (await ready()).status === 200, 'the server to be ready', 60_000)
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
})
