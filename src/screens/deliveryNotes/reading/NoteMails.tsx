import { IconAlertCircle, IconCircleCheck, IconClock, IconHelpCircle, IconSend } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Chip, type Tone } from '../../../ui/Chip/Chip.tsx'
import { momentWords } from '../../shared/words/moment-words.ts'
import type { Note, NoteMail } from '../note.types.ts'
import classes from './delivery-note.module.css'

const looks: Record<NoteMail['state'], { tone: Tone; icon: ReactNode }> = {
  queued: { tone: 'info', icon: <IconClock aria-hidden="true" /> },
  sending: { tone: 'info', icon: <IconSend aria-hidden="true" /> },
  sent: { tone: 'good', icon: <IconCircleCheck aria-hidden="true" /> },
  unclear: { tone: 'wait', icon: <IconHelpCircle aria-hidden="true" /> },
  failed: { tone: 'bad', icon: <IconAlertCircle aria-hidden="true" /> },
}

interface NoteMailsProps {
  note: Note
  busy: boolean
  onAgain: (address: string) => void
}

/** Where the note was sent, and what is known of each mail. */
export function NoteMails({ note: { mails, location }, busy, onAgain }: NoteMailsProps) {
  const words = useWords()
  const { t } = words
  return (
    <ul className={classes['mails']}>
      {mails.map(({ id, recipient, state, since }) => (
        <li key={id} className={classes['mail']}>
          <span className={classes['address']}>{recipient}</span>
          <span className={classes['soft']}>{momentWords(words, since, location.timeZone)}</span>
          <span className={classes['state']} role="status">
            <Chip tone={looks[state].tone} icon={looks[state].icon}>
              {t(`signOff.note.mail.${state}`)}
            </Chip>
          </span>
          {state === 'unclear' || state === 'failed' ? (
            <Button size="small" busy={busy} onClick={() => onAgain(recipient)}>
              {t('signOff.note.again')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
