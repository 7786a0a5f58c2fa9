import { IconAlertTriangle } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Clipped } from '../../../ui/Clipped/Clipped.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { Tick } from '../../../ui/Tick/Tick.tsx'
import { cx } from '../../../ui/cx.ts'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { ReasonList } from '../../shared/job/ReasonList.tsx'
import { isOver, rateWords, wayWords, weekWords } from '../../shared/job/person-words.ts'
import { functionWords } from '../../shared/words/shift-words.ts'
import { CandidateName } from './CandidateName.tsx'
import type { Candidate, Found } from './best.types.ts'
import { DayTrack } from './DayTrack.tsx'
import { placeReasons, skillOf, timeReasons } from './reasons.ts'
import classes from './best.module.css'

interface CandidateRowProps {
  found: Found
  person: Candidate
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

/** Somebody who could be asked: who, what they have around the shift, and what speaks for and against them. */
export function CandidateRow({ found, person, chosen, onChoose }: CandidateRowProps) {
  const words = useWords()
  const { t, tn } = words
  const { weekMinutes, quotaMinutes, distance, hourlyRate, currency } = person
  const rate = rateWords(words, person)
  const functions = person.functions.map(one => functionWords(words, one)).join(', ')
  const over = isOver(person)
  return (
    <li className={cx(classes['row'], chosen && classes['chosen'], person.hardReasons.length > 0 && classes['hard'])}>
      <Tick
        label={t('bestPersons.choose', { name: person.name })}
        value={chosen}
        data-candidate=""
        onChange={onChoose}
      />
      <span className={classes['rank']}>{person.rank}</span>
      <span className={classes['who']}>
        <Face name={person.name} src={person.pictureUrl ?? undefined} size="s" />
        <span className={classes['names']}>
          <CandidateName person={person} />
          <Clipped text={functions} className={classes['functions']} />
        </span>
      </span>
      <div className={classes['time']}>
        <DayTrack position={found.position} person={person} />
        <ReasonList label={t('bestPersons.criterion.free')} reasons={timeReasons(words, found, person)} />
      </div>
      <div className={cx(classes['cell'], classes['skill'])}>
        <ReasonList label={t('bestPersons.head.qualified')} reasons={[skillOf(words, found, person)]} />
      </div>
      <div className={cx(classes['cell'], classes['place'])}>
        <ReasonList label={t('bestPersons.head.venue')} reasons={placeReasons(words, person)} />
      </div>
      <span className={cx(classes['cell'], classes['rating'])}>
        {rate === null ? null : <b>{rate}</b>}
        <span className={classes['soft']}>
          {rate === null ? t('bestPersons.noRating') : tn('bestPersons.ratings', person.ratings)}
        </span>
      </span>
      <span className={cx(classes['cell'], classes['hours'])}>
        <span className={cx(classes['week'], over && classes['wait'])}>
          {over ? <IconAlertTriangle aria-hidden="true" /> : null}
          {weekWords(words, person)}
        </span>
        {quotaMinutes ? (
          <i
            className={cx(classes['quota'], over && classes['over'])}
            style={{ '--part': Math.min(1, weekMinutes / quotaMinutes) }}
            aria-hidden="true"
          />
        ) : null}
      </span>
      <span className={cx(classes['cell'], classes['travel'])}>
        {distance === null ? (
          <span className={classes['soft']}>{wayWords(words, person)}</span>
        ) : (
          <b>{wayWords(words, person)}</b>
        )}
        <span className={classes['soft']}>
          {hourlyRate === null || currency === null
            ? t('bestPersons.payUnknown')
            : t('bestPersons.perHour', { money: moneyWords(words, hourlyRate, currency) })}
        </span>
      </span>
    </li>
  )
}
