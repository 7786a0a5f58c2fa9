import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { useSessionActor } from '../../machines/session/session.context.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'

/** Ms after which sending counts as something to wait for; an empty outbox answers sooner. */
const noticeable = 400

/** Logging out while entries wait: the person sees that they are sent, or how many are not, and decides. */
export function LeavingDialog() {
  const { t, tn } = useWords()
  const actor = useSessionActor()
  const flushing = useSelector(actor, snapshot => snapshot.matches({ leaving: 'flushing' }))
  const asking = useSelector(actor, snapshot => snapshot.matches({ leaving: 'asking' }))
  const unsent = useSelector(actor, snapshot => snapshot.context.unsent)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!flushing) return
    const timer = setTimeout(() => setSlow(true), noticeable)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [flushing])
  return (
    <ConfirmDialog
      opened={asking || (flushing && slow)}
      title={t('shell.leaving.title')}
      subtitle={asking ? tn('shell.leaving.unsent', unsent) : t('shell.leaving.sending')}
      safeLabel={t('shell.leaving.stay')}
      riskyLabel={t('shell.leaving.leave')}
      onSafe={() => actor.send({ type: 'STAYED' })}
      onRisky={() => actor.send({ type: 'LEFT_ANYWAY' })}
      closeLabel={t('app.close')}
    />
  )
}
