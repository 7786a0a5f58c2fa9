import type { RefObject } from 'react'
import { daysLater } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { dayWords, hoursWords } from '../shared/words/shift-words.ts'
import { KindGlyph } from '../shared/planning/KindGlyph.tsx'
import { bandWords, standingWords, whereWords } from '../shared/planning/entry-words.ts'
import type { PlanningRow } from '../shared/planning/planning.types.ts'
import type { CardPlace } from './useEntryCard.ts'
import classes from './planning.module.css'

interface EntryCardProps {
  row: PlanningRow
  day: number
  from: string
  place: CardPlace | null
  box: RefObject<HTMLDivElement | null>
  onStay: () => void
  onLeave: () => void
  /** Closes it and brings the focus back to the day. */
  onBack: () => void
}

/** More of the day that is looked at: every entry with its hours, its place and how it stands. */
export function EntryCard({ row, day, from, place, box, onStay, onLeave, onBack }: EntryCardProps) {
  const words = useWords()
  const { t } = words
  const marks = row.marks.get(day) ?? []
  const bands = row.bands.filter(({ from: begin, to }) => begin <= day && day <= to)
  const lead = marks[0]?.job.kind ?? bands[0]?.kind
  if (!lead || !place) return null
  const { left, top, bottom } = place
  const title = marks[0] ? t(`planningCalendar.kind.${lead}`) : bandWords(words, lead)
  return (
    <div
      ref={box}
      className={classes['card']}
      role="group"
      aria-label={title}
      style={{ left, ...(top === null ? { bottom: bottom ?? 0 } : { top }) }}
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      onFocus={onStay}
      onBlur={onLeave}
      onKeyDown={event => {
        if (event.key === 'Escape') onBack()
      }}
    >
      <p className={classes['cardTitle']} data-kind={lead}>
        <KindGlyph kind={lead} />
        {title}
      </p>
      <p className={classes['soft']}>
        {row.person.name}, {dayWords(words, daysLater(from, day))}
      </p>
      {marks.map(mark => (
        <div key={mark.job.id} className={classes['cardEntry']}>
          <b>{hoursWords(mark.position)}</b>
          <span>
            {whereWords(words, mark.position)}
            <span className={classes['soft']}>{standingWords(words, mark, marks)}</span>
            <TextLink href={`/projects/${encodeURIComponent(mark.position.project.number)}`}>
              {mark.position.project.name}
            </TextLink>
          </span>
        </div>
      ))}
      {bands.map(band => (
        <div key={band.id} className={classes['cardEntry']}>
          <b>{bandWords(words, band.kind)}</b>
          <span>
            {dayWords(words, daysLater(from, band.from))}
            {band.to > band.from ? ` – ${dayWords(words, daysLater(from, band.to))}` : ''}
          </span>
        </div>
      ))}
    </div>
  )
}
