import { useWords } from '../../i18n/words.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { useCommand } from '../shared/useCommand.ts'
import type { Login } from './login.types.ts'

interface EndCodesDialogProps {
  login: Login
  onEnded: () => void
  onClose: () => void
}

/** Asks before somebody who lost phone and spare codes is asked for no code any more. */
export function EndCodesDialog({ login, onEnded, onClose }: EndCodesDialogProps) {
  const { t } = useWords()
  const end = useCommand('delete', '/api/v1/logins/{id}/oneTimeCodes', { touches: ['logins'] })
  const { name } = login.person
  return (
    <ConfirmDialog
      opened
      title={t('logins.endCodesTitle', { name })}
      safeLabel={t('logins.keepCodes')}
      riskyLabel={t('logins.endCodes')}
      busy={end.busy}
      onSafe={onClose}
      onRisky={() =>
        void end.give({ params: { path: { id: login.id } } }, { done: t('logins.codesEnded', { name }), then: onEnded })
      }
    >
      {t('logins.endCodesText')}
    </ConfirmDialog>
  )
}
