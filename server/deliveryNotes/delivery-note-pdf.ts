import PDFDocument from 'pdfkit'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { NoteRow } from './delivery-note.queries.ts'
import { drawAnswer } from './note-answer.ts'
import { drawCorrections } from './note-corrections.ts'
import { type NoteAgency, drawFacts, drawHead } from './note-head.ts'
import { drawTable } from './note-table.ts'
import { type SaidWords, noteWords } from './note-words.ts'
import { type Pdf, margin, registerFonts, soft, width, write } from './pdf-sheet.ts'

export interface PdfSource {
  tenant: NoteAgency
  notes: readonly NoteRow[]
}

/**
 * Delivery notes as one PDF, a new page each, in the client's language; times are local to the place. Corrections follow
 * what was signed on pages of their own. The same rows give the same bytes.
 */
export function deliveryNotesPdf({ tenant, notes }: PdfSource): Promise<Uint8Array> {
  const [first] = notes
  const made = new Date(
    first?.corrections.at(-1)?.createdAt ??
      first?.signedAt ??
      first?.refusedAt ??
      first?.confirmedAt ??
      first?.ends ??
      0,
  )
  const words = noteWords(first?.language ?? tenant.defaultLanguage)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 72 },
    bufferPages: true,
    autoFirstPage: false,
    lang: words.locale,
    displayTitle: true,
    info: {
      Title: notes.map(note => `${words.title} ${note.number ?? note.crewName}`).join(', '),
      Author: tenant.name,
      CreationDate: made,
      ModDate: made,
    },
  })
  registerFonts(pdf)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
  for (const note of notes) drawNote(pdf, tenant, note, noteWords(note.language ?? tenant.defaultLanguage))
  drawFeet(pdf, words, tenant.name)
  pdf.end()
  return done
}

function drawNote(pdf: Pdf, tenant: NoteAgency, note: NoteRow, words: SaidWords) {
  drawHead(pdf, tenant, `${words.title} ${note.number ?? ''}`.trim(), note.confirmedAt ? null : words.draft)
  drawFacts(pdf, note, words)
  drawTable(pdf, note, words, tenantRules(tenant.settings).hours)
  drawAnswer(pdf, note, words)
  drawCorrections(pdf, tenant, note, words)
}

function drawFeet(pdf: Pdf, words: SaidWords, agency: string) {
  const { start, count } = pdf.bufferedPageRange()
  for (let i = start; i < start + count; i++) {
    pdf.switchToPage(i)
    // The foot stands in the margin, where text would otherwise start a page of its own.
    pdf.page.margins.bottom = 0
    const y = 841.89 - 40
    const style = { size: 8, color: soft }
    write(pdf, agency, margin, y, width / 2, style)
    const number = `${words.page} ${i - start + 1} / ${count}`
    write(pdf, number, margin + width / 2, y, width / 2, { ...style, align: 'right' })
  }
}
