import type { ReactNode } from 'react'
import { CallTime, CallUntil } from '../CallTime/CallTime.tsx'
import classes from './CallLead.module.css'

interface CallLeadProps {
  time: string
  /** The whole phrase: "until 14:00". */
  until?: string | undefined
  untilNote?: string | undefined
  chip?: ReactNode
  role: string
  venue: string
  city?: string | undefined
}

/** The head of a screen about one job: the call time alone on the paper, its end and status beside it. */
export function CallLead({ time, until, untilNote, chip, role, venue, city }: CallLeadProps) {
  return (
    <section className={classes['lead']}>
      <div className={classes['time']}>
        <CallTime size="hero">{time}</CallTime>
        <div className={classes['beside']}>
          {chip}
          {until === undefined ? null : <CallUntil note={untilNote}>{until}</CallUntil>}
        </div>
      </div>
      <div className={classes['what']}>
        <h2 className={classes['role']}>{role}</h2>
        <p>{venue}</p>
        {city === undefined ? null : <p className={classes['soft']}>{city}</p>}
      </div>
    </section>
  )
}
