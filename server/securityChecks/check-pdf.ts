import { isLate } from '../../domain/securityChecks/security-check.ts'
import { type Context, readApart } from '../context.ts'
import { pdfResponse } from '../deliveryNotes/note-file.ts'
import { dayOf, drawHead, momentOf, wall } from '../deliveryNotes/note-head.ts'
import { pdfDocument } from '../deliveryNotes/pdf-document.ts'
import { type Pdf, bottom, hairline, heightOf, margin, rule, soft, width, write } from '../deliveryNotes/pdf-sheet.ts'
import { type TableRow, drawRow, rowHeight } from '../deliveryNotes/pdf-table.ts'
import { drawSignature, signatureHeight } from '../deliveryNotes/signature-drawing.ts'
import { whichOf } from './check-list.queries.ts'
import { type SaidCheckWords, checkWords } from './check-words.ts'
import { type CheckRow, checkRow } from './security-check.queries.ts'

type Signer = CheckRow['people'][number]

/** A check as it stands, to print and to keep: what was found, and who has signed it when. */
export async function checkPdf(ctx: Context<'notFound'>, crewId: string, id: string): Promise<Response> {
  const row = await readApart(ctx, async within => checkRow(within, crewId, await whichOf(within, crewId, id)))
  const words = checkWords(ctx.who.language)
  const title = `${words.title} ${row.project.number}`
  const sheet = { title, agency: ctx.tenant.name, locale: words.locale, page: words.page, made: ctx.now }
  const bytes = await pdfDocument(sheet, pdf => {
    drawHead(pdf, ctx.tenant, title, row.finishedAt ? null : words.open)
    drawFacts(pdf, row, words)
    drawFindings(pdf, row, words)
    drawSigners(pdf, row, words)
  })
  return pdfResponse(bytes, `${title} ${row.date}.pdf`.replace(/[^\w.-]+/g, '-'))
}

function drawFacts(pdf: Pdf, row: CheckRow, words: SaidCheckWords) {
  const { location, project, crew, finishedAt, finishedBy } = row
  const day = dayOf(`${row.date}T12:00:00Z`, 'UTC', words, 'full')
  const facts: (readonly [string, string])[] = [
    [words.project, `${project.number}  ${project.name}`],
    [words.place, `${location.name}, ${location.city}`],
    [words.shift, `${crew.name}, ${day}, ${row.shift}`],
    ...(finishedAt
      ? [[words.finished, `${momentOf(finishedAt, location.timeZone, words)}, ${finishedBy ?? ''}`] as const]
      : []),
  ]
  for (const [label, value] of facts) {
    const { y } = pdf
    const height = heightOf(pdf, value, width - 96)
    write(pdf, label, margin, y + 1, 90, { size: 9, color: soft })
    write(pdf, value, margin + 96, y, width - 96)
    pdf.y = y + height + 4
  }
  pdf.y += 10
}

const columns = [
  { x: 0, w: 230 },
  { x: 240, w: width - 240 },
]

function drawFindings(pdf: Pdf, { questions, answers }: CheckRow, words: SaidCheckWords) {
  const head: TableRow = { kind: 'head', cells: [words.lookedAt, words.found] }
  drawRow(pdf, columns, head)
  for (const { id, title } of questions) {
    const answer = answers.find(({ questionId }) => questionId === id)
    const found = answer ? [words[answer.finding], ...(answer.text ? [answer.text] : [])].join(': ') : words.none
    const drawn: TableRow = { kind: 'line', cells: [title, found] }
    if (pdf.y + rowHeight(pdf, columns, drawn) > bottom) {
      pdf.addPage()
      drawRow(pdf, columns, head)
    }
    drawRow(pdf, columns, drawn)
  }
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
