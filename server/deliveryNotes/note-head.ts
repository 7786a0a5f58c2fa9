import { type PaperAgency, dayOf, drawFacts, drawHead, wall } from '../papers/pdf-head.ts'
import type { Pdf } from '../papers/pdf-sheet.ts'
import type { NoteRow } from './delivery-note.queries.ts'
import type { SaidWords } from './note-words.ts'

/** Title, and project, client, place and shift: the same on the note and on its corrections. */
export function drawNoteHead(
  pdf: Pdf,
  agency: PaperAgency,
  note: NoteRow,
  words: SaidWords,
  { title, below }: { title: string; below: string | null },
): void {
  const { timeZone: zone, name, city } = note.location
  drawHead(pdf, agency, `${title} ${note.number ?? ''}`.trim(), below)
  drawFacts(pdf, [
    [words.project, `${note.project.number}  ${note.project.name}`],
    [words.client, note.company.name],
    [words.place, `${name}, ${city}`],
    [
      words.shift,
      `${note.crewName}, ${dayOf(note.starts, zone, words, 'full')}, ${wall(note.starts, zone)}–${wall(note.ends, zone)}`,
    ],
  ])
}
