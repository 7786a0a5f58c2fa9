import type { z } from 'zod'
import type { ProjectCosts } from '../../openapi/costs.ts'
import { grouped } from '../grouped.ts'

type Costs = z.input<typeof ProjectCosts>
type Crew = Costs['crews'][number]
type Position = Crew['positions'][number]
type Stages = Pick<Position, 'people' | 'places' | 'hours'>

/** The sum of those that are known; null where none is. */
export function known(numbers: readonly (number | null)[]): number | null {
  const those = numbers.filter(one => one !== null)
  return those.length ? those.reduce((all, one) => all + one, 0) : null
}

/** People, places and minutes of all of them. */
export const stagesOf = (of: readonly Stages[]): Stages => ({
  people: of.reduce((all, { people }) => all + people, 0),
  places: of.reduce((all, { places }) => all + places, 0),
  hours: {
    planned: of.reduce((all, { hours }) => all + hours.planned, 0),
    worked: known(of.map(({ hours }) => hours.worked)),
    chargeable: known(of.map(({ hours }) => hours.chargeable)),
    invoiced: known(of.map(({ hours }) => hours.invoiced)),
  },
})

/** Money of all of them, one for each currency, in its smallest unit. */
export const amountsOf = (of: readonly Pick<Position, 'currency' | 'cost'>[]): Crew['amounts'] =>
  [...grouped(of, ({ currency }) => currency)].flatMap(([currency, those]) => {
    const costs = those.flatMap(({ cost }) => (cost ? [cost] : []))
    return currency === null
      ? []
      : [
          {
            currency,
            planned: costs.reduce((all, { planned }) => all + planned, 0),
            chargeable: known(costs.map(({ chargeable }) => chargeable)),
            invoiced: known(costs.map(({ invoiced }) => invoiced)),
          },
        ]
  })

export interface FunctionCosts extends Stages {
  function: Position['function']
  amounts: Crew['amounts']
  lines: { crew: Crew; position: Position }[]
}

/** The same positions put together by what they do, across crews; functions in the order in which they first come. */
export const byFunction = (crews: readonly Crew[]): FunctionCosts[] =>
  [
    ...grouped(
      crews.flatMap(crew => crew.positions.map(position => ({ crew, position }))),
      ({ position }) => position.function.id,
    ).values(),
  ].flatMap(lines => {
    const positions = lines.map(({ position }) => position)
    const [first] = positions
    return first ? [{ function: first.function, ...stagesOf(positions), amounts: amountsOf(positions), lines }] : []
  })
