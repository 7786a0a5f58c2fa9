import type { Fit } from '../../../../domain/planningCalendar/fit.ts'
import { useWords } from '../../../i18n/words.ts'
import { FitGlyph, fitWords } from './FitSign.tsx'
import classes from './carried.module.css'

interface CarriedCardProps {
  /** Where the pointer is; null: it is led by keyboard, and said below. */
  at: { x: number; y: number } | null
  title: string
  /** What letting go does, where it is over something. */
  fit?: Fit | undefined
  /** What it is over. */
  about?: string | undefined
  /** What there is to do while it is over nothing. */
  hint?: string | undefined
}

/** What is carried, and what letting go would do, said before it is let go. */
export function CarriedCard({ at, title, fit, about, hint }: CarriedCardProps) {
  const words = useWords()
  return (
    <div
      className={classes[at ? 'carried' : 'walked']}
      style={at ? { left: at.x + 14, top: at.y + 14 } : undefined}
      role="status"
    >
      <b>{title}</b>
      {fit && about !== undefined ? (
        <span className={classes['said']} data-fit={fit.kind}>
          <FitGlyph kind={fit.kind} />
          {about}: {fitWords(words, fit)}
        </span>
      ) : hint === undefined ? null : (
        <span>{hint}</span>
      )}
    </div>
  )
}
