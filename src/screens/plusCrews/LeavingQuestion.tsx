import { useWords } from '../../i18n/words.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'

interface LeavingQuestionProps {
  asking: boolean
  stay: () => void
  leave: () => void
}

export function LeavingQuestion({ asking, stay, leave }: LeavingQuestionProps) {
  const { t } = useWords()
  return (
    <ConfirmDialog
      opened={asking}
      title={t('plusCrewValues.leaving.title')}
      subtitle={t('plusCrewValues.leaving.text')}
      safeLabel={t('plusCrewValues.leaving.stay')}
      riskyLabel={t('plusCrewValues.leaving.leave')}
      onSafe={stay}
      onRisky={leave}
      closeLabel={t('app.close')}
    />
  )
}
