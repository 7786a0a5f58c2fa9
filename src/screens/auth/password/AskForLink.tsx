import { useMachine } from '@xstate/react'
import { passwordRecoveryActors } from '../../../machines/password-recovery/password-recovery.actors.ts'
import { passwordRecoveryMachine } from '../../../machines/password-recovery/password-recovery.machine.ts'
import type { Asking } from '../../../machines/password-recovery/password-recovery.types.ts'
import { useSessionActor } from '../../../machines/session/session.context.ts'
import { AskForLinkView } from './AskForLinkView.tsx'
import { LinkAsked } from './LinkAsked.tsx'

const machine = passwordRecoveryMachine.provide({ actors: passwordRecoveryActors(() => undefined) })

/** Asking for a link. The login that was typed on the login page, or came with the address, is filled in. */
export function AskForLink({ asking }: { asking: Asking }) {
  const session = useSessionActor()
  const [state, send] = useMachine(machine, { input: { asking, login: session.getSnapshot().context.login } })
  const { login, notice, until } = state.context
  if (state.matches({ asking: 'asked' })) return <LinkAsked login={login} onAnew={() => send({ type: 'ANEW' })} />
  return (
    <AskForLinkView
      asking={asking}
      login={login}
      notice={notice}
      until={until}
      busy={state.matches({ asking: 'submitting' })}
      onAsk={given => send({ type: 'ASKED', login: given })}
    />
  )
}
