import createClient, { type Middleware } from 'openapi-fetch'
import { decodeToken, isValidAt } from '../../domain/auth/session-token.ts'
import { learnOffset, serverNow } from './clock.ts'
import type { Contract } from './contract.ts'
import { readStored } from './stored-items.ts'
import { readToItsEnd } from './whole-list.ts'

const sentAt = new WeakMap<Request, number>()

/** The stored token while it is valid: every request reads it anew, for another tab may have renewed it. */
export function validToken(): { token: string; type: string } | null {
  const token = readStored('token')
  const payload = token === null ? null : decodeToken(token)
  return token !== null && payload !== null && isValidAt(payload, serverNow()) ? { token, type: payload.type } : null
}

function xsrfToken(): string | null {
  const cookie = document.cookie.split('; ').find(part => part.startsWith('XSRF-TOKEN='))
  return cookie ? decodeURIComponent(cookie.slice('XSRF-TOKEN='.length)) : null
}

/** Headers every request carries, wherever it is made. Without a valid token only the type of a login. */
export function requestHeaders(): Record<string, string> {
  const session = validToken()
  const xsrf = xsrfToken()
  return {
    ...(session ? { Authorization: `Bearer ${session.token}` } : {}),
    Type: session?.type ?? 'MOBILE',
    ...(xsrf ? { 'X-XSRF-TOKEN': xsrf } : {}),
  }
}

/** Token, type, key and clock of every request. */
export const everyRequest: Middleware = {
  onRequest({ request }) {
    for (const [name, value] of Object.entries(requestHeaders())) request.headers.set(name, value)
    if (request.method !== 'GET' && !request.headers.has('Idempotency-Key'))
      request.headers.set('Idempotency-Key', crypto.randomUUID())
    sentAt.set(request, Date.now())
    return request
  },
  onResponse({ request, response }) {
    learnOffset(response.headers.get('Server-Time'), sentAt.get(request) ?? Date.now(), Date.now())
    return undefined
  },
}

/** For addresses that are signed: whoever has one needs no session, and a face is kept only where it came without. */
export const signedApi = createClient<Contract>({ baseUrl: '', fetch: request => globalThis.fetch(request) })

/** Every call of the application goes through this client, typed by the contract. */
export const api = createClient<Contract>({ baseUrl: '', fetch: request => globalThis.fetch(request) })
api.use(everyRequest, readToItsEnd)
