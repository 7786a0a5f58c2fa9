import PDFDocument from 'pdfkit'
import { type Pdf, margin, registerFonts, soft, width, write } from './pdf-sheet.ts'

interface Paper {
  title: string
  agency: string
  locale: string
  /** What "page" is called. */
  page: string
  /** The same paper has the same bytes, whenever it is drawn. */
  made: Date
  /** Stands across every page and in its foot: what lies there is not settled. */
  mark?: string | undefined
  /** Data that lie in it for machines, which makes it one for archives (PDF/A-3). */
  data?: { name: string; text: string; described: string } | undefined
}

/** A document on the agency's paper, with its feet. */
export function pdfDocument(
  { title, agency, locale, page, made, mark, data }: Paper,
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 72 },
    bufferPages: true,
    autoFirstPage: false,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: agency, CreationDate: made, ModDate: made },
    ...(data ? { subset: 'PDF/A-3b' as const, pdfVersion: '1.7' as const } : {}),
  })
  registerFonts(pdf)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
  draw(pdf)
  drawFeet(pdf, page, agency, mark)
  if (data) attach(pdf, data, made)
  pdf.end()
  return done
}

function attach(pdf: Pdf, { name, text, described }: NonNullable<Paper['data']>, made: Date) {
  pdf.file(Buffer.from(text), {
    ...{ name, type: 'text/xml', relationship: 'Alternative', creationDate: made, modifiedDate: made },
  })
  pdf.appendXML(described)
}

function drawFeet(pdf: Pdf, page: string, agency: string, mark: string | undefined) {
  const { start, count } = pdf.bufferedPageRange()
  for (let i = start; i < start + count; i++) {
    pdf.switchToPage(i)
    // The foot stands in the margin, where text would otherwise start a page of its own.
    pdf.page.margins.bottom = 0
    const y = 841.89 - 40
    const style = { size: 8, color: soft }
    write(pdf, agency, margin, y, width / 2, style)
    if (mark !== undefined) drawMark(pdf, mark, y)
    const number = `${page} ${i - start + 1} / ${count}`
    write(pdf, number, margin + width / 2, y, width / 2, { ...style, align: 'right' })
  }
}

/** Across the page, light enough to read what lies under it. */
function drawMark(pdf: Pdf, mark: string, y: number) {
  const [middle, high] = [595.28 / 2, 841.89 / 2]
  pdf
    .save()
    .rotate(-52, { origin: [middle, high] })
    .fillOpacity(0.07)
  write(pdf, mark.toUpperCase(), 0, high - 60, 595.28, { weight: 'bold', size: 110, align: 'center' })
  pdf.restore()
  pdf.fillOpacity(1)
  write(pdf, mark, margin, y, width, { weight: 'bold', size: 8, color: '#b3261e', align: 'center' })
}
