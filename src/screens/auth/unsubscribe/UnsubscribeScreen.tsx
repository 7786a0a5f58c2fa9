import { useState } from 'react'
import { Once } from '../../../client/once.ts'
import { failureFrom } from '../../../client/problem.ts'
import { send } from '../../../client/send.ts'
import type { ScreenProps } from '../../screen.ts'
import { type Unsubscribing, UnsubscribeView } from './UnsubscribeView.tsx'

/** Where the link of an e-mail leads, with or without a login. */
export default function UnsubscribeScreen({ params }: ScreenProps) {
  const token = params['token'] ?? ''
  return <ByLink key={token} token={token} />
}

/** What the page says it says itself: around it there is nothing that tells, or keeps answers. */
function ByLink({ token }: { token: string }) {
  const [once] = useState(() => new Once())
  const [state, setState] = useState<Unsubscribing>({ kind: 'asked' })
  const [doing, setDoing] = useState<'busy' | 'failed' | null>(null)
  const turn = async (on: boolean) => {
    setDoing('busy')
    try {
      const body = { token: token.slice(0, 200) }
      const done = await once.ask(`${on}`, key =>
        on
          ? send('post', '/api/v1/emailMessages/subscribe', { body }, key)
          : send('post', '/api/v1/emailMessages/unsubscribe', { body }, key),
      )
      if (!done) return
      const { address, changed } = done.answer
      setState({ kind: on ? 'again' : changed ? 'done' : 'already', address })
      setDoing(null)
    } catch (error) {
      const { code } = failureFrom(error)
      const wrong = code === 'linkNotValid' || code === 'invalidInput'
      if (wrong) setState({ kind: 'wrong' })
      setDoing(wrong ? null : 'failed')
    }
  }
  return (
    <UnsubscribeView
      state={state}
      busy={doing === 'busy'}
      failed={doing === 'failed'}
      onUnsubscribe={() => void turn(false)}
      onAgain={() => void turn(true)}
    />
  )
}
