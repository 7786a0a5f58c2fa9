import type PDFDocument from 'pdfkit'
import { type InkBox, inkBox } from '../../domain/deliveryNotes/signature.ts'
import type { Drawn } from '../database/tables/deliveryNotes.ts'

/** Most room a signature takes on paper, in points. */
const most = { width: 220, height: 64 }

const scaleOf = ({ width, height }: InkBox) => Math.min(most.width / width, most.height / height)

/** Points of height a signature takes. */
export const signatureHeight = ({ strokes }: Pick<Drawn, 'strokes'>): number => {
  const ink = inkBox(strokes)
  return ink.height * scaleOf(ink)
}

/** Draws strokes into a PDF from an upper left corner, as large as there is room, whatever glass they were drawn on. */
export function drawSignature(pdf: InstanceType<typeof PDFDocument>, { strokes }: Drawn, x: number, y: number): void {
  const ink = inkBox(strokes)
  const scale = scaleOf(ink)
  const place = ([px, py]: readonly [number, number]) => [x + (px - ink.x) * scale, y + (py - ink.y) * scale] as const
  pdf.save().lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor('#15181c')
  for (const [first, ...rest] of strokes) {
    if (!first) continue
    pdf.moveTo(...place(first))
    // A dot is a line of no length.
    for (const point of rest.length ? rest : [first]) pdf.lineTo(...place(point))
    pdf.stroke()
  }
  pdf.restore()
}
