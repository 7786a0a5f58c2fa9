import { describe, expect, it } from 'vitest'
import {
  type ItemBase,
  altered,
  baseOf,
  changesOf,
  inverseOf,
  isMoved,
  later,
  upon,
  without,
} from '../../../domain/projectPlans/drafts.ts'

const base: ItemBase = {
  id: 'a',
  revision: 4,
  startDate: '2026-05-27',
  endDate: null,
  startTime: '07:00',
  endTime: '15:00',
  breakMinutes: 30,
  amountOfRows: 8,
  cateringId: null,
  commentExternal: null,
  commentInternal: 'Piet only until 14:30',
  commentCrew: null,
  commentCrewChief: null,
}
const other = { ...base, id: 'b' }

describe('hours moved', () => {
  it.each([
    ['start', -30, {}, { startTime: '06:30' }],
    ['end', 45, {}, { endTime: '15:45' }],
    ['start', -45, { startTime: '08:05' }, { startTime: '07:20' }],
    ['end', 60, { endTime: '08:05' }, { endTime: '09:05' }],
    ['start', 60, { startTime: '00:00' }, { startTime: '01:00' }],
    ['end', -60, { endTime: '15:59' }, { endTime: '14:59' }],
    // Over midnight the start takes its day along; an end without a day finds its own.
    ['start', -30, { startTime: '00:15' }, { startTime: '23:45', startDate: '2026-05-26' }],
    ['start', 30, { startTime: '23:45' }, { startTime: '00:15', startDate: '2026-05-28' }],
    ['end', 30, { endTime: '23:45' }, { endTime: '00:15' }],
    ['end', 30, { endTime: '23:45', endDate: '2026-05-27' }, { endTime: '00:15', endDate: '2026-05-28' }],
    ['end', -30, { endTime: '00:15', endDate: '2026-03-01' }, { endTime: '23:45', endDate: '2026-02-28' }],
  ] as const)('%s by %i minutes', (which, minutes, hours, moved) =>
    expect(later({ ...base, ...hours }, which, minutes)).toEqual(moved),
  )
})

it.each([
  [{ id: 'soup' }, 'soup'],
  [null, null],
])('a position with catering %j begins with %j', (catering, cateringId) => {
  const { cateringId: _, ...item } = base
  expect(baseOf({ ...item, catering })).toEqual({ ...base, cateringId })
})

describe('drafts', () => {
  const drafts = altered({}, [
    { base, change: { startTime: '06:30', amountOfRows: 9 } },
    { base: other, change: { commentInternal: null } },
  ])

  it('hold what is altered and nothing else, upon what they began with', () => {
    expect(changesOf(drafts)).toEqual([
      { id: 'a', revision: 4, startTime: '06:30', amountOfRows: 9 },
      { id: 'b', revision: 4, commentInternal: null },
    ])
    // What somebody else changed meanwhile is not what one began with.
    const further = altered(drafts, [
      { base: { ...base, revision: 5, startTime: '08:00' }, change: { endTime: '14:00' } },
    ])
    expect(changesOf(further)[0]).toEqual({
      id: 'a',
      revision: 4,
      startTime: '06:30',
      amountOfRows: 9,
      endTime: '14:00',
    })
  })

  it('are none where a position is as it was', () => {
    expect(altered({}, [{ base, change: { startTime: '07:00' } }])).toEqual({})
    expect(changesOf(altered(drafts, [{ base, change: { startTime: '07:00', amountOfRows: 8 } }]))).toEqual([
      { id: 'b', revision: 4, commentInternal: null },
    ])
  })

  it('tell people only of other hours', () => {
    expect(Object.values(drafts).map(isMoved)).toEqual([true, false])
    const change = { startDate: '2026-05-28', endDate: '2026-05-28', startTime: '08:00', endTime: '16:00' }
    for (const [field, value] of Object.entries(change)) expect(isMoved({ base, draft: { [field]: value } })).toBe(true)
    expect(isMoved({ base, draft: { breakMinutes: 45, amountOfRows: 9, cateringId: 'soup' } })).toBe(false)
  })

  it('are taken back as it was, one change later', () => {
    expect(inverseOf(drafts)).toEqual([
      { id: 'a', revision: 5, startTime: '07:00', amountOfRows: 8 },
      { id: 'b', revision: 5, commentInternal: 'Piet only until 14:30' },
    ])
  })

  it('stay upon what somebody else has made of a position, less what is alike', () => {
    const theirs = { ...base, revision: 7, startTime: '06:30', endTime: '16:00' }
    expect(changesOf(upon(drafts, [theirs]))).toEqual([
      { id: 'a', revision: 7, amountOfRows: 9 },
      { id: 'b', revision: 4, commentInternal: null },
    ])
    expect(upon(drafts, [{ ...theirs, amountOfRows: 9 }])).not.toHaveProperty('a')
    expect(Object.keys(without(drafts, [theirs.id]))).toEqual(['b'])
  })
})
