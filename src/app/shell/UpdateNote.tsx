import { useSelector } from '@xstate/react'
import { IconRefresh } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { appUpdate } from '../app-update.ts'
import classes from '../outbox/OutboxProvider.module.css'

/** Tells that a newer version waits; the person says when to reload, so that nothing is lost half-way. */
export function UpdateNote({ update = appUpdate }: { update?: typeof appUpdate }) {
  const { t } = useWords()
  const told = useSelector(update, snapshot => snapshot.matches({ told: 'withButton' }))
  if (!told) return null
  return (
    <div className={classes['notes']}>
      <Note
        tone="info"
        icon={<IconRefresh aria-hidden="true" />}
        action={
          <Button size="small" variant="line" onClick={() => update.send({ type: 'ACCEPTED' })}>
            {t('shell.update.reload')}
          </Button>
        }
      >
        {t('shell.update.ready')}
      </Note>
    </div>
  )
}
