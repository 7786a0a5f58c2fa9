import { isLate } from '../../../domain/projectCrewItems/late.ts'
import { checkedInState } from '../../../domain/shift-display.ts'
import type { StatusOrNone } from '../../../domain/projectCrewItems/position-status.ts'
import type { Words } from '../../i18n/words.ts'
import type { ChipStatus } from '../../ui/StatusChip/StatusChip.tsx'
import type { Job } from '../shared/job/commanded.ts'
import { clockAt, clockOnDay, deadlineWords, spanWords } from '../shared/words/shift-words.ts'

/** How long before the start a clock counts down, in ms. */
const near = 3 * 3_600_000

export interface JobChip {
  status: ChipStatus
  text: string
}

/** Where a job stands, as far as it matters now: a deadline, a countdown, what was punched. */
export function jobChip(words: Words, job: Job, status: StatusOrNone, now: number, grace: number): JobChip {
  const { t } = words
  const starts = Date.parse(job.starts)
  if (status === 'none')
    return { status: 'notNeeded', text: t(job.status === 'applied' ? 'jobs.done.unapply' : 'jobs.done.remove') }
  const punched = (at: string | null, text: string) =>
    at === null ? text : t('jobs.at', { what: text, time: clockAt(at, job.timeZone) })
  switch (status) {
    case 'invited':
      if (job.confirmBy === null || Date.parse(job.confirmBy) <= now || now >= starts) break
      return {
        status,
        text: t('jobs.confirmBy', { time: deadlineWords(words, job.confirmBy, job.timeZone, now) }),
      }
    case 'confirmed':
      if (now >= Date.parse(job.ends)) break
      if (isLate(job, now, grace))
        return { status: 'late', text: t('jobs.lateBy', { time: spanWords(words, starts, now) }) }
      if (now >= starts) return { status: 'soon', text: t(job.preCallAt === null ? 'app.now' : 'jobs.onTheWay') }
      if (starts - now <= near)
        return { status: 'soon', text: t('app.inTime', { time: spanWords(words, now, starts) }) }
      if (job.change) return { status: 'changed', text: t('shell.status.changed') }
      break
    case 'checkedIn':
      if (checkedInState(starts, now) === 'waiting')
        return { status, text: t('jobs.waits', { time: clockOnDay(words, starts, job.timeZone, now) }) }
      return { status, text: punched(job.checkInAt, t('shell.status.checkedIn')) }
    case 'checkedOut':
      return { status, text: punched(job.checkOutAt, t('shell.status.checkedOut')) }
    default:
      break
  }
  return { status, text: t(`shell.status.${status}`) }
}
