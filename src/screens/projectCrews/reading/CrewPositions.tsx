import { useWords } from '../../../i18n/words.ts'
import { Section } from '../../../ui/Section/Section.tsx'
import { dateWords, endNote, roleWords } from '../../shared/words/shift-words.ts'
import type { Position } from '../crew.types.ts'
import { PlaceBar } from '../PlaceBar.tsx'
import classes from '../crews.module.css'

/** What the crew consists of: function, hours, places filled. */
export function CrewPositions({ positions }: { positions: readonly Position[] }) {
  const words = useWords()
  const { t } = words
  if (!positions.length) return null
  // What begins after midnight carries its day.
  const first = positions.map(({ startDate }) => startDate).toSorted()[0]
  const filled = positions.reduce((sum, position) => sum + position.filled, 0)
  const amount = positions.reduce((sum, position) => sum + position.amountOfRows, 0)
  return (
    <Section title={t('crews.positions')} end={t('crews.places', { filled, amount })}>
      <ul className={classes['panel']}>
        {positions.map(position => {
          const note = endNote(position)
          const later = position.startDate !== first
          return (
            <li key={position.id} className={classes['position']}>
              <b className={classes['words']}>{roleWords(words, position)}</b>
              <span className={classes['figures']}>
                {t('crews.places', { filled: position.filled, amount: position.amountOfRows })}
              </span>
              <span className={classes['hours']}>
                {later ? `${dateWords(words, position.startDate, { weekday: 'short' })} ` : null}
                <b>{position.startTime}</b>–{position.endTime}
                {note ? <sup>{note}</sup> : null}
              </span>
              <PlaceBar filled={position.filled} amount={position.amountOfRows} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
