import { IconClock, IconDoor, IconLogin2, IconLogout2, IconUsersGroup } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Fact } from '../../ui/Fact/Fact.tsx'
import { NowCard } from '../../ui/NowCard/NowCard.tsx'
import { type ChipStatus, StatusChip } from '../../ui/StatusChip/StatusChip.tsx'
import type { Words } from '../../i18n/words.ts'
import type { Job } from '../shared/commanded.ts'
import { cityWords, clockAt, dayWords, endNote, nearDayWords, roleWords, spanWords } from '../shared/shift-words.ts'
import { punchOf } from './queue.ts'

const halfDay = 12 * 3_600_000

function chipOf(words: Words, job: Job, now: number): { status: ChipStatus; text: string } {
  const starts = Date.parse(job.starts)
  if (job.status === 'checkedIn') {
    const text = words.t('shell.status.checkedIn')
    const time = job.checkInAt && clockAt(job.checkInAt, job.timeZone)
    return { status: 'checkedIn', text: time ? words.t('jobs.at', { what: text, time }) : text }
  }
  if (now >= starts) return { status: 'late', text: words.t('jobs.lateBy', { time: spanWords(words, starts, now) }) }
  if (starts - now < halfDay)
    return { status: 'soon', text: words.t('app.inTime', { time: spanWords(words, now, starts) }) }
  return { status: 'soon', text: nearDayWords(words, job, now) }
}

/** The job that runs or comes next, with what to do for it now. */
export function NowJob({ job, now, opensMinutes }: { job: Job; now: number; opensMinutes: number }) {
  const words = useWords()
  const { t } = words
  const chip = chipOf(words, job, now)
  const punch = punchOf(job, opensMinutes, now)
  const title =
    job.status === 'checkedIn' ? 'home.running' : now >= Date.parse(job.starts) ? 'home.late' : 'home.nextCall'
  return (
    <NowCard
      title={t(title)}
      chip={<StatusChip status={chip.status}>{chip.text}</StatusChip>}
      time={job.startTime}
      until={t('app.until', { time: job.endTime })}
      untilNote={endNote(job)}
      role={roleWords(words, job.projectCrewItem)}
      venue={`${job.location.name}, ${cityWords(words, job.location.city, job)}`}
      href={`/jobs/${job.id}`}
      facts={
        <>
          {job.location.entrance ? <Fact icon={<IconDoor aria-hidden="true" />}>{job.location.entrance}</Fact> : null}
          {typeof punch === 'object' ? (
            <Fact icon={<IconClock aria-hidden="true" />}>
              {t('jobs.job.checkInOpens', {
                time:
                  punch.opensAt - now < halfDay
                    ? clockAt(punch.opensAt, job.timeZone)
                    : `${dayWords(words, job.startDate)}, ${clockAt(punch.opensAt, job.timeZone)}`,
              })}
            </Fact>
          ) : null}
        </>
      }
      action={
        typeof punch === 'object' ? (
          <Button full href={`/crews/${job.projectCrew.id}`} icon={<IconUsersGroup aria-hidden="true" />}>
            {t('jobs.job.crewHint')}
          </Button>
        ) : (
          <Button
            variant="main"
            size="call"
            full
            href={`/crews/${job.projectCrew.id}/${punch}`}
            icon={punch === 'check-in' ? <IconLogin2 aria-hidden="true" /> : <IconLogout2 aria-hidden="true" />}
          >
            {t(punch === 'check-in' ? 'jobs.job.checkIn' : 'jobs.job.checkOut')}
          </Button>
        )
      }
    />
  )
}
