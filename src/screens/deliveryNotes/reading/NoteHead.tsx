import { IconCircleCheck, IconFile, IconSignature, IconSignatureOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Chip, type Tone } from '../../../ui/Chip/Chip.tsx'
import { clockAt, dayNote, dayWords } from '../../shared/words/shift-words.ts'
import { ClockTime } from '../ClockTime.tsx'
import type { Note } from '../note.types.ts'
import classes from './delivery-note.module.css'

const looks: Record<Note['state'], { tone: Tone; icon: ReactNode }> = {
  open: { tone: 'plain', icon: <IconFile aria-hidden="true" /> },
  unsigned: { tone: 'wait', icon: <IconSignature aria-hidden="true" /> },
  signed: { tone: 'good', icon: <IconCircleCheck aria-hidden="true" /> },
  refused: { tone: 'bad', icon: <IconSignatureOff aria-hidden="true" /> },
}

/** Whose work, where and when, the number, and how the note stands. */
export function NoteHead({ note }: { note: Note }) {
  const words = useWords()
  const { t } = words
  const { crew, project, company, location, number, state } = note
  const { timeZone } = location
  const day = dayWords(words, dateIn(timeZone, Date.parse(crew.starts)))
  return (
    <header className={classes['head']}>
      <div className={classes['titles']}>
        <h2 className={classes['title']}>
          {project.name} · {crew.name}
        </h2>
        <Chip tone={looks[state].tone} icon={looks[state].icon}>
          {t(`signOff.note.state.${state}`)}
        </Chip>
      </div>
      <p className={classes['soft']}>
        {location.name}, {day}, {clockAt(crew.starts, timeZone)}–
        <ClockTime time={clockAt(crew.ends, timeZone)} day={dayNote(crew.ends, crew.starts, timeZone)} />
      </p>
      <p className={classes['soft']}>
        {number ? `${t('signOff.note.number', { number })} · ` : ''}
        {company.name}
      </p>
    </header>
  )
}
