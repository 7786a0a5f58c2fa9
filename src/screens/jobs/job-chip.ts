import type { StatusOrNone } from '../../../domain/position-status.ts'
import type { Words } from '../../i18n/words.ts'
import type { ChipStatus } from '../../ui/StatusChip/StatusChip.tsx'
import type { Job } from '../shared/commanded.ts'
import { clockAt, deadlineWords, spanWords } from '../shared/shift-words.ts'

/** How long before the start a clock counts down, in ms. */
const near = 3 * 3_600_000

export interface JobChip {
  status: ChipStatus
  text: string
}

/** Planning moved the job after the person had said yes to it. */
export const isChanged = (job: Job): boolean =>
  job.status === 'confirmed' && job.changedAt !== null && (job.confirmedAt === null || job.changedAt > job.confirmedAt)

/** Where a job stands, as far as it matters now: a deadline, a countdown, what was punched. */
export function jobChip(words: Words, job: Job, status: StatusOrNone, now: number): JobChip {
  const { t } = words
  const starts = Date.parse(job.starts)
  const known = status === 'none' ? 'notNeeded' : status
  const punched = (at: string | null, text: string) =>
    at === null ? text : t('jobs.at', { what: text, time: clockAt(at, job.timeZone) })
  switch (known) {
    case 'invited':
      if (job.confirmBy === null || Date.parse(job.confirmBy) <= now || now >= starts) break
      return {
        status: known,
        text: t('jobs.confirmBy', { time: deadlineWords(words, job.confirmBy, job.timeZone, now) }),
      }
    case 'confirmed':
      if (now >= Date.parse(job.ends)) break
      if (now >= starts) return { status: 'late', text: t('jobs.lateBy', { time: spanWords(words, starts, now) }) }
      if (starts - now <= near)
        return { status: 'soon', text: t('app.inTime', { time: spanWords(words, now, starts) }) }
      if (isChanged(job)) return { status: 'changed', text: t('shell.status.changed') }
      break
    case 'checkedIn':
      return { status: known, text: punched(job.checkInAt, t('shell.status.checkedIn')) }
    case 'checkedOut':
      return { status: known, text: punched(job.checkOutAt, t('shell.status.checkedOut')) }
    default:
      break
  }
  return { status: known, text: t(`shell.status.${known}`) }
}
