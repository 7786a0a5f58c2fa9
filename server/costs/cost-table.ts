import type { z } from 'zod'
import { byFunction } from '../../domain/costs/cost-sums.ts'
import type { ProjectCosts } from '../../openapi/costs.ts'

type Costs = z.input<typeof ProjectCosts>
type Crew = Costs['crews'][number]
type Position = Crew['positions'][number]
export type By = 'crew' | 'position'

/** A row of a paper about costs: a heading with its sums, or one of the positions they are of. */
export interface CostRow extends Pick<Crew, 'people' | 'places' | 'hours' | 'amounts'> {
  isSum: boolean
  /** Empty where a row is of several. */
  crew: string
  position: string
  time: Pick<Crew, 'date' | 'begin' | 'end' | 'daysLater'> | null
  state: Crew['state'] | null
  rate: number | null
  currency: string | null
  addOns: Position['addOns']
}

const named = ({ function: { caption }, task }: Position) => (task === null ? caption : `${caption} · ${task}`)
const sums = { isSum: true, crew: '', position: '', time: null, state: null, rate: null, currency: null, addOns: [] }

const lineOf = (position: Position): CostRow => ({
  ...sums,
  isSum: false,
  position: named(position),
  people: position.people,
  places: position.places,
  hours: position.hours,
  rate: position.rate,
  currency: position.currency,
  addOns: position.addOns,
  amounts: position.cost && position.currency !== null ? [{ currency: position.currency, ...position.cost }] : [],
})

const crewOf = ({ crew, date, begin, end, daysLater, state }: Crew) => ({
  crew: crew.name,
  time: { date, begin, end, daysLater },
  state,
})

/** What the screen shows, row by row; each sum before what it is of. */
export const costRows = ({ crews }: Costs, by: By): CostRow[] =>
  by === 'crew'
    ? crews.flatMap((crew): CostRow[] => [
        { ...sums, ...crewOf(crew), ...totalOf(crew) },
        ...crew.positions.map(position => ({ ...lineOf(position), crew: crew.crew.name })),
      ])
    : byFunction(crews).flatMap((group): CostRow[] => [
        { ...sums, position: group.function.caption, ...totalOf(group) },
        ...group.lines.map(({ crew, position }) => ({ ...lineOf(position), ...crewOf(crew) })),
      ])

export const totalRow = (costs: Costs): CostRow => ({ ...sums, ...totalOf(costs) })

const totalOf = ({ people, places, hours, amounts }: Pick<Crew, 'people' | 'places' | 'hours' | 'amounts'>) => ({
  people,
  places,
  hours,
  amounts,
})
