import { useWords } from '../../i18n/words.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { useCommand } from '../shared/useCommand.ts'

interface EndDialogProps {
  person: { id: string; name: string }
  onEnded: () => void
  onClose: () => void
}

/** Asks before somebody is shut out, and says what they leave behind. */
export function EndDialog({ person, onEnded, onClose }: EndDialogProps) {
  const { t, tn } = useWords()
  const end = useCommand('post', '/api/v1/persons/{id}/endAccess', {
    touches: ['logins', 'users', 'profileAccess', 'kiosks'],
  })
  return (
    <ConfirmDialog
      opened
      title={t('logins.endTitle', { name: person.name })}
      safeLabel={t('logins.keep')}
      riskyLabel={t('logins.end')}
      busy={end.busy}
      onSafe={onClose}
      onRisky={() =>
        void end.give(
          { params: { path: { id: person.id } } },
          {
            done: ({ positions }) =>
              positions > 0
                ? tn('logins.endedWith', positions, { name: person.name })
                : t('logins.ended', { name: person.name }),
            then: onEnded,
          },
        )
      }
    >
      {t('logins.endText')}
    </ConfirmDialog>
  )
}
