import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'

interface LeavingQuestionProps {
  asking: boolean
  stay: () => void
  leave: () => void
}

/** What was entered is lost: is that meant? */
export function LeavingQuestion({ asking, stay, leave }: LeavingQuestionProps) {
  const { t } = useWords()
  return (
    <ConfirmDialog
      opened={asking}
      title={t('shell.unsaved.title')}
      subtitle={t('shell.unsaved.text')}
      safeLabel={t('shell.unsaved.stay')}
      riskyLabel={t('shell.unsaved.leave')}
      onSafe={stay}
      onRisky={leave}
      closeLabel={t('app.close')}
    />
  )
}
