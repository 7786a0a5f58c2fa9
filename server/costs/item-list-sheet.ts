import type { Row } from 'write-excel-file/node'
import type { Context } from '../context.ts'
import { type Group, type Line, type Narrowing, wholeItemList } from './item-list.queries.ts'
import { boldCell, hoursCell, moneyCell, sheetResponse, wordsFor } from './sheet.ts'
import type { SheetWords } from './sheet-words.ts'

/** What the columns are called, and how many letters wide they are. */
const columns = [
  ['date', 12],
  ['begin', 9],
  ['end', 9],
  ['project', 28],
  ['shift', 24],
  ['position', 22],
  ['person', 24],
  ['state', 16],
  ['hours', 9],
  ['rate', 10],
  ['reason', 26],
  ['addOn', 12],
  ['sum', 12],
  ['total', 14],
  ['currency', 10],
] as const satisfies readonly (readonly [keyof SheetWords, number])[]

/** The list as a sheet: the same lines, groups and sums, hours and money as numbers. */
export async function itemListSheet(
  ctx: Context<'invalidInput'>,
  { language, ...query }: Narrowing & { language?: string | undefined },
) {
  const list = await wholeItemList(ctx, query)
  const words = wordsFor(language, ctx.who.language)
  const rows: Row[] = [
    columns.map(([name]) => boldCell(words[name])),
    ...list.groups.flatMap(group => [...groupRows(words, group), ...group.items.map(line => lineRow(words, line))]),
    ...sumRows([boldCell(words.total)], list),
  ]
  const widths = columns.map(([, width]) => width)
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

const groupRows = (words: SheetWords, group: Group): Row[] => {
  const { date, project, crew, state } = group
  const of = [boldCell(project.name), boldCell(crew.name), null, null, boldCell(words[state])]
  return sumRows([boldCell(date), null, null, ...of], group)
}

const beforeHours = columns.findIndex(([name]) => name === 'hours')
const blanks = (count: number): Row => Array.from({ length: count }, () => null)

/** What something comes to: a row for each currency, or one of hours alone; whose they are stands in the first. */
function sumRows(whose: Row, { hours, amounts }: Pick<Group, 'hours' | 'amounts'>): Row[] {
  const [first = null, ...others] = amounts
  const named = [...whose, ...blanks(beforeHours - whose.length), hoursCell(hours, true)]
  return [amountRow(named, first), ...others.map(one => amountRow(blanks(beforeHours + 1), one))]
}

const amountRow = (before: Row, one: Group['amounts'][number] | null): Row => {
  const money = (minor: number | undefined) => moneyCell(minor, one?.currency ?? null, true)
  return [...before, null, null, money(one?.addOn), money(one?.sum), money(one?.total), one?.currency]
}
