import PDFKit from 'pdfkit'
import { PDFDict, PDFDocument, PDFName, type PDFPage, degrees } from 'pdf-lib'
import { inkBox } from '../../../domain/deliveryNotes/signature.ts'
import type { Drawn } from '../../database/tables/deliveryNotes.ts'
import type { FieldOnPaper } from '../../database/tables/documents.ts'
import { type Pdf, ink, registerFonts, write } from '../../papers/pdf-sheet.ts'

/** What stands on the paper beside what was printed on it. */
export interface Stamps {
  /** What was filled in, as it is shown; a tick is drawn. */
  fields: { at: Box; text: string; tick: boolean }[]
  signatures: { at: Box; drawn: Drawn; below: string }[]
}
type Box = Pick<FieldOnPaper, 'page' | 'x' | 'y' | 'width' | 'height'>
interface Size {
  width: number
  height: number
}

interface Finishing {
  paper: Uint8Array
  certificate: Uint8Array
  stamps: Stamps
  /** Goes along as an attachment, for whoever checks it without the agency. */
  trail: string
  title: string
  at: Date
}

/** The paper with what was filled in and the signatures in their places, its certificate behind it. Nothing can be filled in any more. */
export async function finishedPaper({ paper, certificate, stamps, trail, title, at }: Finishing): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(paper, { updateMetadata: false })
  const pages = pdf.getPages()
  withoutForm(pdf, pages)
  const sizes = pages.map(shownSize)
  const layers = await PDFDocument.load(await drawnLayers(sizes, stamps))
  const embedded = await pdf.embedPages(layers.getPages())
  for (const [index, page] of pages.entries()) {
    const layer = embedded[index]
    const size = sizes[index]
    if (layer && size) page.drawPage(layer, { ...placeOf(page), ...size })
  }
  const behind = await PDFDocument.load(certificate)
  for (const page of await pdf.copyPages(behind, behind.getPageIndices())) pdf.addPage(page)
  await pdf.attach(new TextEncoder().encode(trail), 'trail.json', { mimeType: 'application/json', creationDate: at })
  pdf.setTitle(title)
  pdf.setModificationDate(at)
  return pdf.save({ updateFieldAppearances: false })
}

function withoutForm(pdf: PDFDocument, pages: readonly PDFPage[]): void {
  pdf.catalog.delete(PDFName.of('AcroForm'))
  for (const page of pages) {
    const annotations = page.node.Annots()
    if (!annotations) continue
    for (let at = annotations.size() - 1; at >= 0; at--) {
      const annotation = pdf.context.lookup(annotations.get(at))
      if (annotation instanceof PDFDict && annotation.get(PDFName.of('Subtype')) === PDFName.of('Widget'))
        annotations.remove(at)
    }
  }
}

const turnOf = (page: PDFPage) => ((page.getRotation().angle % 360) + 360) % 360

/** As the page is read, turned. */
function shownSize(page: PDFPage): Size {
  const { width, height } = page.getCropBox()
  return turnOf(page) % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** Where the lower left corner of a layer lies and how it is turned, so that it stands upright on the page as it is read. */
function placeOf(page: PDFPage) {
  const { x, y, width, height } = page.getCropBox()
  const turn = turnOf(page)
  return {
    x: turn === 90 || turn === 180 ? x + width : x,
    y: turn === 180 || turn === 270 ? y + height : y,
    rotate: degrees(turn),
  }
}

/** A page for each page of the paper, empty but for what is stamped on it. */
function drawnLayers(sizes: readonly Size[], { fields, signatures }: Stamps): Promise<Uint8Array> {
  const pdf = new PDFKit({ autoFirstPage: false, margin: 0 })
  registerFonts(pdf)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
  for (const [index, size] of sizes.entries()) {
    pdf.addPage({ size: [size.width, size.height], margin: 0 })
    const here = <T extends { at: Box }>({ at }: T) => at.page === index + 1
    for (const field of fields.filter(here)) drawField(pdf, onPage(field.at, size), field)
    for (const signature of signatures.filter(here)) drawIn(pdf, onPage(signature.at, size), signature)
  }
  pdf.end()
  return done
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
