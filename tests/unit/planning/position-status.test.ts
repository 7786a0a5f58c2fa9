import { describe, expect, it } from 'vitest'
import {
  nextStatus,
  positionCommands,
  positionStatuses,
  holdsPlace,
  waitsForAnswer,
  type StatusOrNone,
} from '../../../domain/projectCrewItems/position-status.ts'

// Every state against every command; what is not here is refused and names the present state.
const allowed: Record<StatusOrNone, Partial<Record<(typeof positionCommands)[number], StatusOrNone>>> = {
  none: { apply: 'applied', unapply: 'none', remove: 'none' },
  applied: {
    apply: 'applied',
    unapply: 'none',
    remove: 'none',
    decline: 'declined',
    activate: 'confirmed',
    notNeeded: 'notNeeded',
    cancel: 'cancelled',
  },
  invited: {
    confirm: 'confirmed',
    decline: 'declined',
    lapse: 'declined',
    notNeeded: 'notNeeded',
    cancel: 'cancelled',
  },
  confirmed: {
    undoConfirm: 'invited',
    notNeeded: 'notNeeded',
    noShow: 'noShow',
    cancel: 'cancelled',
    cantCome: 'cancelled',
    acknowledge: 'confirmed',
  },
  checkedIn: {},
  checkedOut: { signOff: 'signedOff' },
  signedOff: {},
  notNeeded: { reactivate: 'invited', remove: 'none' },
  noShow: { reactivate: 'confirmed' },
  cancelled: { reactivate: 'invited', remove: 'none' },
  declined: { apply: 'applied', reactivate: 'invited', remove: 'none' },
}
const pairs = (['none', ...positionStatuses] as const).flatMap(status =>
  positionCommands.map(command => [status, command, allowed[status][command] ?? 'refused'] as const),
)

it.each(pairs)('%s, %s: %s', (status, command, expected) => {
  const result = nextStatus(status, command, { confirmedAt: 1000, now: 2000 })
  expect(result).toEqual(expected === 'refused' ? { refused: status } : { status: expected })
})

it.each([
  ['applied', 'waits'],
  ['invited', 'waits'],
  ['confirmed', 'holds'],
  ['checkedIn', 'holds'],
  ['checkedOut', 'holds'],
  ['signedOff', 'holds'],
  ['notNeeded', 'neither'],
  ['noShow', 'neither'],
  ['cancelled', 'neither'],
  ['declined', 'neither'],
])('whoever is %s waits for an answer or holds a place: %s', (status, does) => {
  expect(waitsForAnswer(status) ? 'waits' : holdsPlace(status) ? 'holds' : 'neither').toBe(does)
  expect(waitsForAnswer(status) && holdsPlace(status)).toBe(false)
})

describe('a confirmation can be undone for five seconds', () => {
  it.each([
    [1000, 1000, true],
    [1000, 6000, true],
    [1000, 6001, false],
    [null, 1000, false],
  ])('confirmed at %j, now %d: %j', (confirmedAt, now, undone) => {
    expect(nextStatus('confirmed', 'undoConfirm', { confirmedAt, now })).toEqual(
      undone ? { status: 'invited' } : { refused: 'confirmed' },
    )
  })
  it('never without knowing when', () => {
    expect(nextStatus('confirmed', 'undoConfirm')).toEqual({ refused: 'confirmed' })
  })
})
