import { expect, it } from 'vitest'
import { type EntryKind, jobKind } from '../../../domain/personalCalendar/entry-kind.ts'
import { type PositionStatus, positionStatuses } from '../../../domain/projectCrewItems/position-status.ts'
import { entryKinds } from '../../../openapi/personalCalendar.ts'

type Kinds = readonly [
  plain: EntryKind | null,
  doubled: EntryKind | null,
  changed: EntryKind | null,
  both: EntryKind | null,
]
const always = (kind: EntryKind | null): Kinds => [kind, kind, kind, kind]
const placed: Kinds = ['confirmed', 'doubleBooking', 'changed', 'doubleBooking']

const table: Record<PositionStatus, Kinds> = {
  applied: always('pending'),
  invited: always('pending'),
  confirmed: placed,
  checkedIn: placed,
  checkedOut: placed,
  signedOff: placed,
  notNeeded: always('cancelled'),
  noShow: always('absence'),
  cancelled: always('cancelled'),
  declined: always(null),
}

it.each(positionStatuses)('a job that is %s', status => {
  const kinds = [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ].map(([doubled = false, changed = false]) => jobKind({ status, doubled, changed }))
  expect(kinds).toEqual(table[status])
})

it('the kinds are those of the contract, eleven of them', () => {
  const kinds: readonly EntryKind[] = entryKinds
  expect(new Set(kinds).size).toBe(11)
})
