/** `npm start`: builds, then runs the server in production mode until it is stopped. */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { loadEnvironment } from './environment.ts'

loadEnvironment()
const root = join(import.meta.dirname, '..')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

if (!process.argv.includes('--built')) {
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
