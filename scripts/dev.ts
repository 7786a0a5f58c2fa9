/** `npm run dev`: the server on 4000 and Vite on 5173 in front of it, both reloading. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const run = (command: string, args: string[]) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } })
const children = [run('npx', ['tsx', 'watch', 'server/main.ts']), run('npx', ['vite', '--port', '5173'])]
const stop = () => children.forEach(child => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
