import type PDFDocument from 'pdfkit'
import type { Drawn } from '../database/tables/deliveryNotes.ts'

/** Draws strokes into a PDF, `width` points wide from its upper left corner; answers the height it took. */
export function drawSignature(
  pdf: InstanceType<typeof PDFDocument>,
  { ratio, strokes }: Drawn,
  x: number,
  y: number,
  width: number,
): number {
  const unit = width / 1000
  const height = width / ratio
  pdf.save().rect(x, y, width, height).clip()
  pdf.lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor('#15181c')
  for (const [first, ...rest] of strokes) {
    if (!first) continue
    pdf.moveTo(x + first[0] * unit, y + first[1] * unit)
    // A dot is a line of no length.
    for (const [px, py] of rest.length ? rest : [first]) pdf.lineTo(x + px * unit, y + py * unit)
    pdf.stroke()
  }
  pdf.restore()
  return height
}
