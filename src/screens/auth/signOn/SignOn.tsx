import { useEffect, useState } from 'react'
import { loginParameters } from '../../../../domain/auth/login-redirect.ts'
import { api } from '../../../client/api.ts'
import { serverNow } from '../../../client/clock.ts'
import { failureOf } from '../../../client/problem.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useSessionActor } from '../../../machines/session/session.context.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { SignOnView, type Trouble } from './SignOnView.tsx'

const groups: readonly Group[] = ['app', 'signOn']

/** What the provider's way back has put into the address: it serves once, and is gone from there at once. */
function takenFromAddress(): { ticket: string | null; trouble: Trouble | null } {
  const address = new URL(location.href)
  const ticket = address.searchParams.get('ticket')
  const failed = address.searchParams.get('failed')
  if (ticket === null && failed === null) return { ticket: null, trouble: null }
  address.searchParams.delete('ticket')
  address.searchParams.delete('failed')
  history.replaceState(history.state, '', address)
  return { ticket, trouble: failed === 'openIdUnknown' ? 'openIdUnknown' : failed === 'openId' ? 'openId' : null }
}
/** Read when this is loaded, once for the life of the page. */
const arrived = takenFromAddress()

async function tokenFor(ticket: string): Promise<{ token: string } | Trouble> {
  const { data, error, response } = await api.POST('/api/v1/auth/openId/token', { body: { ticket } })
  if (data) return data
  return failureOf(response.status, error).code === 'openIdRefused' ? 'openIdRefused' : 'openId'
}

/** Logging in at the agency's own provider, where it has one, with words that come with it. */
export function SignOn() {
  const session = useSessionActor()
  const [name, setName] = useState<string | null>(null)
  const [trouble, setTrouble] = useState(arrived.trouble)
  const [busy, setBusy] = useState(arrived.ticket !== null)
  useEffect(() => {
    void api
      .GET('/api/v1/auth/openId')
      .then(({ data }) => setName(data?.name ?? null))
      .catch(() => undefined)
  }, [])
  useEffect(() => {
    const { ticket } = arrived
    if (ticket === null) return
    arrived.ticket = null
    void tokenFor(ticket)
      .catch((): Trouble => 'openId')
      .then(answer => {
        setBusy(false)
        if (typeof answer === 'string') setTrouble(answer)
        else session.send({ type: 'TOKEN_GIVEN', token: answer.token, now: serverNow() })
      })
  }, [session])
  if (name === null) return null
  const { redirect } = loginParameters(location.search)
  const start = `/api/v1/auth/openId/start${redirect === '/' ? '' : `?redirect=${encodeURIComponent(redirect)}`}`
  return (
    <LateWords groups={groups}>
      <SignOnView name={name} busy={busy} trouble={trouble} onBegin={() => location.assign(start)} />
    </LateWords>
  )
}
