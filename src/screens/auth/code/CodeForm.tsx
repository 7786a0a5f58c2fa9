import { useState } from 'react'
import type { Group } from '../../../i18n/translate.ts'
import { useSessionActor } from '../../../machines/session/session.context.ts'
import { useSnapshot } from '../../../machines/use-snapshot.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { CodeFormView } from './CodeFormView.tsx'

const groups: readonly Group[] = ['app', 'oneTimeCodes']

/** The code besides the password, with words that come with it. */
export const CodeForm = () => (
  <LateWords groups={groups}>
    <Asked />
  </LateWords>
)

function Asked() {
  const actor = useSessionActor()
  const state = useSnapshot(actor)
  const { notice, credentials } = state.context
  // A code that was refused is typed anew.
  const [tries, setTries] = useState(0)
  return (
    <CodeFormView
      key={tries}
      busy={!state.matches({ login: 'codeAsked' })}
      notice={notice === 'codeRefused' || notice === 'unreachable' ? notice : null}
      onTyped={code => {
        if (credentials === null) return
        const told = actor.subscribe(snapshot => {
          if (snapshot.matches({ login: 'submitting' })) return
          told.unsubscribe()
          if (snapshot.context.notice === 'codeRefused') setTries(tries + 1)
        })
        actor.send({ type: 'SUBMITTED', credentials: { ...credentials, code } })
      }}
      onBack={() => actor.send({ type: 'CODE_DECLINED' })}
    />
  )
}
