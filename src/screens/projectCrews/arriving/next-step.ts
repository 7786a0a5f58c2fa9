import { punchAllowed } from '../../../../domain/projectCrewItems/check-in-window.ts'
import type { Line } from '../crew.types.ts'
import type { ShownPunch } from './own-punches.ts'

/** What somebody does next on their crew. `wait`: nothing yet. */
export type NextStep = 'confirm' | 'wait' | 'preCall' | 'checkIn' | 'checkOut' | 'finished' | 'calledOff'

/** Ms before the start from which "I am on my way" makes sense. */
const wayBefore = 12 * 3_600_000

export function nextStep(line: Line, punches: readonly ShownPunch[], opensMinutes: number, now: number): NextStep {
  const has = (kind: string) => punches.some(punch => punch.kind === kind && punch.state !== 'refused')
  if (line.status === 'applied' || line.status === 'invited') return 'confirm'
  if (['notNeeded', 'noShow', 'cancelled', 'declined'].includes(line.status)) return 'calledOff'
  if (has('Check-out') || line.status === 'signedOff') return 'finished'
  if (has('Check-in')) return 'checkOut'
  const starts = Date.parse(line.starts)
  if (punchAllowed('Check-in', { starts, checkedIn: false, opensMinutes }, now).allowed) return 'checkIn'
  return now >= starts - wayBefore && !has('Pre-call') ? 'preCall' : 'wait'
}
