import { setTimeout as pause } from 'node:timers/promises'
import { exchange, type Received } from '../../support/server.ts'

export interface Acknowledged {
  what: string
  login: string
  path: string
  key: string
  /** As it was sent the last time. */
  body: unknown
  status: number
  text: string
  attempts: number
}

/** What clients were told while everything around them was killed. */
export interface Journal {
  acknowledged: Acknowledged[]
  /** Answers that were neither the effect's, nor a refusal, nor "not yet". */
  wrong: string[]
  attempts: number
  mostAttempts: number
}

export const newJournal = (): Journal => ({ acknowledged: [], wrong: [], attempts: 0, mostAttempts: 0 })

/** Answers that are not an end for the outbox: it sends the same again. */
const notYet = [429, 502, 503, 504]
const patience = 60_000

export interface Clients {
  /** Sends a write under one key until it is answered; `body` may tell each attempt apart, as an outbox does. */
  write: (what: string, login: string, path: string, body: unknown) => Promise<Received>
  /** A token, got as patiently. */
  logIn: (login: string, password: string) => Promise<void>
  tokenOf: (login: string) => string
}

/** Devices that send as the outbox sends: the same key again until somebody answers. `ports` are the servers to try. */
export function outboxClients(journal: Journal, host: string, ports: () => number[], over: () => boolean): Clients {
  const tokens = new Map<string, string>()
  let turn = 0

  const insist = async (what: string, send: (port: number, attempt: number) => Promise<Received>) => {
    const since = Date.now()
    for (let attempt = 1; ; attempt++) {
      const all = ports()
      const received = await send(all[turn++ % all.length] ?? 0, attempt).catch(() => undefined)
      journal.attempts++
      if (received && !notYet.includes(received.status)) {
        journal.mostAttempts = Math.max(journal.mostAttempts, attempt)
        if (received.status >= 500) journal.wrong.push(`${what}: ${received.status} ${received.text}`)
        else return { received, attempt }
      }
      if (over() && Date.now() - since > patience) throw new Error(`${what} was never answered: ${received?.text}`)
      await pause(100)
    }
  }

  return {
    write: async (what, login, path, body) => {
      const key = crypto.randomUUID()
      const token = tokens.get(login) ?? ''
      const bodyOf = (attempt: number): unknown => (typeof body === 'function' ? body(attempt) : body)
      const { received, attempt } = await insist(what, (port, n) =>
        exchange(port, host, 'POST', `/api/v1${path}`, {
          token,
          key,
          ...(body === undefined ? {} : { body: bodyOf(n) }),
        }),
      )
      const { status, text } = received
      if (status < 300)
        journal.acknowledged.push({ what, login, path, key, body: bodyOf(attempt), status, text, attempts: attempt })
      return received
    },
    logIn: async (login, password) => {
      const { received } = await insist('logging in', port =>
        exchange(port, host, 'POST', '/api/v1/auth/token', { body: { login, password }, key: null }),
      )
      const { token } = received.body as { token?: string }
      if (!token) throw new Error(`${login} cannot log in: ${received.text}`)
      tokens.set(login, token)
    },
    tokenOf: login => tokens.get(login) ?? '',
  }
}
