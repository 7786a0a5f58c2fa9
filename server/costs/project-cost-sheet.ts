import type { Row } from 'write-excel-file/node'
import type { Context } from '../context.ts'
import { projectCost } from './project-cost.queries.ts'
import { boldCell, hoursCell, moneyCell, sheetResponse, wordsFor } from './sheet.ts'

const widths = [12, 28, 24, 10, 10, 10, 10, 12, 12, 12, 10]
type Cost = Awaited<ReturnType<typeof projectCost>>
type Figures = Pick<Cost, 'people' | 'planned' | 'worked' | 'chargeable'>

/** What a project costs, as a sheet: a row a position, below each crew's sum; hours and money as numbers. */
export async function projectCostSheet(ctx: Context, project: string) {
  const cost = await projectCost(ctx, project)
  const { currency } = cost
  const words = wordsFor(undefined, ctx.who.language)
  const { date, shift, position, persons, planned, worked, chargeable, rate, total } = words
  const sum = (stage: string) => (currency === null ? [] : [`${stage} ${currency}`])
  const figures = ({ people, ...stages }: Figures, ofRate: number | null, bold: boolean): Row => [
    { value: people, type: Number, ...(bold ? { fontWeight: 'bold' as const } : {}) },
    hoursCell(stages.planned.minutes, bold),
    hoursCell(stages.worked, bold),
    stages.chargeable ? hoursCell(stages.chargeable.minutes, bold) : null,
    ...(currency === null
      ? []
      : [
          moneyCell(ofRate, currency),
          moneyCell(stages.planned.total, currency, bold),
          moneyCell(stages.chargeable?.total, currency, bold),
        ]),
  ]
  const names = [date, shift, position, persons, planned, worked, chargeable]
  const rows: Row[] = [
    [...names, ...(currency === null ? [] : [rate]), ...sum(planned), ...sum(chargeable)].map(boldCell),
    ...cost.crews.flatMap(crew => [
      [boldCell(crew.date), boldCell(crew.name), null, ...figures(crew, null, true)],
      ...crew.positions.map(one => [null, null, one.function.caption, ...figures(one, one.rate, false)]),
    ]),
    [boldCell(total), null, null, ...figures(cost, null, true)],
  ]
  return sheetResponse(`${words.calculation}.xlsx`, words.calculation, rows, widths)
}
