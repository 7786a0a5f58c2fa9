import { tenantRules } from '../../domain/tenant-rules.ts'
import type { NoteRow } from './delivery-note.queries.ts'
import { drawAnswer } from './note-answer.ts'
import { drawCorrections } from './note-corrections.ts'
import type { PaperAgency } from '../papers/pdf-head.ts'
import { drawNoteHead } from './note-head.ts'
import { drawTable } from './note-table.ts'
import { type SaidWords, noteWords } from './note-words.ts'
import { pdfDocument } from '../papers/pdf-document.ts'
import type { Pdf } from '../papers/pdf-sheet.ts'

export interface PdfSource {
  tenant: PaperAgency
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
  const title = notes.map(note => `${words.title} ${note.number ?? note.crewName}`).join(', ')
  return pdfDocument({ title, agency: tenant.name, locale: words.locale, page: words.page, made }, pdf => {
    for (const note of notes) drawNote(pdf, tenant, note, noteWords(note.language ?? tenant.defaultLanguage))
  })
}

function drawNote(pdf: Pdf, tenant: PaperAgency, note: NoteRow, words: SaidWords) {
  drawNoteHead(pdf, tenant, note, words, { title: words.title, below: note.confirmedAt ? null : words.draft })
  drawTable(pdf, note, words, tenantRules(tenant.settings).hours)
  drawAnswer(pdf, note, words)
  drawCorrections(pdf, tenant, note, words)
}
