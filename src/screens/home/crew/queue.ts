import { punchAllowed } from '../../../../domain/projectCrewItems/check-in-window.ts'
import type { Job } from '../../shared/job/commanded.ts'

const day = 86_400_000
const byStart = (a: Job, b: Job) => Date.parse(a.starts) - Date.parse(b.starts)
const deadline = ({ confirmBy, starts }: Job) => Math.min(Date.parse(confirmBy ?? starts), Date.parse(starts))

/** Invitations, what expires first at the top. */
export const mostUrgentFirst = (jobs: readonly Job[]): Job[] => jobs.toSorted((a, b) => deadline(a) - deadline(b))

/** The job somebody is on, else the next one they are called to; null without one. */
export const jobOfNow = (upcoming: readonly Job[], now: number): Job | null =>
  upcoming.find(job => job.status === 'checkedIn') ??
  upcoming.filter(job => job.status === 'confirmed' && Date.parse(job.ends) > now).toSorted(byStart)[0] ??
  null

/** What can be punched for a job now, or when that begins (ms). */
export function punchOf(job: Job, opensMinutes: number, now: number): 'check-in' | 'check-out' | { opensAt: number } {
  if (job.status === 'checkedIn') return 'check-out'
  const check = punchAllowed('Check-in', { starts: Date.parse(job.starts), checkedIn: false, opensMinutes }, now)
  return check.allowed || check.because !== 'notStarted' ? 'check-in' : { opensAt: check.opensAt }
}

/** Places of the crew nobody has; 0 for whoever does not lead it. */
export const openPlaces = ({ crewPlaces }: Job): number =>
  crewPlaces ? Math.max(0, crewPlaces.amount - crewPlaces.filled) : 0

/** Crews somebody leads within the week, one line each: most places to fill first, then the soonest. */
export const ledSoon = (upcoming: readonly Job[], now: number): Job[] =>
  upcoming
    .filter(job => job.isCrewChief && Date.parse(job.starts) - now < 7 * day)
    .filter((job, at, all) => all.findIndex(({ projectCrew }) => projectCrew.id === job.projectCrew.id) === at)
    .toSorted((a, b) => openPlaces(b) - openPlaces(a) || byStart(a, b))

/** The crew whose figures somebody needs now: they lead it, and people can come in. */
export function ledNow(upcoming: readonly Job[], opensMinutes: number, now: number): Job | null {
  const job = jobOfNow(upcoming, now)
  return job?.isCrewChief && now >= Date.parse(job.starts) - opensMinutes * 60_000 ? job : null
}
