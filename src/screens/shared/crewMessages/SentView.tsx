import { IconCircleCheck, IconMail } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Fold, Folds } from '../../../ui/Fold/Fold.tsx'
import { ShowAll } from '../../../ui/ShowAll/ShowAll.tsx'
import { useFirst } from '../list/useFirst.ts'
import { viewerZone } from '../words/shift-words.ts'
import { whenWords } from '../words/when-words.ts'
import type { SentMessage } from './message.types.ts'
import classes from './messages.module.css'

/** Shown at first; those before are old news. */
const newest = 3

/** What was written to a crew, the newest first; each opens to who has read it and who has not. */
export function SentView({ messages, now }: { messages: readonly SentMessage[]; now: number }) {
  const words = useWords()
  const { t, tn } = words
  const { shown, showAll } = useFirst(messages, newest)
  if (messages.length === 0) return null
  return (
    <section className={classes['sent']} aria-label={t('crewMessages.title')}>
      <Folds>
        {shown.map(({ id, text, audience, sentAt, sentBy, recipients }) => {
          const unread = recipients.filter(({ readAt }) => readAt === null)
          const read = recipients.length - unread.length
          return (
            <Fold
              key={id}
              title={<span className={classes['words']}>{text}</span>}
              sub={[
                whenWords(words, sentAt, viewerZone(), now),
                ...(sentBy ? [sentBy.name] : []),
                t(`crewMessages.audiences.${audience}`),
                t('crewMessages.read', { read, all: recipients.length }),
              ].join(' · ')}
            >
              {unread.length === 0 ? (
                <p className={classes['done']}>
                  <IconCircleCheck aria-hidden="true" /> {t('crewMessages.allRead')}
                </p>
              ) : (
                <>
                  <p>{tn('crewMessages.unread', unread.length)}</p>
                  <ul className={classes['people']}>
                    {unread.map(({ person, device }) => (
                      <li key={person.id}>
                        {person.name}
                        {device ? null : (
                          <small>
                            <IconMail aria-hidden="true" /> {t('crewMessages.byMail')}
                          </small>
                        )}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </Fold>
          )
        })}
      </Folds>
      <ShowAll onShow={showAll} label={t('crewMessages.showAll', { count: messages.length })} />
    </section>
  )
}
