import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { jobAnswerActors } from '../../../machines/job-answer/job-answer.actors.ts'
import { jobAnswerMachine } from '../../../machines/job-answer/job-answer.machine.ts'
import type { ScreenProps } from '../../screen.ts'
import { AnswerView, type Answering } from './AnswerView.tsx'

/** Where the link of an e-mail leads that asks for a shift, with or without a login. */
export default function AnswerScreen({ params }: ScreenProps) {
  const token = params['token'] ?? ''
  return <ByLink key={token} token={token} />
}

function ByLink({ token }: { token: string }) {
  const [machine] = useState(() => jobAnswerMachine.provide({ actors: jobAnswerActors() }))
  const [state, send] = useMachine(machine, { input: { token } })
  const { question, said, clash, notice } = state.context
  const shown: Answering =
    question === null || state.matches('invalid')
      ? { kind: state.matches('failed') ? 'failed' : state.matches('invalid') ? 'invalid' : 'reading' }
      : { kind: 'asked', question, fresh: state.matches('fresh') }
  return (
    <AnswerView
      state={shown}
      giving={state.matches('giving') ? said : null}
      clash={state.matches('asking') || state.matches('giving') ? clash : null}
      notice={notice}
      onYes={() => send({ type: 'SAID_YES' })}
      onNo={() => send({ type: 'SAID_NO' })}
      onAccept={() => send({ type: 'ACCEPTED' })}
      onKeep={() => send({ type: 'KEPT' })}
      onBack={() => send({ type: 'TAKEN_BACK' })}
      onRetry={() => send({ type: 'RETRIED' })}
    />
  )
}
