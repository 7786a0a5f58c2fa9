import { sql } from 'drizzle-orm'
import { isAnswered } from '../../domain/forms/answers.ts'
import { one } from '../one.ts'
import { pdfDocument } from '../papers/pdf-document.ts'
import { type PaperAgency, dayOf, drawFacts, drawHead, momentOf } from '../papers/pdf-head.ts'
import { type Pdf, bottom, heightOf, margin, soft, width, write } from '../papers/pdf-sheet.ts'
import { type TableRow, drawRows } from '../papers/pdf-table.ts'
import { drawSignature, signatureHeight } from '../papers/signature-drawing.ts'
import { iso } from '../wire.ts'
import { type StoredAnswerFile, answerFiles } from './answer-file.ts'
import { type FormRow, type ReadingForm, formRow } from './form.queries.ts'
import { type SaidFormWords, formWords } from './form-words.ts'
import { type Shown, withPages } from './shown-files.ts'

/** A form and whoever has filled it in, as its paper names them. */
export interface FilledForm {
  row: FormRow
  person: { id: string; name: string; timeZone: string; email: string | null }
  /** What answers it with a file. */
  files: StoredAnswerFile[]
}
/** Files ready to be drawn, by id. */
export type ShownForm = FilledForm & { shown: ReadonlyMap<string, Shown> }

/** Throws `notFound`. */
export async function filledForm(ctx: ReadingForm, id: string): Promise<FilledForm> {
  const row = await formRow(ctx, id)
  const { files, ...person } = await one<FilledForm['person'] & Pick<FilledForm, 'files'>>(
    ctx,
    sql`select w.id, w.first_name || ' ' || w.last_name as name, w.time_zone as "timeZone", w.email,
        ${answerFiles} as files
      from form f join person w on w.tenant_id = f.tenant_id and w.id = f.person_id
      where f.tenant_id = ${ctx.tenant.id} and f.id = ${id}`,
  )
  return { row, person, files }
}

/** A form as a paper: what was asked, what was answered, and who has signed it. `made`: the same has the same bytes. */
export async function drawForm(agency: PaperAgency, { row, person, shown }: ShownForm, language: string, made: Date) {
  const words = formWords(language)
  const paper = await pdfDocument(
    { title: row.name, agency: agency.name, locale: words.locale, page: words.page, made },
    pdf => {
      drawHead(pdf, agency, row.name, row.handedInAt === null ? words.open : null)
      const { result, handedInAt } = row
      drawFacts(pdf, [
        [words.name, person.name],
        ...(handedInAt === null ? [] : [[words.handedIn, momentOf(handedInAt, person.timeZone, words)] as const]),
        ...(result
          ? [
              [
                words.result,
                `${words.right(result.right, result.of)}, ${result.passed ? words.passed : words.failed}`,
              ] as const,
            ]
          : []),
      ])
      drawAnswers(pdf, row, words)
      drawPictures(pdf, row, shown)
      drawSigned(pdf, row, person, words)
    },
  )
  const pages = [...shown.values()].flatMap(one => (one.kind === 'pages' ? [one.pdf] : []))
  return withPages(paper, pages, made)
}

const columns = [
  { x: 0, w: 230 },
  { x: 240, w: width - 240 },
]

function drawAnswers(pdf: Pdf, { questions, answers }: FormRow, words: SaidFormWords) {
  const head: TableRow = { kind: 'head', cells: [words.asked, words.answered] }
  const asked = questions.filter(({ kind }) => kind !== 'information' && kind !== 'signature')
  const rows = asked.map(({ id, title, kind, options }): TableRow => {
    const answer = answers.find(({ questionId }) => questionId === id)
    if (!answer || !isAnswered(answer)) return { kind: 'line', cells: [title, '–'] }
    const { text, optionIds, file } = answer
    const said = file
      ? file.format === 'pdf'
        ? words.behind(file.name)
        : words.below
      : kind === 'choice' || kind === 'choices'
        ? options.flatMap(option => (optionIds.includes(option.id) ? [option.caption] : [])).join(', ')
        : kind === 'date'
          ? dayOf(`${text}T12:00:00Z`, 'UTC', words, 'long')
          : (text ?? '')
    return { kind: 'line', cells: [title, said] }
  })
  if (rows.length) drawRows(pdf, columns, head, rows)
}

/** As large as it is read well, and two on a page. */
const most = { width, height: 320 }

/** What was photographed, each below its question. */
function drawPictures(pdf: Pdf, { questions, answers }: FormRow, shown: ShownForm['shown']) {
  for (const { id, title } of questions) {
    const file = answers.find(({ questionId }) => questionId === id)?.file
    const picture = file && shown.get(file.id)
    if (picture?.kind !== 'picture') continue
    const scale = Math.min(1, most.width / picture.width, most.height / picture.height)
    const [wide, high] = [picture.width * scale, picture.height * scale]
    const words = heightOf(pdf, title, width, { weight: 'bold', size: 12 })
    pdf.y += 18
    if (pdf.y + words + high + 6 > bottom) pdf.addPage()
    write(pdf, title, margin, pdf.y, width, { weight: 'bold', size: 12 })
    pdf.y += 6
    const at = pdf.y
    pdf.image(picture.jpeg, margin, at, { width: wide, height: high })
    pdf.y = at + high
  }
}

function drawSigned(pdf: Pdf, { questions, answers }: FormRow, person: FilledForm['person'], words: SaidFormWords) {
  const signed = answers.find(({ signature }) => signature !== null)
  if (!signed?.signature) return
  const question = questions.find(({ id }) => id === signed.questionId)
  const height = signatureHeight(signed.signature)
  pdf.y += 18
  if (pdf.y + height + 60 > bottom) pdf.addPage()
  write(pdf, question?.title ?? words.signatures, margin, pdf.y, width, { weight: 'bold', size: 12 })
  pdf.y += 6
  drawSignature(pdf, signed.signature, margin + 4, pdf.y)
  const at = momentOf(iso(signed.answeredAt), person.timeZone, words)
  write(pdf, `${person.name}, ${at}`, margin, pdf.y + height + 8, width, { size: 9, color: soft })
}
