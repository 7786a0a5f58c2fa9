import type { PositionStatus } from '../projectCrewItems/position-status.ts'

/** As what an entry stands in a calendar. Spec §4. */
export type EntryKind =
  | 'confirmed'
  | 'pending'
  | 'spare'
  | 'doubleBooking'
  | 'vacation'
  | 'unpaidVacation'
  | 'sick'
  | 'absence'
  | 'bankHoliday'
  | 'cancelled'
  | 'changed'

interface Entry {
  status: PositionStatus
  /** Another entry that holds a place lies at the same time. */
  doubled: boolean
  /** Planning has moved it since the person said yes. */
  changed: boolean
}

/**
 * The kind of a job; null for what was declined, which is nobody's entry. Who is in two places at once is told so before
 * that one of them has changed.
 */
export function jobKind({ status, doubled, changed }: Entry): EntryKind | null {
  switch (status) {
    case 'applied':
    case 'invited':
      return 'pending'
    case 'confirmed':
    case 'checkedIn':
    case 'checkedOut':
    case 'signedOff':
      return doubled ? 'doubleBooking' : changed ? 'changed' : 'confirmed'
    case 'noShow':
      return 'absence'
    case 'notNeeded':
    case 'cancelled':
      return 'cancelled'
    case 'declined':
      return null
  }
}
