import type { Row } from 'write-excel-file/node'
import type { Context } from '../context.ts'
import { type Group, type Line, type Narrowing, wholeItemList } from './item-list.queries.ts'
import { boldCell, hoursCell, moneyCell, sheetResponse, wordsFor } from './sheet.ts'
import type { SheetWords } from './sheet-words.ts'

const widths = [12, 9, 9, 28, 24, 22, 24, 16, 9, 10, 26, 12, 12, 14, 10]

/** The list as a sheet: the same lines, groups and sums, hours and money as numbers. */
export async function itemListSheet(
  ctx: Context<'invalidInput'>,
  { language, ...query }: Narrowing & { language?: string | undefined },
) {
  const list = await wholeItemList(ctx, query)
  const words = wordsFor(language, ctx.who.language)
  const {
    date,
    begin,
    end,
    project,
    shift,
    position,
    person,
    state,
    hours,
    rate,
    reason,
    addOn,
    sum,
    total,
    currency,
  } = words
  const names = [
    date,
    begin,
    end,
    project,
    shift,
    position,
    person,
    state,
    hours,
    rate,
    reason,
    addOn,
    sum,
    total,
    currency,
  ]
  const rows: Row[] = [
    names.map(boldCell),
    ...list.groups.flatMap(group => [groupRow(words, group), ...group.items.map(line => lineRow(words, line))]),
    ...sumRows(words.total, list),
  ]
  return sheetResponse(`${words.title} ${query.dateFrom} ${query.dateTo}.xlsx`, words.title, rows, widths)
}

/** "Night 25 %, Sunday 50 %" */
export const reasonWords = (words: SheetWords, addOns: Line['addOns']): string =>
  addOns
    .map(({ reason, percent }) => (reason === 'minimum' ? words.minimum : `${words[reason]} ${percent} %`))
    .join(', ')

const lineRow = (words: SheetWords, line: Line): Row => [
  line.date,
  line.begin,
  line.daysLater > 0 ? `${line.end} +${line.daysLater}` : line.end,
  line.project.name,
  line.crew.name,
  line.function.caption,
  line.person.name,
  words[line.state],
  hoursCell(line.hours),
  moneyCell(line.rate, line.currency),
  reasonWords(words, line.addOns),
  moneyCell(line.addOn, line.currency),
  moneyCell(line.sum, line.currency),
  moneyCell(line.total, line.currency),
  line.currency,
]

const groupRow = (words: SheetWords, group: Group): Row => {
  const [amounts] = group.amounts
  const money = (minor: number | undefined) => moneyCell(minor, amounts?.currency ?? null, true)
  return [
    boldCell(group.date),
    ...[null, null, boldCell(group.project.name), boldCell(group.crew.name), null, null, boldCell(words[group.state])],
    hoursCell(group.hours, true),
    ...[null, null, money(amounts?.addOn), money(amounts?.sum), money(amounts?.total)],
    amounts?.currency,
  ]
}

/** One for each currency, or one of hours alone. */
const sumRows = (title: string, { hours, amounts }: Pick<Group, 'hours' | 'amounts'>): Row[] => {
  const [first = null, ...others] = amounts
  const row = (one: Group['amounts'][number] | null, label: Row[number], ofHours: Row[number]): Row => {
    const money = (minor: number | undefined) => moneyCell(minor, one?.currency ?? null, true)
    return [
      label,
      ...Array.from({ length: 7 }, () => null),
      ofHours,
      ...[null, null, money(one?.addOn), money(one?.sum), money(one?.total)],
      one?.currency,
    ]
  }
  return [row(first, boldCell(title), hoursCell(hours, true)), ...others.map(one => row(one, null, null))]
}
