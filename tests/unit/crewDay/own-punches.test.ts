import { expect, it } from 'vitest'
import type { PunchRequest } from '../../../src/machines/outbox/outbox.requests.ts'
import type { Line } from '../../../src/screens/projectCrews/crew.types.ts'
import { type OwnEntry, shownPunches } from '../../../src/screens/projectCrews/arriving/own-punches.ts'

const known = '2026-06-10T06:02:00.000Z'
const line = (checkInAt: string | null) => ({ preCallAt: null, checkInAt, checkOutAt: null }) as Line
const tap = (refused: string | null): OwnEntry => ({
  entry: { key: 'tap', position: 'p', request: null, refused },
  punch: { caption: 'Check-in', made: { deviceTime: '2026-06-10T06:40:00.000Z' } } as PunchRequest,
})

it('a tap on a page that knew nothing of the punch says that it was done already, and when', () => {
  const at = Date.parse(known)
  const already = [{ kind: 'Check-in', at, state: 'received', note: 'duplicate', problem: null }]
  const said = (refused: string | null, delivery: 'duplicate' | 'refused') =>
    shownPunches(line(known), refused ? [tap(refused)] : [], [{ ...tap(refused), delivery }], false)
  expect(said(null, 'duplicate')).toMatchObject(already)
  expect(said('outOfTurn', 'refused')).toMatchObject(already)
})

it('a refusal of what nobody had done stays one', () => {
  const refused = tap('outOfTurn')
  expect(shownPunches(line(null), [refused], [{ ...refused, delivery: 'refused' }], false)).toMatchObject([
    { key: 'tap', state: 'refused', problem: 'outOfTurn', note: null },
  ])
})
