import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { codeSetupActors } from '../../../machines/code-setup/code-setup.actors.ts'
import { codeSetupMachine } from '../../../machines/code-setup/code-setup.machine.ts'
import { useToast } from '../../../machines/toasts/toasts.context.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { loadable } from '../../shared/loadable.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useCopy } from '../../shared/useCopy.ts'
import { useNow } from '../../shared/useNow.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import { OneTimeCodesView } from './OneTimeCodesView.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

const groups: readonly Group[] = ['app', 'shell', 'oneTimeCodes']
const machine = codeSetupMachine.provide({ actors: codeSetupActors })
const nothing = () => null
const KeyDialog = lazily(async () => (await import('./KeyDialog.tsx')).KeyDialog, nothing)
const SpareCodesDialog = lazily(async () => (await import('./SpareCodesDialog.tsx')).SpareCodesDialog, nothing)

/** One-time codes of the own login, with words that come with them. */
export const OneTimeCodes = () => (
  <LateWords groups={groups}>
    <Own />
  </LateWords>
)

function Own() {
  const now = useNow()
  const [doing, setDoing] = useState<'set up' | 'end' | null>(null)
  const known = $api.useQuery('get', '/api/v1/oneTimeCodes')
  const close = () => setDoing(null)
  return (
    <>
      <OneTimeCodesView
        state={loadable([known], known.data)}
        now={now}
        onSetUp={() => setDoing('set up')}
        onEnd={() => setDoing('end')}
      />
      {doing === 'set up' ? <SettingUp onClose={close} /> : null}
      {doing === 'end' ? <Ending onClose={close} /> : null}
    </>
  )
}

function SettingUp({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const toast = useToast()
  const refresh = useRefresh()
  const { copy, notCopied } = useCopy()
  const [state, send] = useMachine(machine)
  const { given, notice } = state.context
  if (given === null)
    return (
      <PasswordDialog
        title={t('oneTimeCodes.setUp')}
        submitLabel={t('oneTimeCodes.goOn')}
        busy={state.matches('beginning')}
        said={notice === null ? null : t(`oneTimeCodes.notice.${notice}`)}
        onSubmit={password => send({ type: 'ASKED', password })}
        onClose={onClose}
      >
        {null}
      </PasswordDialog>
    )
  if (state.matches('started'))
    return (
      <SpareCodesDialog
        codes={given.spareCodes}
        notCopied={notCopied !== null}
        onCopy={() => void copy(given.spareCodes.join('\n'), t('oneTimeCodes.spareCopied'))}
        onKept={() => {
          toast({ type: 'success', message: t('oneTimeCodes.started') })
          void refresh.now('oneTimeCodes')
          onClose()
        }}
      />
    )
  return (
    <KeyDialog
      given={given}
      busy={state.matches('starting')}
      notice={notice}
      notCopied={notCopied !== null}
      onCopy={() => void copy(given.secret, t('oneTimeCodes.keyCopied'))}
      onTyped={code => send({ type: 'TYPED', code })}
      onClose={onClose}
    />
  )
}

function Ending({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const end = useCommand('post', '/api/v1/oneTimeCodes/removals', { inForm: true, touches: ['oneTimeCodes'] })
  const notices: Readonly<Record<string, string>> = {
    passwordWrong: t('oneTimeCodes.notice.passwordWrong'),
    tooManyAttempts: t('oneTimeCodes.notice.limited'),
  }
  return (
    <PasswordDialog
      title={t('oneTimeCodes.endAsk')}
      submitLabel={t('oneTimeCodes.end')}
      risky
      busy={end.busy}
      said={end.failure === null ? null : (notices[end.failure.code] ?? t('oneTimeCodes.notice.unreachable'))}
      onSubmit={password => void end.give({ body: { password } }, { done: t('oneTimeCodes.ended'), then: onClose })}
      onClose={onClose}
    >
      <p>{t('oneTimeCodes.endText')}</p>
    </PasswordDialog>
  )
}
