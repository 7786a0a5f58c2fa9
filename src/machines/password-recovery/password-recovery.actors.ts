import { decodeToken } from '../../../domain/auth/session-token.ts'
import { api, validToken } from '../../client/api.ts'
import { isUnanswered } from '../../client/problem.ts'
import { clearSession } from '../../client/stored-items.ts'
import { answering } from '../effects.ts'
import type { Asking, LinkAnswer, RequestAnswer, SessionAnswer, SetAnswer } from './password-recovery.types.ts'

const unreachable = { kind: 'unreachable' } as const
/** Where a limit does not say for how long. */
const usualWait = 60_000

function limited(response: Response) {
  const seconds = Number(response.headers.get('Retry-After'))
  const waitMs = seconds > 0 ? seconds * 1_000 : usualWait
  return { kind: 'limited', waitMs, until: Date.now() + waitMs } as const
}

/** The server has ended every session of the login; another one answers as before. */
async function sessionHere(): Promise<SessionAnswer> {
  const session = validToken()
  if (!session) return { kind: 'none' }
  const others = { kind: 'others', name: decodeToken(session.token)?.name ?? null } as const
  const answered = await api.GET('/api/v1/userRights').catch(() => null)
  if (answered?.response.status !== 401) return others
  clearSession()
  const { forgetAnswers } = await import('../../client/last-answers.ts')
  await forgetAnswers().catch(() => undefined)
  return { kind: 'none' }
}

/** What was sent without an answer; sent again it has the same key, and is answered as it was the first time. */
let tried: { about: string; key: string } | null = null

async function once<Answer extends { response: Response }>(
  about: string,
  ask: (header: { 'Idempotency-Key': string }) => Promise<Answer>,
): Promise<Answer> {
  const { key } = tried?.about === about ? tried : { key: crypto.randomUUID() }
  tried = { about, key }
  const answer = await ask({ 'Idempotency-Key': key })
  if (!isUnanswered({ code: '', status: answer.response.status })) tried = null
  return answer
}

/** The real effects of a recovery. `leave` opens the login page anew, with the login filled in. */
export const passwordRecoveryActors = (leave: (login: string) => void) => ({
  requestLink: answering<RequestAnswer, { login: string; asking: Asking }>(
    async ({ login, asking }) => {
      const body = asking === 'renew' ? { login, renew: true } : { login }
      const { response } = await once(`${asking} ${login}`, header =>
        api.POST('/api/v1/forgottenPassword', { params: { header }, body }),
      )
      if (response.status === 429) return limited(response)
      // Input that can be no login belongs to nobody, which is not for us to say either.
      return response.ok || response.status === 400 ? { kind: 'taken' } : unreachable
    },
    () => unreachable,
  ),
  readLink: answering<LinkAnswer, { token: string }>(
    async ({ token }) => {
      const path = { id: token }
      const { data, response } = await api.GET('/api/v1/forgottenPassword/{id}', {
        params: { path },
        cache: 'no-store',
      })
      if (data) return { kind: 'valid', linked: { login: data.login, name: data.name } }
      if (response.status === 429) return limited(response)
      // An address no link can have is refused as input, which is the same to whoever followed it.
      return [400, 404, 410].includes(response.status) ? { kind: 'notValid' } : unreachable
    },
    () => unreachable,
  ),
  setPassword: answering<SetAnswer, { token: string; password: string }>(
    async ({ token, password }) => {
      const path = { id: token }
      const { data, response } = await once(`${token} ${password}`, header =>
        api.POST('/api/v1/forgottenPassword/{id}', { params: { path, header }, body: { password } }),
      )
      if (data) return { kind: 'set', login: data.login }
      if (response.status === 429) return limited(response)
      if (response.status === 410) return { kind: 'notValid' }
      return response.status < 500 ? { kind: 'refused' } : unreachable
    },
    () => unreachable,
  ),
  lookAround: answering<SessionAnswer>(sessionHere, () => ({ kind: 'none' })),
  goToLogin: answering<undefined, { login: string }>(
    async ({ login }) => {
      leave(login)
      return undefined
    },
    () => undefined,
  ),
})
