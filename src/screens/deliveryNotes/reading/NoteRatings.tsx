import { IconStar } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { functionWords } from '../../shared/shift-words.ts'
import type { NoteContent } from '../note.types.ts'
import { momentWords } from './moment-words.ts'
import { Stars } from './Stars.tsx'
import classes from './delivery-note.module.css'

/** How the client found the crew, by position; the newest rating of each. */
export function NoteRatings({ content, onRate }: { content: NoteContent; onRate: () => void }) {
  const words = useWords()
  const { t } = words
  const { ratings, positions, note } = content
  if (ratings.length === 0 && positions.length === 0) return null
  return (
    <Section title={t('signOff.note.ratings')}>
      {ratings.length > 0 ? (
        <ul className={classes['mails']}>
          {ratings.map(({ id, projectCrewItem, rating, remark, rater, createdAt }) => (
            <li key={id} className={classes['mail']}>
              <span className={classes['address']}>{functionWords(words, projectCrewItem.function)}</span>
              <span className={classes['soft']}>
                {rater}, {momentWords(words, createdAt, note.location.timeZone)}
              </span>
              <span className={classes['state']}>
                <Stars count={rating} />
              </span>
              {remark ? <span className={classes['soft']}>{remark}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {positions.length > 0 ? (
        <Button full icon={<IconStar aria-hidden="true" />} onClick={onRate}>
          {t('signOff.note.rate')}
        </Button>
      ) : null}
    </Section>
  )
}
