import type { NoteRow } from './delivery-note.queries.ts'
import { momentOf } from '../papers/pdf-head.ts'
import type { SaidWords } from './note-words.ts'
import { type Pdf, heightOf, margin, soft, width, write } from '../papers/pdf-sheet.ts'
import { drawSignature, signatureHeight } from '../papers/signature-drawing.ts'

/** Below a signature, as on paper. */
const lineWidth = 240

interface Said {
  text: string
  gap: number
  size?: number
}

function saidOf(note: NoteRow, words: SaidWords): { before: Said[]; signed: boolean; after: Said[] } {
  const zone = note.location.timeZone
  const confirmed =
    note.confirmedAt && note.confirmedBy
      ? [{ text: `${words.confirmedBy} ${note.confirmedBy}, ${momentOf(note.confirmedAt, zone, words)}`, gap: 6 }]
      : []
  const name = note.signerName ?? ''
  if (note.signedAt && note.signature)
    return {
      before: [...confirmed, { text: `${words.signedBy} ${name}, ${momentOf(note.signedAt, zone, words)}`, gap: 8 }],
      signed: true,
      after: [{ text: `${name}, ${note.company.name}`, gap: 0, size: 9 }],
    }
  if (note.refusedAt)
    return {
      before: [
        ...confirmed,
        { text: `${words.refusedBy} ${name}, ${momentOf(note.refusedAt, zone, words)}`, gap: 4 },
        { text: `“${note.refusal ?? ''}”`, gap: 0 },
      ],
      signed: false,
      after: [],
    }
  return { before: [...confirmed, { text: words.unsigned, gap: 0 }], signed: false, after: [] }
}

const above = 18

/** Height of what the client said, so that it never stands alone on a page. */
export function answerHeight(pdf: Pdf, note: NoteRow, words: SaidWords): number {
  const { before, signed, after } = saidOf(note, words)
  const texts = [...before, ...after].reduce(
    (sum, { text, gap, size = 10 }) => sum + heightOf(pdf, text, width, { size }) + gap,
    0,
  )
  return above + texts + (signed && note.signature ? signatureHeight(note.signature) + 10 : 0)
}

/** Who confirmed, and the client's signature or refusal. */
export function drawAnswer(pdf: Pdf, note: NoteRow, words: SaidWords): void {
  const { before, signed, after } = saidOf(note, words)
  pdf.y += above
  const say = ({ text, gap, size = 10 }: Said) => {
    write(pdf, text, margin, pdf.y, width, { size })
    pdf.y += gap
  }
  before.forEach(say)
  if (signed && note.signature) {
    const { y } = pdf
    drawSignature(pdf, note.signature, margin + 4, y)
    const line = y + signatureHeight(note.signature) + 4
    pdf
      .moveTo(margin, line)
      .lineTo(margin + lineWidth, line)
      .lineWidth(0.5)
      .strokeColor(soft)
      .stroke()
    pdf.y = line + 6
  }
  after.forEach(say)
}
