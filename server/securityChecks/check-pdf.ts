import { isLate } from '../../domain/securityChecks/security-check.ts'
import { type Context, readApart } from '../context.ts'
import { type PaperAgency, dayOf, drawFacts, drawHead, momentOf, wall } from '../papers/pdf-head.ts'
import { fileName } from '../files/saved-as.ts'
import { pdfResponse } from '../papers/pdf-response.ts'
import { pdfDocument } from '../papers/pdf-document.ts'
import { type Pdf, bottom, hairline, heightOf, margin, rule, soft, width, write } from '../papers/pdf-sheet.ts'
import { type TableRow, drawRows } from '../papers/pdf-table.ts'
import { drawSignature, signatureHeight } from '../papers/signature-drawing.ts'
import { whichOf } from './check-list.queries.ts'
import { type SaidCheckWords, checkWords } from './check-words.ts'
import { type CheckRow, type ReadingCheck, checkRow } from './security-check.queries.ts'

type Signer = CheckRow['people'][number]

/** What the paper of a check is called. */
export const checkTitle = ({ project }: CheckRow, words: SaidCheckWords): string => `${words.title} ${project.number}`

/** A check as a paper: what was found, and who has signed it when. `made`: the same has the same bytes. */
export function drawCheck(agency: PaperAgency, row: CheckRow, words: SaidCheckWords, made: Date): Promise<Uint8Array> {
  const title = checkTitle(row, words)
  return pdfDocument({ title, agency: agency.name, locale: words.locale, page: words.page, made }, pdf => {
    drawHead(pdf, agency, title, row.finishedAt ? null : words.open)
    drawFacts(pdf, factsOf(row, words))
    drawFindings(pdf, row, words)
    drawSigners(pdf, row, words)
  })
}

/** A check as it stands, to print and to keep. */
export async function checkPdf(ctx: Context<'notFound'>, id: string, crewId?: string): Promise<Response> {
  const row = await readApart(ctx, within => checkById(within, id, crewId))
  const words = checkWords(ctx.who.language)
  const bytes = await drawCheck(ctx.tenant, row, words, ctx.now)
  return pdfResponse(bytes, fileName(`${checkTitle(row, words)} ${row.date}`))
}

/** Throws `notFound`, also for one of another crew than the one that is named. */
export async function checkById(ctx: ReadingCheck, id: string, crewId?: string): Promise<CheckRow> {
  const { crewId: own, ...which } = await whichOf(ctx, id, crewId)
  return checkRow(ctx, own, which)
}

const factsOf = (row: CheckRow, words: SaidCheckWords) => {
  const { location, project, crew, finishedAt, finishedBy } = row
  const day = dayOf(`${row.date}T12:00:00Z`, 'UTC', words, 'full')
  const finished = finishedAt && `${momentOf(finishedAt, location.timeZone, words)}, ${finishedBy ?? ''}`
  return [
    [words.project, `${project.number}  ${project.name}`] as const,
    [words.place, `${location.name}, ${location.city}`] as const,
    [words.shift, `${crew.name}, ${day}, ${row.shift}`] as const,
    ...(finished ? [[words.finished, finished] as const] : []),
  ]
}

const columns = [
  { x: 0, w: 230 },
  { x: 240, w: width - 240 },
]

function drawFindings(pdf: Pdf, { questions, answers }: CheckRow, words: SaidCheckWords) {
  const head: TableRow = { kind: 'head', cells: [words.lookedAt, words.found] }
  const rows = questions.map(({ id, title }): TableRow => {
    const answer = answers.find(({ questionId }) => questionId === id)
    const found = answer ? [words[answer.finding], ...(answer.text ? [answer.text] : [])].join(': ') : words.none
    return { kind: 'line', cells: [title, found] }
  })
  drawRows(pdf, columns, head, rows)
}

/** Two beside each other, each as high as the larger one. */
const between = 19
const half = (width - between) / 2

function drawSigners(pdf: Pdf, row: CheckRow, words: SaidCheckWords) {
  const people = row.people.filter(({ signedAt, attendance }) => signedAt !== null || attendance === 'present')
  pdf.y += 18
  if (pdf.y + 110 > bottom) pdf.addPage()
  write(pdf, words.signatures, margin, pdf.y, width, { weight: 'bold', size: 12 })
  pdf.y += 6
  for (let at = 0; at < people.length; at += 2) {
    const pair = people.slice(at, at + 2)
    const height = Math.max(...pair.map(one => signerHeight(pdf, one)))
    if (pdf.y + height > bottom) pdf.addPage()
    const { y } = pdf
    pair.forEach((one, place) => drawSigner(pdf, row, one, words, margin + place * (half + between), y))
    rule(pdf, y + height, hairline, 0.5)
    pdf.y = y + height + 6
  }
}

const bold = { weight: 'bold', size: 10 } as const
const signerHeight = (pdf: Pdf, { person, signature }: Signer) =>
  heightOf(pdf, person.name, half, bold) + 20 + (signature ? signatureHeight(signature) + 10 : 0)

function drawSigner(pdf: Pdf, row: CheckRow, one: Signer, words: SaidCheckWords, x: number, y: number) {
  const { person, signature, signedAt } = one
  const name = heightOf(pdf, person.name, half, bold)
  write(pdf, person.name, x, y, half, bold)
  const said = signedAt
    ? [wall(signedAt, row.location.timeZone), ...(isLate(signedAt, row.finishedAt) ? [words.later] : [])].join(', ')
    : words.unsigned
  write(pdf, said, x, y + name, half, { size: 9, color: soft })
  if (signature) drawSignature(pdf, signature, x + 4, y + name + 16)
}
