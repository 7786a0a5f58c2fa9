import { IconStar } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { momentWords } from '../words/moment-words.ts'
import { functionWords } from '../words/shift-words.ts'
import { Stars } from './Stars.tsx'
import type { Rating } from './rating.types.ts'
import classes from './rating.module.css'

interface CrewRatingsProps {
  ratings: readonly Rating[]
  /** Of the venue. */
  timeZone: string
  /** Absent: nothing is left to be rated, or not by the reader. */
  onRate?: (() => void) | undefined
}

/** How the client found the crew, by position; nothing where nobody has rated and nobody can. */
export function CrewRatings({ ratings, timeZone, onRate }: CrewRatingsProps) {
  const words = useWords()
  const { t } = words
  if (ratings.length === 0 && !onRate) return null
  return (
    <Section title={t('signOff.note.ratings')}>
      {ratings.length > 0 ? (
        <ul className={classes['list']} aria-label={t('signOff.note.ratings')}>
          {ratings.map(({ id, projectCrewItem, rating, remark, rater, createdAt }) => (
            <li key={id} className={classes['one']}>
              <span className={classes['what']}>{functionWords(words, projectCrewItem.function)}</span>
              <span className={classes['soft']}>
                {rater}, {momentWords(words, createdAt, timeZone)}
              </span>
              <span className={classes['given']}>
                <Stars count={rating} />
              </span>
              {remark ? <span>“{remark}”</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {onRate ? (
        <Button full icon={<IconStar aria-hidden="true" />} onClick={onRate}>
          {t('signOff.note.rate')}
        </Button>
      ) : null}
    </Section>
  )
}
