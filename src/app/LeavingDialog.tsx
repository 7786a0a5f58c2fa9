import { useSelector } from '@xstate/react'
import { useWords } from '../i18n/words.ts'
import { useSessionActor } from '../machines/session/session.context.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog/ConfirmDialog.tsx'

/** Logging out while entries wait: the person is told how many and decides. */
export function LeavingDialog() {
  const { t, tn } = useWords()
  const actor = useSessionActor()
  const asking = useSelector(actor, snapshot => snapshot.matches({ leaving: 'asking' }))
  const unsent = useSelector(actor, snapshot => snapshot.context.unsent)
  return (
    <ConfirmDialog
      opened={asking}
      title={t('shell.leaving.title')}
      subtitle={tn('shell.leaving.unsent', unsent)}
      safeLabel={t('shell.leaving.stay')}
      riskyLabel={t('shell.leaving.leave')}
      onSafe={() => actor.send({ type: 'STAYED' })}
      onRisky={() => actor.send({ type: 'LEFT_ANYWAY' })}
      closeLabel={t('app.close')}
    />
  )
}
