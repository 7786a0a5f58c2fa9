import { IconSpeakerphone } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { ShowAll } from '../../../ui/ShowAll/ShowAll.tsx'
import { viewerZone } from '../words/shift-words.ts'
import { whenWords } from '../words/when-words.ts'
import type { ReceivedMessage } from './message.types.ts'
import classes from './messages.module.css'

interface ReceivedViewProps {
  messages: readonly ReceivedMessage[]
  now: number
  /** Says that it was read; absent: that is said by looking at it. */
  onRead?: ((message: ReceivedMessage) => void) | undefined
  /** Absent: none is left out. */
  all?: { count: number; show: () => void } | null
}

/** What whoever leads one's crew has written. */
export function ReceivedView({ messages, now, onRead, all = null }: ReceivedViewProps) {
  const words = useWords()
  const { t } = words
  return (
    <>
      {messages.map(message => (
        <Sheet key={message.id} lift={message.readAt === null} aria-label={t('crewMessages.title')}>
          <div className={classes['received']} data-unread={message.readAt === null || undefined}>
            <IconSpeakerphone aria-hidden="true" />
            <div>
              <p className={classes['from']}>
                {[
                  ...(message.sentBy ? [message.sentBy.name] : []),
                  message.crew.name,
                  whenWords(words, message.sentAt, viewerZone(), now),
                ].join(' · ')}
              </p>
              <p className={classes['words']}>{message.text}</p>
              {onRead ? (
                <div className={classes['acts']}>
                  <Button variant="main" size="small" onClick={() => onRead(message)}>
                    {t('crewMessages.understood')}
                  </Button>
                  <Button size="small" href={`/jobs/${message.jobId}`}>
                    {t('crewMessages.openJob')}
                  </Button>
                </div>
              ) : null}
            </div>
          </div>
        </Sheet>
      ))}
      {all ? <ShowAll onShow={all.show} label={t('crewMessages.showAll', { count: all.count })} /> : null}
    </>
  )
}
