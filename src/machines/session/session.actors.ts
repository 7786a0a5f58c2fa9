import type { Rights } from '../../../domain/auth/rights.ts'
import { decodeToken } from '../../../domain/auth/session-token.ts'
import { judgeAnswer } from '../../../domain/http-message.ts'
import { api, requestHeaders } from '../../client/api.ts'
import { serverNow } from '../../client/clock.ts'
import { clearSession, readStored, writeStored } from '../../client/stored-items.ts'
import { answering } from '../effects.ts'
import { webLock } from '../web-lock.ts'
import { tokenRefreshMachine } from '../token-refresh/token-refresh.machine.ts'
import type { FoundToken, RefreshAnswer } from '../token-refresh/token-refresh.types.ts'
import type {
  Credentials,
  FlushAnswer,
  LoginAnswer,
  RenewalAnswer,
  RightsAnswer,
  SessionEnd,
  StoreAnswer,
  StoredSession,
  TenantAnswer,
} from './session.types.ts'

/** Writes what was asked for with a token, while that is the one: what arrives after the session ended leaves nothing. */
const keepFor = (token: string | null, write: () => boolean): boolean => readStored('token') === token && write()

async function loadRights(key: 'userRights' | 'mailboxUserRights'): Promise<RightsAnswer & { status: number }> {
  const token = readStored('token')
  const { data, response } =
    key === 'userRights' ? await api.GET('/api/v1/userRights') : await api.GET('/api/v1/mailboxUserRights')
  const rights = data as Rights | undefined
  if (!rights || !keepFor(token, () => writeStored(key, rights as Record<string, Record<string, string[]>>)))
    return { kind: 'failed', status: response.status }
  return { kind: 'loaded', rights, status: response.status }
}

async function loadTenant(): Promise<TenantAnswer> {
  const token = readStored('token')
  const { data } = await api.GET('/api/v1/tenant')
  return data && keepFor(token, () => writeStored('tenant', data)) ? { kind: 'loaded' } : { kind: 'failed' }
}

/** A kiosk has no rights and no account: it asks for neither, and its token is all there is to give up. */
const isKiosk = () => decodeToken(readStored('token') ?? '')?.kind === 'kiosk'

const failedLoad = { kind: 'failed' } as const

/** The real effects of a session: storage, the API, the address bar. `flush` empties the outbox as far as it can. */
export const sessionActors = (flush: () => Promise<FlushAnswer>) => ({
  readStored: answering<StoredSession>(
    async () => ({
      token: readStored('token'),
      userRights: readStored('userRights'),
      mailboxUserRights: readStored('mailboxUserRights'),
      now: serverNow(),
    }),
    () => ({ token: null, userRights: null, mailboxUserRights: null, now: Date.now() }),
  ),
  authenticate: answering<LoginAnswer, Credentials>(
    async credentials => {
      const { data, error, response } = await api.POST('/api/v1/auth/token', { body: credentials })
      if (data) return { kind: 'token', token: data.token, now: serverNow() }
      const code = error?.code
      if (code === 'codeWanted' || code === 'codeRefused') return { kind: code }
      if (response.status === 429) {
        const seconds = Number(response.headers.get('Retry-After'))
        return { kind: 'limited', waitMs: seconds > 0 ? seconds * 1000 : null }
      }
      return judgeAnswer(response.status) === 'refused' && response.status < 500
        ? { kind: 'refused' }
        : { kind: 'unreachable' }
    },
    () => ({ kind: 'unreachable' }),
  ),
  storeToken: answering<StoreAnswer, { token: string }>(
    async ({ token }) => ({ kind: writeStored('token', token) ? 'stored' : 'failed' }),
    () => ({ kind: 'failed' }),
  ),
  loadUserRights: answering<RightsAnswer>(
    () => loadRights('userRights'),
    () => failedLoad,
  ),
  loadMailboxRights: answering<RightsAnswer>(
    () => loadRights('mailboxUserRights'),
    () => failedLoad,
  ),
  loadTenant: answering<TenantAnswer>(loadTenant, () => failedLoad),
  renewRights: answering<RenewalAnswer>(
    async () => {
      if (isKiosk()) {
        await loadTenant()
        return { kind: 'renewed', userRights: {}, mailboxUserRights: {} }
      }
      const [rights, mailbox] = await Promise.all([
        loadRights('userRights'),
        loadRights('mailboxUserRights'),
        loadTenant(),
      ])
      if (rights.status === 401 || mailbox.status === 401) return { kind: 'refused' }
      if (rights.kind === 'failed' || mailbox.kind === 'failed') return { kind: 'notYet' }
      return { kind: 'renewed', userRights: rights.rights, mailboxUserRights: mailbox.rights }
    },
    () => ({ kind: 'notYet' }),
  ),
  tokenRefresh: tokenRefreshMachine.provide({
    actors: {
      lock: webLock('token-refresh'),
      readToken: answering<FoundToken>(
        async () => {
          const payload = decodeToken(readStored('token') ?? '')
          if (!payload || payload.exp === null) return { kind: 'none' }
          return {
            kind: 'found',
            exp: payload.exp,
            issuedAt: payload.issuedAt,
            now: serverNow(),
            jitter: Math.random(),
          }
        },
        () => ({ kind: 'none' }),
      ),
      refresh: answering<RefreshAnswer>(
        async () => {
          const before = readStored('token')
          const { data, response } = await api.GET('/api/v1/auth/refresh', { cache: 'no-store' })
          const judged = judgeAnswer(response.status)
          if (judged !== 'done' || !data) return { kind: judged === 'refused' ? 'refused' : 'notYet' }
          // Somebody logged in or out while the answer was under way: theirs counts.
          if (readStored('token') !== before) return { kind: 'renewed', exp: decodeToken(data.token)?.exp ?? 0 }
          writeStored('token', data.token)
          return { kind: 'renewed', exp: decodeToken(data.token)?.exp ?? 0 }
        },
        () => ({ kind: 'notYet' }),
      ),
    },
  }),
  flushOutbox: answering<FlushAnswer>(flush, () => ({ kind: 'waiting', entries: 0 })),
  tellServer: answering<undefined>(
    async () => {
      // The token is gone a moment later: its header is read now.
      if (!isKiosk())
        void api
          .POST('/api/v1/auth/logout', {
            params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
            headers: requestHeaders(),
            keepalive: true,
          })
          .catch(() => undefined)
      return undefined
    },
    () => undefined,
  ),
  clearStored: answering<undefined>(
    async () => {
      clearSession()
      const { forgetAnswers } = await import('../../client/last-answers.ts')
      await forgetAnswers()
      const { forgetKiosk } = await import('../../client/kiosk-store.ts')
      await forgetKiosk()
      return undefined
    },
    () => undefined,
  ),
  restart: answering<undefined, { end: SessionEnd }>(
    async ({ end }) => {
      // Another tab's doing leaves this one where it is; its address decides what is shown next.
      if (end === 'elsewhere') location.reload()
      else location.replace(end === 'linkOver' ? '/login?over=link' : '/')
      return undefined
    },
    () => undefined,
  ),
})
