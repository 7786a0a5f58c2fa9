import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bundleServer as bundle } from '../../scripts/bundle-server.ts'
import { exchange } from '../support/server.ts'

const root = join(import.meta.dirname, '../..')

export interface Bundle {
  path: string
  remove: () => void
}

/** The server as `npm run build` bundles it: what is killed here is what runs elsewhere. */
export async function bundleServer(): Promise<Bundle> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  // Below the project, where its packages are found.
  const folder = mkdtempSync(join(root, '.cache/server-'))
  await bundle(folder)
  return { path: join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export interface ServerProcess {
  child: ChildProcess
  port: number
  /** Resolves once it has ended, with its code or signal. */
  ended: Promise<number | string>
  /** Whether it still runs. */
  running: () => boolean
  /** What it wrote last. */
  said: () => string
  /** How often it was asked until it was ready; null when it ended before. Throws after `within` ms. */
  ready: (within?: number) => Promise<number | null>
  /** SIGTERM, and waits. */
  stop: () => Promise<number | string>
}

/** `node main.js`, as `npm start` runs it, with only these variables. */
export function startProcess(bundle: Bundle, port: number, env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', bundle.path], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)))
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string)
  const running = () => child.exitCode === null && child.signalCode === null

  const ready = async (within = 60_000) => {
    const end = Date.now() + within
    for (let asked = 1; running(); asked++) {
      const answer = await exchange(port, 'localhost', 'GET', '/health/ready').catch(() => undefined)
      if (answer?.status === 200) return asked
      if (Date.now() > end) throw new Error(`The server is not ready after ${within} ms. It said:\n${said}`)
      await pause(50)
    }
    return null
  }
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { child, port, ended, running, said: () => said, ready, stop }
}
