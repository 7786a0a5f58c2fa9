import { describe, expect, it } from 'vitest'
import { amountsOf, byFunction, known, stagesOf } from '../../../domain/costs/cost-sums.ts'
import { costs } from '../../../src/screens/projects/costing/costing.fixtures.ts'

describe('sums of costs', () => {
  it('add what is known, and are unknown where nothing is', () => {
    expect([known([1, null, 2]), known([0, null]), known([null]), known([])]).toEqual([3, 0, null, null])
  })

  it('are the same by position as by crew, currency by currency', () => {
    const crews = costs.crews.map((crew, at) =>
      at === 1 ? { ...crew, positions: crew.positions.map(one => ({ ...one, currency: 'GBP' })) } : crew,
    )
    const positions = crews.flatMap(crew => crew.positions)
    const groups = byFunction(crews)
    expect(groups.map(({ function: { code } }) => code)).toEqual(['crewChief', 'rigger', 'stagehand'])
    expect(groups.flatMap(({ lines }) => lines)).toHaveLength(positions.length)
    expect(stagesOf(groups)).toEqual(stagesOf(positions))
    for (const { currency, planned, chargeable } of amountsOf(positions)) {
      const of = groups.flatMap(({ amounts }) => amounts.filter(one => one.currency === currency))
      expect(of.reduce((all, one) => all + one.planned, 0)).toBe(planned)
      expect(known(of.map(one => one.chargeable))).toBe(chargeable)
    }
    for (const { lines, amounts, people } of groups) {
      expect(amounts).toEqual(amountsOf(lines.map(({ position }) => position)))
      expect(people).toBe(lines.reduce((all, { position }) => all + position.people, 0))
    }
  })

  it('are of each currency what its own positions come to, and nothing of those without a price', () => {
    const cost = (planned: number, chargeable: number | null, invoiced: number | null) => ({
      planned,
      chargeable,
      invoiced,
    })
    expect(
      amountsOf([
        { currency: 'EUR', cost: cost(100, 90, null) },
        { currency: 'GBP', cost: cost(7, null, null) },
        { currency: 'EUR', cost: null },
        { currency: null, cost: null },
        { currency: 'EUR', cost: cost(10, null, 5) },
      ]),
    ).toEqual([
      { currency: 'EUR', planned: 110, chargeable: 90, invoiced: 5 },
      { currency: 'GBP', planned: 7, chargeable: null, invoiced: null },
    ])
  })

  it('add people, places and minutes, each by itself', () => {
    const of = (people: number, places: number, planned: number, worked: number | null) => ({
      ...{ people, places },
      hours: { planned, worked, chargeable: null, invoiced: worked },
    })
    expect(stagesOf([of(1, 20, 300, null), of(2, 40, 600, 4000)])).toEqual({
      ...{ people: 3, places: 60 },
      hours: { planned: 900, worked: 4000, chargeable: null, invoiced: 4000 },
    })
    expect(stagesOf([])).toMatchObject({ people: 0, places: 0, hours: { planned: 0, worked: null } })
  })

  it('have no amount where nothing has a price', () => {
    expect(amountsOf([{ currency: null, cost: null }])).toEqual([])
  })
})
