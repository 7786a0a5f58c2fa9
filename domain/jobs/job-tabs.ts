import type { PositionStatus } from '../projectCrewItems/position-status.ts'

/** The tabs of the jobs screen, in order. Spec §2. */
export const jobTabs = ['past', 'upcoming', 'toConfirm', 'appliedFor'] as const
export type JobTab = (typeof jobTabs)[number]

/**
 * The one tab a job stands under; null: none. Times in ms, server time. A refused invitation is nobody's past before its
 * day is over. A started invitation stays to be confirmed until its end,
 * because planning has to be told. An application stays until it is withdrawn or, refused, removed (A-JOB-REMOVE):
 * `applied` says the person had asked for it. Whoever is still checked in is not done, however late.
 */
export function jobTab(job: { status: PositionStatus; applied?: boolean; ends: number }, now: number): JobTab | null {
  switch (job.status) {
    case 'applied':
      return 'appliedFor'
    case 'declined':
      return job.applied ? 'appliedFor' : now < job.ends ? null : 'past'
    case 'invited':
      return now < job.ends ? 'toConfirm' : 'past'
    case 'confirmed':
      return now < job.ends ? 'upcoming' : 'past'
    case 'checkedIn':
      return 'upcoming'
    case 'checkedOut':
    case 'signedOff':
    case 'notNeeded':
    case 'noShow':
    case 'cancelled':
      return 'past'
  }
}
