import { PDFDocument } from 'pdf-lib'
import { type Pdf, write } from '../../papers/pdf-sheet.ts'
import { type Size, layered, withoutForm } from './layers.ts'

interface DraftMark {
  /** Across each page. */
  word: string
  /** At the head of each page: what it is, and that nobody has signed it. */
  line: string
}

/** What the thread is given. */
export interface Drafting {
  paper: Uint8Array
  mark: DraftMark
  title: string
  at: string
}

const pencil = '#8a1c14'

/** The paper with each page marked as a draft. Nothing can be filled in, and no signature is on it. */
export async function draftPaper(paper: Uint8Array, mark: DraftMark, title: string, at: Date): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(paper, { updateMetadata: false })
  withoutForm(pdf)
  await layered(pdf, (layer, size) => draw(layer, size, mark))
  pdf.setTitle(title)
  pdf.setModificationDate(at)
  return pdf.save({ updateFieldAppearances: false })
}

function draw(pdf: Pdf, { width, height }: Size, { word, line }: DraftMark): void {
  const slope = Math.atan2(height, width)
  const across = Math.hypot(width, height)
  const size = Math.min((across * 0.75) / (word.length * 0.62), across * 0.28)
  pdf.save().opacity(0.22)
  pdf.rotate((-slope * 180) / Math.PI, { origin: [width / 2, height / 2] })
  write(pdf, word, width / 2 - across, height / 2 - size * 0.62, across * 2, {
    ...{ weight: 'bold', size, color: pencil, align: 'center' },
  })
  pdf.restore()
  const small = Math.max(5, Math.min(9, width / 60))
  pdf.save().opacity(0.9)
  pdf.rect(0, 0, width, small * 2).fill('#ffffff')
  pdf.opacity(1)
  write(pdf, line, small, small * 0.4, width - small * 2, {
    weight: 'bold',
    size: small,
    color: pencil,
    align: 'center',
  })
  pdf.restore()
}
