import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { useCommand } from '../shared/useCommand.ts'

/** Whoever opens a closed project to work on it is told, and opens it again here. */
export function ClosedNote({ projectId }: { projectId: string }) {
  const { t } = useWords()
  const { user } = useSession()
  const reopen = useCommand('post', '/api/v1/projects/{id}/reopen')
  return (
    <Note
      tone="wait"
      action={
        mayCall(user, 'reopenProject') ? (
          <Button
            size="small"
            busy={reopen.busy}
            onClick={() => void reopen.give({ params: { path: { id: projectId } } }, { done: t('projects.reopened') })}
          >
            {t('projects.reopen')}
          </Button>
        ) : undefined
      }
    >
      {t('projects.isClosed')}
    </Note>
  )
}
