import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { serverNow } from '../../../client/clock.ts'
import type { Group } from '../../../i18n/translate.ts'
import { passkeyActors } from '../../../machines/passkey/passkey.actors.ts'
import { passkeyMachine } from '../../../machines/passkey/passkey.machine.ts'
import { useSessionActor } from '../../../machines/session/session.context.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { PasskeyLoginView } from './PasskeyLoginView.tsx'

const groups: readonly Group[] = ['app', 'passkeys']
const machine = passkeyMachine.provide({ actors: passkeyActors })

/** Logging in by the lock of this device, with words that come with it. */
export const PasskeyLogin = () => (
  <LateWords groups={groups}>
    <Asked />
  </LateWords>
)

function Asked() {
  const session = useSessionActor()
  const [state, send] = useMachine(machine)
  const { token, notice } = state.context
  useEffect(() => {
    if (token !== null) session.send({ type: 'TOKEN_GIVEN', token, now: serverNow() })
  }, [session, token])
  const busy = !state.matches('idle') && !state.matches('done')
  return <PasskeyLoginView busy={busy} notice={notice} onAsk={() => send({ type: 'ASKED', typed: null })} />
}
