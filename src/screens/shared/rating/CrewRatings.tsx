import { IconPencil, IconStar } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { cx } from '../../../ui/cx.ts'
import { momentWords } from '../words/moment-words.ts'
import { functionWords } from '../words/shift-words.ts'
import { Stars } from './Stars.tsx'
import type { RatedPerson, Rating } from './rating.types.ts'
import classes from './rating.module.css'

interface CrewRatingsProps {
  ratings: readonly Rating[]
  /** Whom the reader can still rate. */
  left: readonly RatedPerson[]
  /** Of the venue. */
  timeZone: string
  onRate: (people: readonly RatedPerson[]) => void
  /** Absent: not the reader's to change. */
  onChange?: ((given: Rating) => void) | undefined
}

/** How the client found the crew, person by person; nothing where nobody was rated and nobody can be. */
export function CrewRatings({ ratings, left, timeZone, onRate, onChange }: CrewRatingsProps) {
  const words = useWords()
  const { t } = words
  if (ratings.length === 0 && left.length === 0) return null
  return (
    <Section title={t('signOff.note.ratings')}>
      <ul className={classes['list']} aria-label={t('signOff.note.ratings')}>
        {ratings.map(given => (
          <li key={given.id} className={cx(classes['one'], classes['rated'])}>
            <Face name={given.person.name} src={given.person.pictureUrl ?? undefined} size="s" />
            <span className={classes['who']}>
              <b className={classes['what']}>{given.person.name}</b>
              <span className={classes['soft']}>{functionWords(words, given.projectCrewItem.function)}</span>
            </span>
            <span className={classes['given']}>
              <Stars count={given.rating} />
              {onChange ? (
                <IconButton
                  label={t('signOff.note.changeRating', { name: given.person.name })}
                  icon={<IconPencil aria-hidden="true" />}
                  onClick={() => onChange(given)}
                />
              ) : null}
            </span>
            <span className={classes['said']}>
              {given.remark ? <span>“{given.remark}”</span> : null}
              <span className={classes['soft']}>
                {given.rater}, {momentWords(words, given.changedAt ?? given.createdAt, timeZone)}
              </span>
            </span>
          </li>
        ))}
        {left.map(person => (
          <li key={person.id} className={classes['one']}>
            <Face name={person.name} src={person.pictureUrl ?? undefined} size="s" />
            <span className={classes['who']}>
              <b className={classes['what']}>{person.name}</b>
              <span className={classes['soft']}>{person.role}</span>
            </span>
            <span className={classes['given']}>
              <Button
                size="small"
                icon={<IconStar aria-hidden="true" />}
                aria-label={t('signOff.note.rateOne', { name: person.name })}
                onClick={() => onRate([person])}
              >
                {t('signOff.note.rateShort')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {left.length > 1 ? (
        <Button full icon={<IconStar aria-hidden="true" />} onClick={() => onRate(left)}>
          {t('signOff.note.rate')}
        </Button>
      ) : null}
    </Section>
  )
}
