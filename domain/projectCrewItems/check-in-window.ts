import type { PunchKind } from './punches.ts'

/** Minutes before the start at which check-in opens, unless the tenant says otherwise. Decision 19. */
export const checkInOpensMinutes = 60

export type PunchPermission =
  | { allowed: true }
  /** `notStarted`: "Job has not started."; `opensAt` in ms. */
  | { allowed: false; because: 'notStarted'; opensAt: number }
  | { allowed: false; because: 'checkInMissing' }

/**
 * Whether a punch may be made at `now` (ms, server time). Pre-call is always open: it says "I am on my way". Check-in
 * opens some minutes before the start; check-out needs a check-in. Decision 19, A-JOB-STARTED.
 */
export function punchAllowed(
  kind: PunchKind,
  job: { starts: number; checkedIn: boolean; opensMinutes?: number },
  now: number,
): PunchPermission {
  if (kind === 'Pre-call') return { allowed: true }
  if (kind === 'Check-out' && job.checkedIn) return { allowed: true }
  const opensAt = job.starts - (job.opensMinutes ?? checkInOpensMinutes) * 60_000
  if (now < opensAt) return { allowed: false, because: 'notStarted', opensAt }
  return kind === 'Check-out' ? { allowed: false, because: 'checkInMissing' } : { allowed: true }
}

/** Whether a job can still be confirmed: until it starts ("Job has already started. …"). Both in ms. A-JOB-STARTED. */
export const confirmAllowed = (starts: number, now: number): boolean => now < starts
