import { IconClockExclamation, IconPhone } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { telHref } from '../shared/hrefs.ts'
import { clockAt, functionWords } from '../shared/shift-words.ts'
import type { ListedLine } from './line-state.ts'
import classes from './crew-list.module.css'

interface LateStripProps {
  late: readonly ListedLine[]
  onOpen: (lineId: string) => void
  onMore: () => void
}

/** More are counted and found by the filter: a strip that fills the screen helps nobody. */
const named = 3

/** Only there while somebody is late: who, what is known of them, and the phone. A live region that stays mounted. */
export function LateStrip({ late, onOpen, onMore }: LateStripProps) {
  const words = useWords()
  const { t, tn } = words
  return (
    <div role="status">
      {late.length ? (
        <div className={classes['strip']}>
          <p className={classes['lateCount']}>
            <IconClockExclamation aria-hidden="true" />
            {tn('crews.list.lateNow', late.length)}
          </p>
          <ul className={classes['lates']}>
            {late.slice(0, named).map(({ line, calledAt }) => (
              <li key={line.id} className={classes['lateOne']}>
                <button type="button" className={classes['lateName']} onClick={() => onOpen(line.id)}>
                  <b>{line.person.name}</b>{' '}
                  <span>
                    {functionWords(words, line.projectCrewItem.function)},{' '}
                    {calledAt === null
                      ? t('crews.list.noAnswer')
                      : t('crews.list.comes', { time: clockAt(calledAt, line.timeZone) })}
                  </span>
                </button>
                {line.person.phone ? (
                  <IconButton
                    href={telHref(line.person.phone)}
                    label={t('app.call', { name: line.person.name })}
                    icon={<IconPhone aria-hidden="true" />}
                  />
                ) : null}
              </li>
            ))}
          </ul>
          {late.length > named ? (
            <TextLink onClick={onMore}>{tn('crews.list.lateMore', late.length - named)}</TextLink>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
