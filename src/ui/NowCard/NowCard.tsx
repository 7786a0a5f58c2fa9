import { useId } from 'react'
import type { ReactNode } from 'react'
import { CallTime, CallUntil } from '../CallTime/CallTime.tsx'
import { Rule } from '../Rule/Rule.tsx'
import { SheetHead } from '../Sheet/Sheet.tsx'
import classes from './NowCard.module.css'

interface NowCardProps {
  title: ReactNode
  chip?: ReactNode
  time: string
  /** The whole phrase: "until 14:00". */
  until?: string | undefined
  untilNote?: string | undefined
  /** What counts now, larger than what the job is. */
  figures?: ReactNode
  role: string
  venue: string
  facts?: ReactNode
  action?: ReactNode
  href?: string | undefined
  headingLevel?: 2 | 3 | undefined
}

/** The job that is next or running: the one lifted card of a screen. */
export function NowCard(props: NowCardProps) {
  const { title, chip, time, until, untilNote, figures, role, venue, facts, action, href, headingLevel = 2 } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={classes['card']} aria-labelledby={`${id}-title`}>
      <SheetHead start={<Heading id={`${id}-title`}>{title}</Heading>} end={chip} />
      <div id={`${id}-time`} className={classes['time']}>
        <CallTime size="hero">{time}</CallTime>
        {until === undefined ? null : <CallUntil note={untilNote}>{until}</CallUntil>}
      </div>
      <Rule />
      {figures ? <div className={classes['figures']}>{figures}</div> : null}
      <div className={classes['what']}>
        <p className={classes['role']}>
          {href === undefined ? (
            role
          ) : (
            <a href={href} className={classes['link']} aria-describedby={`${id}-time`}>
              {role}
            </a>
          )}
        </p>
        <p>{venue}</p>
      </div>
      {facts ? <div className={classes['facts']}>{facts}</div> : null}
      {action ? <div className={classes['action']}>{action}</div> : null}
    </section>
  )
}
