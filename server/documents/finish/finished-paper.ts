import { PDFDocument } from 'pdf-lib'
import { inkBox } from '../../../domain/deliveryNotes/signature.ts'
import type { Drawn } from '../../database/tables/deliveryNotes.ts'
import type { FieldOnPaper } from '../../database/tables/documents.ts'
import { type Pdf, ink, write } from '../../papers/pdf-sheet.ts'
import { type Size, layered, withoutForm } from './layers.ts'
import { sealedPaper } from './sealed-paper.ts'
import type { SigningKey } from './signing-key.ts'

/** What stands on the paper beside what was printed on it. */
export interface Stamps {
  /** What was filled in, as it is shown; a tick is drawn. */
  fields: { at: Box; text: string; tick: boolean }[]
  signatures: { at: Box; drawn: Drawn; below: string }[]
}
type Box = Pick<FieldOnPaper, 'page' | 'x' | 'y' | 'width' | 'height'>

interface Finishing {
  paper: Uint8Array
  certificate: Uint8Array
  stamps: Stamps
  /** Goes along as an attachment, for whoever checks it without the agency. */
  trail: string
  title: string
  at: Date
  /** The agency's own, and what it says by it; null: it has none; absent: it says nothing by this paper. */
  seal?: { key: SigningKey; name: string; reason: string } | null
}

/** The paper with what was filled in and the signatures in their places, its certificate behind it. Nothing can be filled in any more. */
export async function finishedPaper({
  paper,
  certificate,
  stamps,
  trail,
  title,
  at,
  seal,
}: Finishing): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(paper, { updateMetadata: false })
  withoutForm(pdf)
  await layered(pdf, (layer, size, page) => {
    const here = <T extends { at: Box }>({ at: box }: T) => box.page === page
    for (const field of stamps.fields.filter(here)) drawField(layer, onPage(field.at, size), field)
    for (const signature of stamps.signatures.filter(here)) drawIn(layer, onPage(signature.at, size), signature)
  })
  const behind = await PDFDocument.load(certificate)
  for (const page of await pdf.copyPages(behind, behind.getPageIndices())) pdf.addPage(page)
  await pdf.attach(new TextEncoder().encode(trail), 'trail.json', { mimeType: 'application/json', creationDate: at })
  pdf.setTitle(title)
  pdf.setModificationDate(at)
  if (seal) return sealedPaper(pdf, seal.key, { ...seal, at })
  return pdf.save({ updateFieldAppearances: false })
}

const onPage = ({ x, y, width, height }: Box, size: Size) => ({
  x: x * size.width,
  y: y * size.height,
  width: width * size.width,
  height: height * size.height,
})
type Place = ReturnType<typeof onPage>

function drawField(pdf: Pdf, { x, y, width, height }: Place, { text, tick }: Stamps['fields'][number]): void {
  if (tick) {
    const size = Math.min(width, height)
    pdf
      .lineWidth(Math.max(1, size / 10))
      .lineCap('round')
      .lineJoin('round')
      .strokeColor(ink)
    pdf
      .moveTo(x + size * 0.2, y + size * 0.55)
      .lineTo(x + size * 0.42, y + size * 0.78)
      .lineTo(x + size * 0.82, y + size * 0.24)
      .stroke()
    return
  }
  const size = Math.min(11, Math.max(6, height * 0.6))
  pdf.save().rect(x, y, width, height).clip()
  write(pdf, text, x + 2, y + Math.max(0, (height - size * 1.25) / 2), Math.max(10, width - 4), { size })
  pdf.restore()
}

/** Strokes as large as their place takes them, and below them who and when. */
function drawIn(pdf: Pdf, { x, y, width, height }: Place, { drawn, below }: Stamps['signatures'][number]): void {
  const line = Math.min(7, Math.max(5, height * 0.18))
  const box = inkBox(drawn.strokes)
  const scale = Math.min(width / box.width, Math.max(8, height - line * 1.4) / box.height)
  pdf.save().lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(ink)
  for (const [first, ...rest] of drawn.strokes) {
    if (!first) continue
    const place = ([px, py]: readonly [number, number]) => [x + (px - box.x) * scale, y + (py - box.y) * scale] as const
    pdf.moveTo(...place(first))
    for (const point of rest.length ? rest : [first]) pdf.lineTo(...place(point))
    pdf.stroke()
  }
  pdf.restore()
  write(pdf, below, x, y + height - line, Math.max(width, 120), { size: line })
}
