import { describe, expect, it } from 'vitest'
import { functionGroups, positionsForClient, shiftDays } from '../../../src/screens/projects/profiling/groups.ts'
import { people, positions } from '../../../src/screens/projects/profiling/profiling.fixtures.ts'

const before = Date.parse('2026-05-26T00:00:00Z')
const all = { day: null, now: before }
const of = (code: string, groups = functionGroups(positions, people, all)) =>
  groups.find(group => group.function.code === code)

describe('who comes, by function', () => {
  it('adds places up over the days', () => {
    expect(of('stagehand')?.places).toEqual({ amount: 48, filled: 36, requested: 5 })
    expect(shiftDays(positions)).toEqual(['2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30'])
  })
  it('tells what lacks soonest first, and only where nobody was asked', () => {
    expect(of('stagehand')?.lacking.map(({ date, count }) => [date, count])).toEqual([
      ['2026-05-27', 2],
      ['2026-05-30', 5],
    ])
    expect(of('crewChief')?.lacking).toEqual([])
  })
  it('adds up what lacks in shifts that begin together', () => {
    const twice = functionGroups([...positions, ...positions.map(one => ({ ...one, id: `${one.id}b` }))], people, all)
    expect(of('stagehand', twice)?.lacking.map(({ count }) => count)).toEqual([4, 10])
  })
  it('lacks nobody in what has begun', () => {
    const now = Date.parse('2026-05-27T06:00:00Z')
    expect(of('stagehand', functionGroups(positions, people, { day: null, now }))?.lacking).toMatchObject([
      { date: '2026-05-30' },
    ])
  })
  it('leaves out, for one day, what is on others', () => {
    const [, stagehand] = functionGroups(positions, people, { day: '2026-05-28', now: before }).toReversed()
    expect(stagehand?.function.code).toBe('stagehand')
    expect(of('rigger', functionGroups(positions, people, { day: '2026-05-28', now: before }))).toMatchObject({
      places: { amount: 4, filled: 4, requested: 0 },
      people: [{ person: { name: 'Mirko Vuković' } }, { person: { name: 'Tomasz Zieliński' } }],
    })
  })
  it('lacks for a client whoever was only asked', () => {
    const seen = functionGroups(positionsForClient(positions), people, all)
    expect(of('stagehand', seen)?.lacking.map(({ count }) => count)).toEqual([3, 2, 7])
  })
})
