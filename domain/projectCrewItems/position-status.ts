/** One person on one position; a job's id is this status's id. Decision 16, 17. */
export const positionStatuses = [
  'applied',
  'invited',
  'confirmed',
  'checkedIn',
  'checkedOut',
  'signedOff',
  'notNeeded',
  'noShow',
  'cancelled',
  'declined',
] as const
export type PositionStatus = (typeof positionStatuses)[number]

/** Whether somebody holds the place: who was asked or applied does not yet, who is off it or did not come no more. */
export const holdsPlace = (status: string): boolean =>
  status === 'confirmed' || status === 'checkedIn' || status === 'checkedOut' || status === 'signedOff'

/** Whether somebody was asked, or asks, and has no answer yet. */
export const waitsForAnswer = (status: string): boolean => status === 'applied' || status === 'invited'

export const positionCommands = [
  'apply',
  'unapply',
  'remove',
  'confirm',
  'undoConfirm',
  'decline',
  'activate',
  'notNeeded',
  'reactivate',
  'noShow',
  'cancel',
  'cantCome',
  'acknowledge',
  'lapse',
  'signOff',
] as const
export type PositionCommand = (typeof positionCommands)[number]

/** `none`: the person is not (or no longer) on the position. */
export type StatusOrNone = PositionStatus | 'none'

/**
 * What each command does from each state; what is not listed is out of turn. Checking in and out is no command: it
 * follows from the punches. Applying and withdrawing twice is the same as once (decision 30). An accepted application
 * is confirmed, for the person has said yes; what was called off starts again as an invitation. `cantCome` is the person's
 * own, `cancel` is planning's; an invitation
 * lapses by itself where nobody answered in time.
 */
const table: Record<PositionCommand, Partial<Record<StatusOrNone, StatusOrNone>>> = {
  apply: { none: 'applied', applied: 'applied', declined: 'applied' },
  unapply: { applied: 'none', none: 'none' },
  remove: { applied: 'none', declined: 'none', notNeeded: 'none', cancelled: 'none', none: 'none' },
  confirm: { invited: 'confirmed' },
  undoConfirm: { confirmed: 'invited' },
  decline: { invited: 'declined', applied: 'declined' },
  activate: { applied: 'confirmed' },
  notNeeded: { applied: 'notNeeded', invited: 'notNeeded', confirmed: 'notNeeded' },
  reactivate: { notNeeded: 'invited', cancelled: 'invited', declined: 'invited', noShow: 'confirmed' },
  noShow: { confirmed: 'noShow' },
  cancel: { applied: 'cancelled', invited: 'cancelled', confirmed: 'cancelled' },
  cantCome: { confirmed: 'cancelled' },
  acknowledge: { confirmed: 'confirmed' },
  lapse: { invited: 'declined' },
  signOff: { checkedOut: 'signedOff' },
}

/** Milliseconds in which a confirmation can be undone. Decision 17. */
export const undoWindow = 5_000

/** The next state, or the present one a refusal (409) has to name. */
export type StatusResult = { status: StatusOrNone } | { refused: StatusOrNone }

/**
 * The state after a command. `undoConfirm` also needs `confirmedAt` and `now` (ms, server time): later than 5 s it is
 * refused. Capacity, double bookings and rights are asked elsewhere.
 */
export function nextStatus(
  status: StatusOrNone,
  command: PositionCommand,
  times: { confirmedAt?: number | null; now?: number } = {},
): StatusResult {
  const to = table[command][status]
  if (to === undefined) return { refused: status }
  if (command === 'undoConfirm') {
    const { confirmedAt, now } = times
    if (confirmedAt == null || now === undefined || now - confirmedAt > undoWindow) return { refused: status }
  }
  return { status: to }
}
