import { IconBeach, IconCalendarOff, IconHandStop, IconHourglass, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { onDay } from '../../../domain/personalCalendar/marks.ts'
import { useWords } from '../../i18n/words.ts'
import type { Entry as EntryRef } from '../../machines/calendar-entry/calendar-entry.types.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { CallTime, CallUntil } from '../../ui/CallTime/CallTime.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { StatusChip } from '../../ui/StatusChip/StatusChip.tsx'
import { cityWords, dayWords, endNote, functionWords, nearDay } from '../shared/words/shift-words.ts'
import type { CalendarJob, Entry, OwnDays, Vacation } from './calendar.types.ts'
import { spanWords, timesWords } from './calendar-words.ts'
import classes from './day.module.css'

interface DayPanelProps {
  days: OwnDays
  date: string
  today: string
  zone: string
  now: number
  onRemove: (entry: EntryRef) => void
  /** Says "I can" on this day. */
  onAvailable: () => void
}

/** What lies on one day: jobs, and what keeps the person from them. */
export function DayPanel({ days, date, today, zone, now, onRemove, onAvailable }: DayPanelProps) {
  const words = useWords()
  const { t } = words
  const { jobs, vacationRequests, blockDates, availabilities } = onDay(days, date)
  const isEmpty = jobs.length + vacationRequests.length + blockDates.length + availabilities.length === 0
  const near = nearDay(words, { startDate: date, timeZone: zone }, now)
  return (
    <Section
      title={
        <span aria-live="polite">
          {dayWords(words, date, now)} {near ? <span className={classes['soft']}>{near}</span> : null}
        </span>
      }
      end={
        date >= today ? (
          <Button size="small" variant="quiet" icon={<IconHandStop aria-hidden="true" />} onClick={onAvailable}>
            {t('personalCalendar.available')}
          </Button>
        ) : null
      }
    >
      {isEmpty ? <p className={classes['soft']}>{t('personalCalendar.nothing')}</p> : null}
      {jobs.map(job => (
        <JobCard key={job.id} job={job} />
      ))}
      {vacationRequests.map(entry => (
        <EntryCard
          key={entry.id}
          kind="vacation"
          look={entry.unpaid && entry.status !== 'declined' ? unpaidLooks[entry.status] : entry.status}
          entry={entry}
          now={now}
          icon={entry.status === 'approved' ? <IconBeach /> : entry.status === 'asked' ? <IconHourglass /> : <IconX />}
          onRemove={entry.status === 'approved' && entry.startDate <= today ? null : onRemove}
        />
      ))}
      {blockDates.map(entry => (
        <EntryCard
          key={entry.id}
          kind="block"
          look="block"
          entry={entry}
          now={now}
          icon={<IconCalendarOff />}
          onRemove={onRemove}
        />
      ))}
      {availabilities.map(entry => (
        <EntryCard
          key={entry.id}
          kind="available"
          look="available"
          entry={entry}
          now={now}
          icon={<IconHandStop />}
          onRemove={onRemove}
        />
      ))}
    </Section>
  )
}

function JobCard({ job }: { job: CalendarJob }) {
  const words = useWords()
  const { t } = words
  return (
    <article className={classes['card']}>
      <div className={classes['call']}>
        <CallTime>{job.startTime}</CallTime>
        <CallUntil note={endNote(job)}>– {job.endTime}</CallUntil>
      </div>
      <div className={classes['what']}>
        <h3 className={classes['role']}>
          <a href={`/jobs/${job.id}`} className={classes['link']}>
            {functionWords(words, job.function)}
          </a>
        </h3>
        <p>{job.venue}</p>
        <p className={classes['soft']}>{[job.entrance, cityWords(words, job.city, job)].filter(Boolean).join(', ')}</p>
        <p className={classes['chips']}>
          {job.kind === 'doubleBooking' ? <Chip tone="bad">{t('personalCalendar.doubled')}</Chip> : null}
          {job.kind === 'changed' ? (
            <StatusChip status="changed">{t('shell.status.changed')}</StatusChip>
          ) : (
            <StatusChip status={job.status}>{t(`shell.status.${job.status}`)}</StatusChip>
          )}
        </p>
      </div>
    </article>
  )
}

const unpaidLooks = { approved: 'unpaidApproved', asked: 'unpaidAsked' } as const

interface EntryCardProps {
  kind: EntryRef['kind']
  look: 'approved' | 'asked' | 'unpaidApproved' | 'unpaidAsked' | 'declined' | 'block' | 'available'
  entry: Entry | Vacation
  now: number
  icon: ReactNode
  onRemove: ((entry: EntryRef) => void) | null
}

function EntryCard({ kind, look, entry, now, icon, onRemove }: EntryCardProps) {
  const words = useWords()
  const { t } = words
  const answer = 'answer' in entry ? entry.answer : null
  return (
    <article className={classes['entry']}>
      <span className={classes['icon']} aria-hidden="true">
        {icon}
      </span>
      <div className={classes['words']}>
        <h3 className={classes['role']}>{t(`personalCalendar.kind.${look}`)}</h3>
        <p>
          {spanWords(words, entry, now)}, {timesWords(words, entry).toLocaleLowerCase(words.locale)}
        </p>
        {entry.reason === null ? null : (
          <p className={classes['soft']}>{t('personalCalendar.reasonIs', { reason: entry.reason })}</p>
        )}
        {answer === null ? null : <p>{t('personalCalendar.answerIs', { answer })}</p>}
      </div>
      {onRemove === null ? null : (
        <Button size="small" onClick={() => onRemove({ kind, id: entry.id })}>
          {t(`personalCalendar.remove.${kind}`)}
        </Button>
      )}
    </article>
  )
}
