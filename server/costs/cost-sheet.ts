import type { Row } from 'write-excel-file/node'
import { type Context, readApart } from '../context.ts'
import { costWords } from './cost-words.ts'
import { type By, type CostRow, costRows, totalRow } from './cost-table.ts'
import { reasonWords } from './item-list-sheet.ts'
import { projectCosts, seesWorked } from './project-costs.ts'
import { boldCell, hoursCell, moneyCell, sheetResponse, wordsFor } from './sheet.ts'

interface Asked {
  grouping: By
  language?: string | undefined
}

/** What a project takes and costs as a sheet: the rows of the screen, hours and money as numbers. */
export async function costSheet(ctx: Context, id: string, { grouping: by, language }: Asked): Promise<Response> {
  const { project, costs } = await readApart(ctx, within => projectCosts(within, id))
  const words = costWords(language ?? ctx.who.language)
  const listed = wordsFor(language, ctx.who.language)
  const stages = (['planned', 'worked', 'chargeable', 'invoiced'] as const).filter(
    stage => stage !== 'worked' || seesWorked(ctx),
  )
  const paid = costs.amounts.length > 0 ? (['planned', 'chargeable', 'invoiced'] as const) : []
  const names = [words.crew, words.position]
  const head = [
    ...(by === 'crew' ? names : names.toReversed()),
    ...[listed.date, listed.begin, listed.end, listed.state, words.people, words.places],
    ...stages.map(stage => `${words[stage]} (${words.hours})`),
    ...(paid.length ? [words.rate, words.addOns, ...paid.map(stage => words[stage]), listed.currency] : []),
  ]
  const text = (of: CostRow, value: string) => (value === '' ? null : of.isSum ? boldCell(value) : value)
  const count = (of: CostRow, value: number) => ({
    value,
    type: Number,
    ...(of.isSum ? { fontWeight: 'bold' as const } : {}),
  })
  /** A row for each currency; whose they are stands in the first. */
  const rowsOf = (of: CostRow): Row[] => {
    const whose = [text(of, of.crew), text(of, of.position)]
    const before: Row = [
      ...(by === 'crew' ? whose : whose.toReversed()),
      ...(of.time
        ? [of.time.date, of.time.begin, of.time.daysLater > 0 ? `${of.time.end} +${of.time.daysLater}` : of.time.end]
        : [null, null, null]),
      of.state && listed[of.state],
      count(of, of.people),
      count(of, of.places),
      ...stages.map(stage => {
        const minutes = of.hours[stage]
        return minutes === null ? null : hoursCell(minutes, of.isSum)
      }),
    ]
    if (!paid.length) return [before]
    const [first = null, ...others] = of.amounts
    const money = (one: typeof first) => [
      ...paid.map(stage => moneyCell(one?.[stage], one?.currency ?? null, of.isSum)),
      one?.currency ?? null,
    ]
    return [
      [...before, moneyCell(of.rate, of.currency), reasonWords(listed, of.addOns) || null, ...money(first)],
      ...others.map((one): Row => [...before.map(() => null), null, null, ...money(one)]),
    ]
  }
  const total = rowsOf({ ...totalRow(costs), [by]: listed.total })
  const rows: Row[] = [head.map(boldCell), ...costRows(costs, by).flatMap(rowsOf), ...total]
  const widths = [28, 28, 12, 9, 9, 16, ...head.slice(6).map(title => Math.max(10, title.length + 2))]
  return sheetResponse(
    `${words.calculation} ${project.number}.xlsx`,
    `${words.calculation} ${project.number}`,
    rows,
    widths,
  )
}
