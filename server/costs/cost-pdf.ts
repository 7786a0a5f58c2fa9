import { hoursText } from '../../domain/deliveryNotes/hours.ts'
import { digitsOf } from '../../domain/money.ts'
import { type Context, readApart } from '../context.ts'
import { dayOf, drawFacts, drawHead, momentOf } from '../papers/pdf-head.ts'
import { fileName } from '../files/saved-as.ts'
import { pdfResponse } from '../papers/pdf-response.ts'
import { pdfDocument } from '../papers/pdf-document.ts'
import { bottom, margin, soft, width, write } from '../papers/pdf-sheet.ts'
import { type Column, type TableRow, drawRows, rowHeight } from '../papers/pdf-table.ts'
import { type SaidCostWords, costWords } from './cost-words.ts'
import { type By, type CostRow, costRows, totalRow } from './cost-table.ts'
import { type CostedProject, projectCosts, seesWorked } from './project-costs.ts'

interface Asked {
  grouping: By
  language?: string | undefined
}
type Paper = 'report' | 'calculation'

/** A column of the paper: what stands over it, its width in points, and what a row says there. */
interface Said {
  head: string
  w: number
  of: (row: CostRow) => string
}
const between = 4

/** What a project takes, and as a calculation costs, to print. */
export async function costPdf(
  ctx: Context,
  id: string,
  paper: Paper,
  { grouping: by, language }: Asked,
): Promise<Response> {
  const { project, costs } = await readApart(ctx, within => projectCosts(within, id))
  const words = costWords(language ?? ctx.who.language)
  const priced = paper === 'calculation' && costs.amounts.length > 0
  const total = totalRow(costs)
  const title = `${words[paper]} ${project.number}`
  const said = columnsOf(words, by, priced, seesWorked(ctx), total)
  const columns = placed(said)
  const sheet = { title, agency: ctx.tenant.name, locale: words.locale, page: words.page, made: ctx.now }
  const bytes = await pdfDocument(sheet, pdf => {
    drawHead(pdf, ctx.tenant, title, null)
    drawFacts(pdf, [
      ...factsOf(words, project),
      ...(priced && costs.rateCards.length > 0 ? [[words.rateCards, costs.rateCards.join(', ')] as const] : []),
      [words.asOf, momentOf(ctx.now.toISOString(), project.timeZone, words)],
    ])
    const head: TableRow = { kind: 'head', cells: said.map(one => one.head) }
    const rows = [...costRows(costs, by), { ...total, [by]: words.total }].map((row): TableRow => ({
      kind: row.isSum ? 'total' : 'line',
      cells: said.map(({ of }) => of(row)),
    }))
    // What stands over others does not stand alone at the foot of a page.
    drawRows(pdf, columns, head, rows, row => rowHeight(pdf, columns, row) * (row.kind === 'total' ? 2 : 1))
    const notes = [
      ...(priced ? [words.net] : []),
      ...(priced && costs.unpriced > 0 ? [`${words.unpriced} ${costs.unpriced}`] : []),
    ]
    if (notes.length === 0) return
    if (pdf.y + 40 > bottom) pdf.addPage()
    write(pdf, notes.join(' '), margin, pdf.y + 8, width, { size: 8, color: soft })
  })
  return pdfResponse(bytes, fileName(title))
}

function columnsOf(words: SaidCostWords, by: By, priced: boolean, worked: boolean, total: CostRow): Said[] {
  const single = total.amounts.length === 1
  const figure = (minor: number, currency: string) => {
    const digits = digitsOf(currency)
    const number = new Intl.NumberFormat(words.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    return `${number.format(minor / 10 ** digits)}${single ? '' : ` ${currency}`}`
  }
  const [currency = ''] = total.amounts.map(one => one.currency)
  const headOf = (stage: 'planned' | 'chargeable' | 'invoiced') =>
    priced ? `${words[stage]} ${single ? currency : ''}`.trimEnd() : words[stage]
  const hours = (stage: keyof CostRow['hours']): Said => ({
    head: priced ? `${words[stage]} (${words.hours})` : words[stage],
    w: priced ? 52 : 66,
    of: row => {
      const minutes = row.hours[stage]
      return minutes === null ? '–' : hoursText(minutes)
    },
  })
  const money = (stage: 'planned' | 'chargeable' | 'invoiced'): Said => ({
    head: headOf(stage),
    w: 66,
    of: row => {
      const known = row.amounts.flatMap(one => (one[stage] === null ? [] : [figure(one[stage], one.currency)]))
      return known.length ? known.join(' + ') : '–'
    },
  })
  const invoiced = total.hours.invoiced !== null
  const figures: Said[] = [
    {
      head: words.people,
      w: 34,
      of: ({ people, places }) => (people === places ? `${people}` : `${people}/${places}`),
    },
    ...[hours('planned'), ...(worked ? [hours('worked')] : []), hours('chargeable')],
    ...(invoiced ? [hours('invoiced')] : []),
    ...(priced
      ? [
          {
            head: words.rate,
            w: 38,
            of: ({ rate, currency: of, isSum }: CostRow) =>
              isSum ? '' : rate === null || of === null ? '–' : figure(rate, of),
          },
          money('planned'),
          money('chargeable'),
          ...(invoiced ? [money('invoiced')] : []),
        ]
      : []),
  ]
  const left = width - figures.reduce((all, { w }) => all + w + between, 0)
  return [
    { head: by === 'crew' ? words.crewAndPosition : words.positionAndCrew, w: left, of: nameOf(words, by) },
    ...figures,
  ]
}

const nameOf = (words: SaidCostWords, by: By) => (row: CostRow) => {
  const own = by === 'crew' && !row.isSum ? row.position : by === 'position' && row.isSum ? row.position : row.crew
  if (!row.time) return own
  const { date, begin, end, daysLater } = row.time
  return `${own}\n${shortDay(words, date)}, ${begin}–${end}${daysLater > 0 ? ` +${daysLater}` : ''}`
}

const shortDay = (words: SaidCostWords, date: string) =>
  new Intl.DateTimeFormat(words.locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )

/** The first from the left, all others to the right, under each other. */
function placed(said: readonly Said[]): Column[] {
  let x = 0
  return said.map(({ w }, at) => {
    const column = { x, w, right: at > 0 }
    x += w + between
    return column
  })
}

const factsOf = (words: SaidCostWords, project: CostedProject) => {
  const day = (date: string) => dayOf(`${date}T12:00:00Z`, 'UTC', words, 'long')
  const days = [...new Set([project.firstDay, project.lastDay])].map(day)
  return [
    [words.project, `${project.number}  ${project.name}`],
    [words.client, project.company],
    [words.place, project.place],
    [words.days, days.join(' – ')],
  ] as const
}
