/**
 * `npm start`: builds, then runs the server in production mode until it is stopped. `--built` runs what was built before,
 * and so does an installation without development dependencies, which cannot build.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../server/root.ts'
import { loadEnvironment } from './environment.ts'

loadEnvironment()
const canBuild = existsSync(join(root, 'node_modules/vite'))
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

if (canBuild && !process.argv.includes('--built')) {
  const built = spawnSync(npm, ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (built.status !== 0) process.exit(built.status ?? 1)
}

const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 0))
