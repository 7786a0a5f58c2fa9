import { request as send, type IncomingHttpHeaders } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../../server/config.ts'
import type { Database } from '../../server/database/open.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { silent } from './database.ts'
import { runJobs } from './run-jobs.ts'
import { temporaryFolder } from './files/temporary-folder.ts'
import { password } from './world/cast.ts'

const contract = readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8')

/** A clock that stands still until a test moves it. */
export class Clock {
  #at: number
  constructor(at: Date | string) {
    this.#at = new Date(at).getTime()
  }
  get now(): Date {
    return new Date(this.#at)
  }
  set(at: Date | string) {
    this.#at = new Date(at).getTime()
  }
  forward(ms: number) {
    this.#at += ms
  }
}

export interface Sent {
  token?: string | undefined
  /** An object is sent as JSON, a text as it is, bytes as a PDF. */
  body?: unknown
  /** Idempotency-Key; a POST without one gets a fresh key, `null` sends none. */
  key?: string | null
  headers?: Record<string, string>
  /** Sends the body in pieces, without saying how long it is. */
  chunked?: boolean
}

export interface Received {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** As they came, where the answer is no text. */
  bytes: Uint8Array
  /** The answer as JSON; undefined where it is none. */
  body: unknown
}

export interface TestServer extends RunningServer {
  clock: Clock
  request: (host: string, method: string, path: string, sent?: Sent) => Promise<Received>
  /** The token of a login of the world. */
  login: (host: string, login: string) => Promise<string>
  /** Looks for due work and runs every job that is due by the server's clock, and those they add, until none is left. */
  runJobs: () => Promise<void>
  /** Opens a stream of events and keeps what arrives. */
  stream: (host: string, path: string, token: string) => Promise<EventReader>
}

export interface EventReader {
  status: number
  headers: IncomingHttpHeaders
  /** Names of the events so far. */
  events: string[]
  ended: boolean
  close: () => void
}

const config = (folder: string): Config => ({
  port: 0,
  host: '127.0.0.1',
  dataDir: folder,
  explicitDataDir: true,
  trustProxy: false,
  demo: false,
  pushServices: [],
  logLevel: 'silent',
  nodeEnv: 'test',
})

export interface ServerOptions {
  clock?: Clock
  log?: Logger
  /** Folder of a built web application. */
  web?: string
  config?: Partial<Config>
  /** Runs jobs by itself, by the real clock; else only `runJobs` does. */
  runsJobs?: boolean
}

/** The real server on a free port over a database; `stop` leaves the database open. */
export async function startTestServer(database: Database, options: ServerOptions = {}): Promise<TestServer> {
  const folder = temporaryFolder()
  const clock = options.clock ?? new Clock(new Date())
  const files = { web: options.web ?? join(folder.path, 'no-web'), contract }
  const running = await startServer(
    { ...config(folder.path), ...options.config },
    database,
    options.log ?? silent,
    files,
    { now: () => clock.now, runsJobs: options.runsJobs ?? false },
  )
  const request: TestServer['request'] = (host, method, path, sent) => exchange(running.port, host, method, path, sent)
  return {
    ...running,
    stop: async () => {
      await running.stop()
      folder.remove()
    },
    clock,
    request,
    runJobs: () => runJobs(running.services),
    login: async (host, login) => {
      const { body } = await request(host, 'POST', '/api/v1/auth/token', { body: { login, password }, key: null })
      return (body as { token: string }).token
    },
    stream: (host, path, token) => openStream(running.port, host, path, token),
  }
}

/** Of what the API takes as a file. */
const fileKind = ([first]: Uint8Array) =>
  first === 0xff ? 'image/jpeg' : first === 0x89 ? 'image/png' : 'application/pdf'

const headersOf = (host: string, method: string, sent: Sent): Record<string, string> => ({
  host,
  connection: 'close',
  ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
  ...(sent.body === undefined
    ? {}
    : { 'content-type': sent.body instanceof Uint8Array ? fileKind(sent.body) : 'application/json' }),
  ...(sent.key === null || method === 'GET' ? {} : { 'idempotency-key': sent.key ?? crypto.randomUUID() }),
  ...sent.headers,
})

/** One request through node:http, because fetch drops the Host header. */
export function exchange(port: number, host: string, method: string, path: string, sent: Sent = {}): Promise<Received> {
  const { body } = sent
  const text =
    body === undefined ? '' : typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const headers = headersOf(host, method, sent)
    if (text.length && !sent.chunked) headers['content-length'] ??= String(Buffer.byteLength(text))
    let answered = false
    const outgoing = send({ host: '127.0.0.1', port, method, path, headers, agent: false }, incoming => {
      answered = true
      // A stream has no end to wait for.
      if (/event-stream/.test(incoming.headers['content-type'] ?? '')) {
        outgoing.destroy()
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: '',
          bytes: new Uint8Array(),
          body: undefined,
        })
        return
      }
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const received = bytes.toString('utf8')
        const json = /json/.test(incoming.headers['content-type'] ?? '')
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: received,
          bytes,
          body: json && received ? JSON.parse(received) : undefined,
        })
      })
    })
    // A server that has answered may hang up on what is still being sent.
    outgoing.on('error', error => (answered ? undefined : reject(error)))
    if (sent.chunked) for (let at = 0; at < text.length; at += 65_536) outgoing.write(text.slice(at, at + 65_536))
    else if (text.length) outgoing.write(text)
    outgoing.end()
  })
}

function openStream(port: number, host: string, path: string, token: string): Promise<EventReader> {
  return new Promise((resolve, reject) => {
    const headers = { host, authorization: `Bearer ${token}`, accept: 'text/event-stream' }
    const outgoing = send({ host: '127.0.0.1', port, method: 'GET', path, headers, agent: false }, incoming => {
      const reader: EventReader = {
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        events: [],
        ended: false,
        close: () => outgoing.destroy(),
      }
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => {
        const parts = (text + chunk).split('\n\n')
        text = parts.pop() ?? ''
        for (const part of parts) {
          const name = /^event: (\w+)$/m.exec(part)?.[1]
          if (name) reader.events.push(name)
        }
      })
      const end = () => (reader.ended = true)
      incoming.on('end', end)
      incoming.on('close', end)
      incoming.on('error', end)
      resolve(reader)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
