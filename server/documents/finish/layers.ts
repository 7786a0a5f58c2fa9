import PDFKit from 'pdfkit'
import { PDFDict, PDFDocument, PDFName, type PDFPage, degrees } from 'pdf-lib'
import { type Pdf, registerFonts } from '../../papers/pdf-sheet.ts'

export interface Size {
  width: number
  height: number
}

/** Takes out what can be filled in. */
export function withoutForm(pdf: PDFDocument): void {
  pdf.catalog.delete(PDFName.of('AcroForm'))
  for (const page of pdf.getPages()) {
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

/** Lays over each page what `draw` draws for it, upright as it is read; pages are counted from 1. */
export async function layered(pdf: PDFDocument, draw: (layer: Pdf, size: Size, page: number) => void): Promise<void> {
  const pages = pdf.getPages()
  const sizes = pages.map(shownSize)
  const layers = await PDFDocument.load(await drawnLayers(sizes, draw))
  const embedded = await pdf.embedPages(layers.getPages())
  for (const [index, page] of pages.entries()) {
    const layer = embedded[index]
    const size = sizes[index]
    if (layer && size) page.drawPage(layer, { ...placeOf(page), ...size })
  }
}

function drawnLayers(
  sizes: readonly Size[],
  draw: (layer: Pdf, size: Size, page: number) => void,
): Promise<Uint8Array> {
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
    draw(pdf, size, index + 1)
  }
  pdf.end()
  return done
}
