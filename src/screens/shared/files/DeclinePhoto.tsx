import { useWords } from '../../../i18n/words.ts'
import { DeclineDialog } from '../form/DeclineDialog.tsx'
import { useCommand } from '../useCommand.ts'

interface DeclinePhotoProps {
  id: string
  onDone: () => void
  onClose: () => void
}

/** Why the client does not see it; whoever sent it reads that. */
export function DeclinePhoto({ id, onDone, onClose }: DeclinePhotoProps) {
  const { t } = useWords()
  const decline = useCommand('post', '/api/v1/projectDocuments/{id}/decline', { inForm: true })
  return (
    <DeclineDialog
      title={t('photos.decline')}
      label={t('photos.reason')}
      hint={t('photos.reasonHint')}
      missing={t('photos.reasonMissing')}
      of="ProjectDocumentRefusal.reason"
      busy={decline.busy}
      failure={decline.failure}
      onDecline={reason =>
        void decline.give(
          { params: { path: { id } }, body: { reason } },
          { done: t('photos.isDeclined'), then: onDone },
        )
      }
      onClose={onClose}
    />
  )
}
