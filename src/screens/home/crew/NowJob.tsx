import { IconClock, IconDoor, IconLogin2, IconLogout2, IconRun, IconUsersGroup } from '@tabler/icons-react'
import { type CrewFigures, isLate } from '../../../../domain/projectCrewItems/late.ts'
import { checkedInState, dateIn, daysUntil } from '../../../../domain/shift-display.ts'
import { useSession } from '../../../access/session.ts'
import { opensWords } from '../../shared/job/check-in-opens.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Fact } from '../../../ui/Fact/Fact.tsx'
import { NowCard } from '../../../ui/NowCard/NowCard.tsx'
import { type ChipStatus, StatusChip } from '../../../ui/StatusChip/StatusChip.tsx'
import type { Words } from '../../../i18n/words.ts'
import type { Job } from '../../shared/job/commanded.ts'
import {
  cityWords,
  clockAt,
  clockOnDay,
  endNote,
  nearDayWords,
  roleWords,
  spanWords,
} from '../../shared/words/shift-words.ts'
import { LeadWays } from './LeadWays.tsx'
import { punchOf } from './queue.ts'

const halfDay = 12 * 3_600_000

function chipOf(words: Words, job: Job, now: number, grace: number): { status: ChipStatus; text: string } {
  const starts = Date.parse(job.starts)
  if (job.status === 'checkedIn') {
    if (checkedInState(starts, now) === 'waiting')
      return {
        status: 'checkedIn',
        text: words.t('home.startsAt', { time: clockOnDay(words, starts, job.timeZone, now) }),
      }
    const text = words.t('shell.status.checkedIn')
    const time = job.checkInAt && clockAt(job.checkInAt, job.timeZone)
    return { status: 'checkedIn', text: time ? words.t('jobs.at', { what: text, time }) : text }
  }
  if (isLate(job, now, grace))
    return { status: 'late', text: words.t('jobs.lateBy', { time: spanWords(words, starts, now) }) }
  if (now >= starts) return { status: 'soon', text: words.t(job.preCallAt === null ? 'app.now' : 'jobs.onTheWay') }
  if (starts - now < halfDay)
    return { status: 'soon', text: words.t('app.inTime', { time: spanWords(words, now, starts) }) }
  return { status: 'soon', text: nearDayWords(words, job, now) }
}

interface NowJobProps {
  job: Job
  now: number
  opensMinutes: number
  /** Of the crew, for whoever leads it. */
  figures: CrewFigures | null
  /** Something of it lies on this device and was not received yet. */
  waits: boolean
}

/**
 * The job that runs or comes next, with what was said about it and what to do for it now; for whoever leads its crew, how
 * that stands.
 */
export function NowJob({ job, now, opensMinutes, figures, waits }: NowJobProps) {
  const words = useWords()
  const { t, tn } = words
  const chip = chipOf(words, job, now, useSession().tenant.rules.graceMinutes)
  const punch = punchOf(job, opensMinutes, now)
  const state = checkedInState(Date.parse(job.starts), now)
  const isIn = job.status === 'checkedIn'
  const title = state === 'waiting' ? 'home.nextCall' : isIn ? 'home.running' : 'home.late'
  // A call after midnight read before it is not today's; further off the chip names its day.
  const counts = state === 'waiting' && Date.parse(job.starts) - now < halfDay
  const day = counts && daysUntil(job.startDate, dateIn(job.timeZone, now)) === 1 ? t('app.tomorrow') : null
  return (
    <NowCard
      title={day === null ? t(title) : `${t(title)}, ${day}`}
      chip={<StatusChip status={chip.status}>{chip.text}</StatusChip>}
      time={job.startTime}
      until={t('app.until', { time: job.endTime })}
      untilNote={endNote(job)}
      figures={
        figures ? (
          <>
            {t('crews.list.summary', { in: figures.in, all: figures.all })}
            {figures.late ? <em>{tn('crews.list.late', figures.late)}</em> : null}
          </>
        ) : undefined
      }
      role={roleWords(words, job.projectCrewItem)}
      venue={`${job.location.name}, ${cityWords(words, job.location.city, job)}`}
      href={`/jobs/${job.id}`}
      facts={
        <>
          {job.location.entrance ? <Fact icon={<IconDoor aria-hidden="true" />}>{job.location.entrance}</Fact> : null}
          {job.preCallAt !== null && !isIn ? (
            <Fact icon={<IconRun aria-hidden="true" />}>
              {t(waits ? 'jobs.job.onTheWaySaved' : 'jobs.job.onTheWay', {
                time: clockOnDay(words, job.preCallAt, job.timeZone, now),
              })}
            </Fact>
          ) : null}
          {typeof punch === 'object' ? (
            <Fact icon={<IconClock aria-hidden="true" />}>{opensWords(words, punch.opensAt, job.timeZone, now)}</Fact>
          ) : null}
        </>
      }
      action={
        <>
          {job.isCrewChief && isIn ? <LeadWays crewId={job.projectCrew.id} main /> : null}
          {typeof punch === 'string' ? (
            <Button
              // Whoever leads looks at the crew first, once they are in themselves.
              variant={job.isCrewChief && isIn ? 'line' : 'main'}
              size={job.isCrewChief && isIn ? 'normal' : 'call'}
              full
              href={`/crews/${job.projectCrew.id}/${punch}`}
              icon={punch === 'check-in' ? <IconLogin2 aria-hidden="true" /> : <IconLogout2 aria-hidden="true" />}
            >
              {t(punch === 'check-in' ? 'jobs.job.checkIn' : 'jobs.job.checkOut')}
            </Button>
          ) : job.isCrewChief ? null : (
            <Button full href={`/crews/${job.projectCrew.id}`} icon={<IconUsersGroup aria-hidden="true" />}>
              {t('jobs.job.crewHint')}
            </Button>
          )}
          {job.isCrewChief && !isIn ? <LeadWays crewId={job.projectCrew.id} main={false} /> : null}
        </>
      }
    />
  )
}
