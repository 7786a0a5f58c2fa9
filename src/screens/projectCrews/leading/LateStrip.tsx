import { IconClockExclamation, IconPhone } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { telHref } from '../../shared/hrefs.ts'
import { functionWords } from '../../shared/words/shift-words.ts'
import type { ListedLine } from './line-state.ts'
import { stateWords } from './ListStateMark.tsx'
import classes from './crew-list.module.css'

interface LateStripProps {
  /** As they stood: whoever has come since says so until the list moves again. */
  late: readonly ListedLine[]
  now: number
  onOpen: (lineId: string) => void
  onMore: () => void
}

/** More are counted and found by the filter: a strip that fills the screen helps nobody. */
const named = 3

/** Only there while somebody is late: who, and the phone. A live region that stays mounted. */
export function LateStrip({ late, now, onOpen, onMore }: LateStripProps) {
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
            {late.slice(0, named).map(one => (
              <li key={one.line.id} className={classes['lateOne']}>
                <button type="button" className={classes['lateName']} onClick={() => onOpen(one.line.id)}>
                  <b>{one.line.person.name}</b>{' '}
                  <span>
                    {functionWords(words, one.line.projectCrewItem.function)},{' '}
                    {one.state === 'late' ? t('crewLead.noAnswer') : stateWords(words, one, now)}
                  </span>
                </button>
                {one.line.person.phone ? (
                  <IconButton
                    href={telHref(one.line.person.phone)}
                    label={t('app.call', { name: one.line.person.name })}
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
