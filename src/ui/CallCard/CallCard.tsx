import { useId } from 'react'
import type { ReactNode } from 'react'
import { CallTime, CallUntil } from '../CallTime/CallTime.tsx'
import { cx } from '../cx.ts'
import classes from './CallCard.module.css'

interface CallCardProps {
  date: ReactNode
  /** "today", soft behind the date. */
  dateNote?: string | undefined
  chip?: ReactNode
  time: string
  /** The end time alone; the dash before it is drawn here. */
  until?: string | undefined
  /** "+1" */
  untilNote?: string | undefined
  role: string
  venue: string
  city?: string | undefined
  note?: ReactNode
  actions?: ReactNode
  href?: string | undefined
  /** Over: the call time steps back. */
  muted?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
}

/** A job. With `href` the whole card opens it; actions and notes stay above that link. */
export function CallCard(props: CallCardProps) {
  const {
    date,
    dateNote,
    chip,
    time,
    until,
    untilNote,
    role,
    venue,
    city,
    note,
    actions,
    href,
    muted,
    headingLevel = 3,
  } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={cx(classes['card'], muted && classes['muted'])}
      aria-labelledby={`${id}-role ${id}-date ${id}-time`}
    >
      <div className={classes['head']}>
        <span id={`${id}-date`} className={classes['date']}>
          {date}
          {dateNote === undefined ? null : <span className={classes['soft']}> {dateNote}</span>}
        </span>
        {chip}
      </div>
      <div className={classes['grid']}>
        <div id={`${id}-time`} className={classes['side']}>
          <CallTime>{time}</CallTime>
          {until === undefined ? null : <CallUntil note={untilNote}>– {until}</CallUntil>}
        </div>
        <div className={classes['what']}>
          <Heading id={`${id}-role`} className={classes['role']}>
            {href === undefined ? (
              role
            ) : (
              <a href={href} className={classes['link']} aria-describedby={`${id}-date ${id}-time`}>
                {role}
              </a>
            )}
          </Heading>
          <p>{venue}</p>
          {city === undefined ? null : <p className={classes['soft']}>{city}</p>}
        </div>
      </div>
      {note ? <div className={classes['above']}>{note}</div> : null}
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
    </article>
  )
}
