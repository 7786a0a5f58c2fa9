import { useMachine } from '@xstate/react'
import { useWords } from '../../../i18n/words.ts'
import { passwordRecoveryActors } from '../../../machines/password-recovery/password-recovery.actors.ts'
import { passwordRecoveryMachine } from '../../../machines/password-recovery/password-recovery.machine.ts'
import { LinkOver } from './LinkOver.tsx'
import { LinkReading } from './LinkReading.tsx'
import { NewPasswordView } from './NewPasswordView.tsx'
import { OthersSession } from './OthersSession.tsx'
import { toLogin } from './password-words.ts'

/**
 * The address with the token is in no history after this, and the page that knew it is gone. The router is not told: a
 * session this page still believes in would have it leave the login page at once.
 */
function leave(login: string, said: string): void {
  History.prototype.replaceState.call(history, { said }, '', toLogin(login))
  location.reload()
}

/** What a mailed link leads to. */
export function FollowLink({ token, welcome = false }: { token: string; welcome?: boolean }) {
  const { t } = useWords()
  const actors = passwordRecoveryActors(login => leave(login, t('password.saved.note')))
  const [state, send] = useMachine(passwordRecoveryMachine.provide({ actors }), { input: { token } })
  const { context } = state
  const title = t(welcome ? 'password.title.welcome' : 'password.title.link')
  if (state.matches({ linked: 'reading' }) || state.matches({ linked: 'failed' }))
    return (
      <LinkReading
        title={title}
        failed={state.matches({ linked: 'failed' }) ? context.notice : null}
        until={context.until}
        onRetry={() => send({ type: 'RETRIED' })}
      />
    )
  if (state.matches({ linked: 'invalid' })) return <LinkOver />
  if (state.matches({ linked: 'perhapsSet' })) return <LinkOver perhapsSet={context.login} />
  if (state.matches({ done: 'othersSession' })) return <OthersSession login={context.login} name={context.others} />
  return (
    <NewPasswordView
      welcome={welcome}
      login={context.login}
      name={context.linked?.name ?? null}
      notice={context.notice}
      until={context.until}
      busy={!state.matches({ linked: { setting: 'editing' } })}
      onChoose={password => send({ type: 'CHOSEN', password })}
    />
  )
}
