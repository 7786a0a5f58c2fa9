import { IconClockExclamation, IconPhone } from '@tabler/icons-react'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { telHref } from '../hrefs.ts'
import { clockAt, functionWords, spanWords } from '../words/shift-words.ts'
import { useFirst } from '../list/useFirst.ts'
import classes from './late.module.css'

export type LatePerson = components['schemas']['LatePerson']

interface LateNowProps {
  late: readonly LatePerson[]
  /** On a page of their project: for how long is said in place of where; ms. */
  now?: number
}

/** Only there while somebody is late: who, where, since when, and the phone. A live region that stays mounted. */
export function LateNow({ late, now }: LateNowProps) {
  const words = useWords()
  const { t, tn } = words
  const { shown, showAll } = useFirst(late)
  return (
    <div role="status" className={classes['place']}>
      {late.length > 0 ? (
        <div className={classes['strip']}>
          <p className={classes['count']}>
            <IconClockExclamation aria-hidden="true" />
            {tn('crews.list.lateNow', late.length)}
          </p>
          <ul className={classes['people']}>
            {shown.map(line => {
              // Where the person's own number is not for the reader, whoever leads the crew is asked.
              const call = [line.person, line.chief].find(person => person?.phone)
              return (
                <li key={line.id} className={classes['one']}>
                  <a className={classes['who']} href={`/projects/${line.project.number}?shift=${line.crew.id}`}>
                    <b>{line.person.name}</b>
                    <span>
                      {functionWords(words, line.function)}, {clockAt(line.starts, line.timeZone)}
                      {now === undefined ? ` · ${line.project.name}` : ` · ${line.crew.name}`}
                    </span>
                  </a>
                  {now === undefined ? null : (
                    <span className={classes['since']}>
                      {t('jobs.lateBy', { time: spanWords(words, Date.parse(line.starts), now) })}
                    </span>
                  )}
                  {call?.phone ? (
                    <IconButton
                      href={telHref(call.phone)}
                      label={t('app.call', { name: call.name })}
                      icon={<IconPhone aria-hidden="true" />}
                    />
                  ) : null}
                </li>
              )
            })}
          </ul>
          {showAll ? (
            <TextLink onClick={showAll}>{tn('crews.list.lateMore', late.length - shown.length)}</TextLink>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
