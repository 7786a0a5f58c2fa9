import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { passkeyActors } from '../../../machines/passkey/passkey.actors.ts'
import { passkeyMachine } from '../../../machines/passkey/passkey.machine.ts'
import { useToast } from '../../../machines/toasts/toasts.context.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { loadable } from '../../shared/loadable.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { type Passkey, PasskeysView } from './PasskeysView.tsx'

const groups: readonly Group[] = ['app', 'shell', 'passkeys']
const machine = passkeyMachine.provide({ actors: passkeyActors })

/** Passkeys of the own login, with words that come with them. */
export const Passkeys = () => (
  <LateWords groups={groups}>
    <Own />
  </LateWords>
)

function Own() {
  const { t } = useWords()
  const now = useNow()
  const [doing, setDoing] = useState<'add' | Passkey | null>(null)
  const known = $api.useQuery('get', '/api/v1/passkeys')
  const remove = useCommand('delete', '/api/v1/passkeys/{id}', { touches: ['passkeys'] })
  const close = () => setDoing(null)
  const asked = doing === 'add' ? null : doing
  return (
    <>
      <PasskeysView
        state={loadable([known], known.data?.items)}
        now={now}
        host={location.hostname}
        usable={'PublicKeyCredential' in window}
        onAdd={() => setDoing('add')}
        onRemove={setDoing}
      />
      {doing === 'add' ? <Adding onClose={close} /> : null}
      <ConfirmDialog
        opened={asked !== null}
        title={t('passkeys.removeAsk', { name: asked?.name ?? '' })}
        subtitle={t('passkeys.removeText')}
        safeLabel={t('app.cancel')}
        riskyLabel={t('passkeys.remove')}
        onSafe={close}
        onRisky={() => {
          if (!asked) return
          close()
          void remove.give({ params: { path: { id: asked.id } } }, { done: t('passkeys.removed') })
        }}
      />
    </>
  )
}

function Adding({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const toast = useToast()
  const refresh = useRefresh()
  const [state, send, actor] = useMachine(machine)
  const add = (name: string, password: string) => {
    const { unsubscribe } = actor.subscribe(({ value }) => {
      if (value !== 'done' && value !== 'idle') return
      unsubscribe()
      if (value === 'idle') return
      toast({ type: 'success', message: t('passkeys.made') })
      void refresh.now('passkeys')
      onClose()
    })
    send({ type: 'ASKED', typed: { name, password } })
  }
  return (
    <AddPasskeyDialog
      busy={!state.matches('idle') && !state.matches('done')}
      unlocking={state.matches('unlocking')}
      notice={state.context.notice}
      onAdd={add}
      onClose={onClose}
    />
  )
}
