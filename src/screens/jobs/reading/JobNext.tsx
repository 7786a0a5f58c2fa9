import { IconClock, IconLogin2, IconLogout2, IconPhone } from '@tabler/icons-react'
import { confirmAllowed, punchAllowed } from '../../../../domain/projectCrewItems/check-in-window.ts'
import type { StatusOrNone } from '../../../../domain/projectCrewItems/position-status.ts'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { JobActions, answersTo } from '../../shared/job/JobActions.tsx'
import { type JobCommands, aboutJob } from '../../shared/job/commanded.ts'
import { telHref } from '../../shared/hrefs.ts'
import { opensWords } from '../../shared/job/check-in-opens.ts'
import type { JobDetail } from '../job.types.ts'
import classes from '../jobs.module.css'

interface JobNextProps {
  job: JobDetail
  status: StatusOrNone
  now: number
  commands: JobCommands
  opensMinutes: number
}

/** The one thing to do about a job now, or why there is nothing yet. */
export function JobNext({ job, status, now, commands, opensMinutes }: JobNextProps) {
  const words = useWords()
  const { t } = words
  const { tenant } = useSession()
  const starts = Date.parse(job.starts)
  const about = aboutJob(job)
  const planning = job.projectManager?.phone ?? tenant.supportPhone

  if (status === 'invited' && !confirmAllowed(starts, now) && now < Date.parse(job.ends))
    return (
      <>
        <Note tone="bad">{t('jobs.job.started')}</Note>
        {planning ? (
          <Button variant="main" size="call" full href={telHref(planning)} icon={<IconPhone aria-hidden="true" />}>
            {t('jobs.job.callPlanning')}
          </Button>
        ) : null}
      </>
    )
  const answers = answersTo(about, status, now, false)
  if (answers.length > 0 && status !== 'confirmed')
    return (
      <div className={classes['answers']}>
        <JobActions about={about} answers={answers} commands={commands} main />
        {status === 'applied' ? <p className={classes['soft']}>{t('jobs.job.applied')}</p> : null}
      </div>
    )
  if (status === 'checkedIn')
    return (
      <Button
        variant="main"
        size="call"
        full
        href={`/crews/${job.projectCrew.id}/check-out`}
        icon={<IconLogout2 aria-hidden="true" />}
      >
        {t('jobs.job.checkOut')}
      </Button>
    )
  if (status !== 'confirmed' || now >= Date.parse(job.ends)) return null
  const punch = punchAllowed('Check-in', { starts, checkedIn: false, opensMinutes }, now)
  if (punch.allowed)
    return (
      <Button
        variant="main"
        size="call"
        full
        href={`/crews/${job.projectCrew.id}/check-in`}
        icon={<IconLogin2 aria-hidden="true" />}
      >
        {t('jobs.job.checkIn')}
      </Button>
    )
  if (punch.because !== 'notStarted') return null
  return (
    <Note tone="plain" icon={<IconClock aria-hidden="true" />}>
      <b>{t('jobs.job.notStarted')}</b> {opensWords(words, punch.opensAt, job.timeZone, now)}
    </Note>
  )
}

/** What a person who said yes can still say: that a change is fine, or that they cannot come. */
export function JobWord({ job, status, now, commands }: Omit<JobNextProps, 'opensMinutes'>) {
  const { t } = useWords()
  const about = aboutJob(job)
  if (status === 'cancelled' && job.cancelReason !== null)
    return <Note tone="plain">{t('jobs.job.saidCantCome', { reason: job.cancelReason })}</Note>
  if (status !== 'confirmed') return null
  const asked = answersTo(about, status, now, false)
  const answers = asked.length > 0 || now >= Date.parse(job.starts) ? asked : (['cantCome'] as const)
  if (answers.length === 0) return null
  return (
    <div className={classes['answers']}>
      <JobActions about={about} answers={answers} commands={commands} main={asked.length > 0} />
    </div>
  )
}
