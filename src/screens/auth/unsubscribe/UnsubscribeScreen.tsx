import { useState } from 'react'
import type { ScreenProps } from '../../screen.ts'
import { OwnQueries } from '../../shared/loading/OwnQueries.tsx'
import { useCommand } from '../../shared/useCommand.ts'
import { type Unsubscribing, UnsubscribeView } from './UnsubscribeView.tsx'

/** Where the link of an e-mail leads, with or without a login. */
export default function UnsubscribeScreen({ params }: ScreenProps) {
  const token = params['token'] ?? ''
  return (
    <OwnQueries>
      <ByLink key={token} token={token} />
    </OwnQueries>
  )
}

function ByLink({ token }: { token: string }) {
  const off = useCommand('post', '/api/v1/emailMessages/unsubscribe', { inForm: true })
  const on = useCommand('post', '/api/v1/emailMessages/subscribe', { inForm: true })
  const [state, setState] = useState<Unsubscribing>({ kind: 'asked' })
  const body = { token: token.slice(0, 200) }
  const failure = off.failure ?? on.failure
  const wrong = failure?.code === 'linkNotValid' || failure?.code === 'invalidInput'
  return (
    <UnsubscribeView
      state={wrong ? { kind: 'wrong' } : state}
      busy={off.busy || on.busy}
      failed={failure !== null && !wrong}
      onUnsubscribe={() =>
        void off.give(
          { body },
          { then: ({ changed, address }) => setState({ kind: changed ? 'done' : 'already', address }) },
        )
      }
      onAgain={() => void on.give({ body }, { then: ({ address }) => setState({ kind: 'again', address }) })}
    />
  )
}
