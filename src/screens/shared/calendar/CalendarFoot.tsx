import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { clockAt, viewerZone } from '../words/shift-words.ts'
import classes from './calendar.module.css'

interface CalendarFootProps {
  /** Whose words it speaks. */
  words: 'planningCalendar' | 'projectCalendar' | 'plannerCrew'
  /** Ms; when it was last asked for. */
  updated: number
  children: ReactNode
}

/** What is seen in one line, and of when it is. */
export function CalendarFoot({ words: own, updated, children }: CalendarFootProps) {
  const { t } = useWords()
  return (
    <div className={classes['foot']}>
      {children}
      <span>{t(`${own}.updated`, { time: clockAt(updated, viewerZone()) })}</span>
    </div>
  )
}
