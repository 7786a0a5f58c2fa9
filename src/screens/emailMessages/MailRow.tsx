import { IconPaperclip } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import type { RowPlace } from '../../ui/Rows/Rows.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { EmailStateWord } from './EmailStateWord.tsx'
import type { EmailMessage } from './email.types.ts'
import classes from './emails.module.css'

interface MailRowProps {
  message: EmailMessage
  place: RowPlace
  /** "Today", where it is the first of its day. */
  day: string | null
  time: string
  href: string
  /** Shown beside the list instead. */
  onOpen?: (() => void) | undefined
  current: boolean
}

/** To whom, what about, how it begins; what became of it only where it is not simply sent. */
export function MailRow({ message, place, day, time, href, onOpen, current }: MailRowProps) {
  const { t, tn } = useWords()
  const { addressee, subject, excerpt, attachments, state, cause } = message
  const whom = [addressee.name ?? addressee.address, addressee.company].filter(Boolean).join(', ')
  const said = (
    <>
      <span className={classes['whom']}>{whom}</span>
      <span className={classes['subject']}>{subject ?? t('shell.mail.unwritten')}</span>
    </>
  )
  return (
    <li
      className={classes['mail']}
      aria-current={current || undefined}
      {...(place && {
        ref: place.ref,
        'data-index': place.index,
        'data-line': place.line,
        'aria-posinset': place.index + 1,
        'aria-setsize': place.total,
      })}
    >
      {day === null ? null : <h2 className={classes['day']}>{day}</h2>}
      <div className={classes['row']}>
        {onOpen ? (
          <button type="button" className={classes['open']} onClick={onOpen}>
            {said}
          </button>
        ) : (
          <a className={classes['open']} href={href}>
            {said}
          </a>
        )}
        <span className={classes['time']}>
          {attachments > 0 ? (
            <span className={classes['carries']}>
              {time}
              <IconPaperclip aria-hidden="true" />
              <VisuallyHidden>{tn('mailbox.files', attachments)}</VisuallyHidden>
            </span>
          ) : (
            time
          )}
        </span>
        {excerpt === null ? null : <span className={classes['excerpt']}>{excerpt}</span>}
        {state === 'sent' ? null : (
          <span className={classes['state']}>
            <EmailStateWord state={state} cause={cause} />
          </span>
        )}
      </div>
    </li>
  )
}
