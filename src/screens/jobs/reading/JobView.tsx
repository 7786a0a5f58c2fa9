import { IconFlag } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import { CallLead } from '../../../ui/CallLead/CallLead.tsx'
import { Fact } from '../../../ui/Fact/Fact.tsx'
import { StatusChip } from '../../../ui/StatusChip/StatusChip.tsx'
import { useTitle } from '../../screen.ts'
import { type JobCommands, aboutJob } from '../../shared/job/commanded.ts'
import { cityWords, dayWords, endNote, nearDay, roleWords } from '../../shared/words/shift-words.ts'
import { JobFacts, JobWords } from './JobFacts.tsx'
import { JobNext, JobWord } from './JobNext.tsx'
import { JobNotes } from '../JobNotes.tsx'
import { JobGoOn, JobPeople } from './JobPeople.tsx'
import { jobChip } from '../job-chip.ts'
import type { JobDetail } from '../job.types.ts'
import classes from '../jobs.module.css'

interface JobViewProps {
  job: JobDetail
  now: number
  commands: JobCommands
  checkInOpensMinutes: number
  /** What was written to the crew. */
  messages?: ReactNode
}

/** One job in full: when, as what and where; what to do about it; everything there is to know. */
export function JobView({ job, now, commands, checkInOpensMinutes, messages }: JobViewProps) {
  const words = useWords()
  const { tenant } = useSession()
  const about = aboutJob(job)
  const status = commands.statusOf(about.position, job.status)
  const chip = jobChip(words, job, status, now, tenant.rules.graceMinutes)
  const near = nearDay(words, about, now)
  const until = words.t('app.until', { time: job.endTime })
  const role = roleWords(words, job.projectCrewItem)
  useTitle(`${role} · ${job.project.name}`)
  return (
    <div className={classes['job']}>
      <div className={classes['column']}>
        <p className={classes['day']}>
          {dayWords(words, job.startDate, now)} {near ? <span className={classes['soft']}>{near}</span> : null}
        </p>
        <CallLead
          time={job.startTime}
          until={until}
          untilNote={endNote(about)}
          chip={<StatusChip status={chip.status}>{chip.text}</StatusChip>}
          role={role}
          venue={job.location.name}
          city={cityWords(words, job.location.city, about)}
        />
        {job.isCrewChief ? <Fact icon={<IconFlag aria-hidden="true" />}>{words.t('jobs.job.leads')}</Fact> : null}
        {messages}
        <JobNotes job={job} now={now} />
        {about.seen === null ? null : <JobWord job={job} status={status} now={now} commands={commands} />}
        <JobNext job={job} status={status} now={now} commands={commands} opensMinutes={checkInOpensMinutes} />
        {about.seen === null ? <JobWord job={job} status={status} now={now} commands={commands} /> : null}
        <JobFacts job={job} />
        <JobWords job={job} />
      </div>
      <div className={classes['column']}>
        <JobPeople job={job} />
        <JobGoOn job={job} status={status} />
      </div>
    </div>
  )
}
