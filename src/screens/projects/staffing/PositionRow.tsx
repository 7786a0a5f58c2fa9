import { IconUserPlus } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { PlacesBar } from '../../../ui/PlacesBar/PlacesBar.tsx'
import { dateWords, endNote, functionWords } from '../../shared/words/shift-words.ts'
import type { Group } from './people.ts'
import { PersonChip } from './PersonChip.tsx'
import classes from './people.module.css'

interface PositionRowProps {
  group: Group
  crewId: string
  /** The shift begins on; a position that begins on another day carries it. */
  date: string
  now: number
  /** Where somebody is found for a position; absent: whoever reads it does not plan. */
  hrefToFind?: ((positionId: string) => string) | undefined
}

/** One function or position: hours, places, people. What is missing stands hollow among them. */
export function PositionRow({ group, crewId, date, now, hrefToFind }: PositionRowProps) {
  const words = useWords()
  const { t, tn } = words
  const { positions, people } = group
  const [first] = positions
  if (!first) return null
  const amount = positions.reduce((sum, position) => sum + position.amountOfRows, 0)
  const filled = positions.reduce((sum, position) => sum + position.filled, 0)
  const waiting = people.filter(({ state }) => state?.kind === 'invited' || state?.kind === 'applied').length
  const requested = Math.min(waiting, amount - filled)
  const missing = amount - filled - requested
  const hours = [
    ...new Map(
      positions.map(one => [`${one.startDate} ${one.startTime} ${one.endTime} ${one.task ?? ''}`, one]),
    ).values(),
  ]
  return (
    <li className={classes['group']}>
      <div className={classes['what']}>
        <b className={classes['function']}>{functionWords(words, first.function)}</b>
        {hours.map(one => (
          <span key={one.id} className={classes['hours']}>
            {one.startDate === date ? null : `${dateWords(words, one.startDate, { weekday: 'short' })} `}
            {one.startTime}–{one.endTime}
            {endNote(one) ? <sup>{endNote(one)}</sup> : null}
            {one.task ? <span className={classes['task']}>{one.task}</span> : null}
          </span>
        ))}
      </div>
      <div className={classes['places']}>
        <span>{t('projects.ofPlaces', { filled, amount })}</span>
        <PlacesBar amount={amount} filled={filled} requested={requested} singly={6} />
      </div>
      <ul className={classes['people']} aria-label={functionWords(words, first.function)}>
        {people.map(person => (
          <PersonChip key={person.id} person={person} crewId={crewId} now={now} />
        ))}
        {missing > 0 ? (
          <li>
            <Missing href={hrefToFind?.(first.id)}>{tn('shell.toFill', missing)}</Missing>
          </li>
        ) : null}
      </ul>
    </li>
  )
}

/** Places nobody stands on: for whoever plans, the way to find somebody. */
function Missing({ href, children }: { href: string | undefined; children: string }) {
  const { t } = useWords()
  const inside = (
    <>
      <IconUserPlus aria-hidden="true" />
      <span>
        {children}
        {href === undefined ? null : <b className={classes['find']}>{t('projects.findPerson')}</b>}
      </span>
    </>
  )
  return href === undefined ? (
    <span className={classes['missing']}>{inside}</span>
  ) : (
    <a className={classes['missing']} href={href}>
      {inside}
    </a>
  )
}
