import { localOf } from '../../domain/shift-time.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { millis } from '../wire.ts'
import { type Pdf, bottom, heightOf, ink, margin, soft, width, write } from './pdf-sheet.ts'

/** What of an agency stands on its papers; the picture of its mark is a PNG, as a thread gets it. */
export type PaperAgency = Pick<TenantRecord, 'name' | 'defaultLanguage' | 'look' | 'settings'> & {
  markPicture: Uint8Array | null
}
interface Said {
  locale: string
}

/** Strokes of an agency's mark on a field of 40 by 40, as the application draws them. */
const marks: Record<string, string> = {
  bars: 'M8 31V17M16 31V9M24 31V13M32 31V21',
  crane: 'M9 31h22M14 31V9h17M14 15l6-6M26 9v9M23 18h6v5h-6z',
}
const markSize = 26

export const wall = (at: string | null, zone: string): string => (at === null ? '–' : localOf(millis(at), zone).time)

/** A day in the language of the paper, at the place. */
export const dayOf = (at: string, zone: string, words: Said, dateStyle: 'full' | 'long'): string =>
  new Intl.DateTimeFormat(words.locale, { dateStyle, timeZone: 'UTC' }).format(
    new Date(`${localOf(millis(at), zone).date}T12:00:00Z`),
  )

export const momentOf = (at: string, zone: string, words: Said): string =>
  `${dayOf(at, zone, words, 'long')}, ${wall(at, zone)}`

/** A new page under the agency's colour and mark, with what it is and whose. */
export function drawHead(pdf: Pdf, agency: PaperAgency, title: string, below: string | null): void {
  const { accent, accentInk } = agency.look.light
  pdf.addPage()
  pdf.rect(0, 0, 595.28, 8).fill(accent)
  if (!agency.markPicture) drawMark(pdf, agency.look.mark, accent, accentInk)
  const after = (agency.markPicture ? drawPicture(pdf, agency.markPicture) : markSize) + 10
  write(pdf, agency.name, margin + after, margin - 1, width - after, {
    weight: 'bold',
    size: 11,
    color: soft,
  })
  write(pdf, title, margin, margin + 34, width, { weight: 'bold', size: 22 })
  if (below !== null) write(pdf, below, margin, pdf.y + 2, width, { weight: 'bold', size: 11, color: '#b3261e' })
  pdf.y += 12
}

function drawMark(pdf: Pdf, mark: string, accent: string, accentInk: string): void {
  pdf.roundedRect(margin, margin - 8, markSize, markSize, 6).fill(accent)
  pdf
    .save()
    .translate(margin, margin - 8)
    .scale(markSize / 40)
  pdf
    .path(marks[mark] ?? marks['bars'] ?? '')
    .lineWidth(3.5)
    .lineCap('round')
    .lineJoin('round')
    .stroke(accentInk)
  pdf.restore()
}

/** As high as a drawn mark, at most three times as wide. Answers how wide. */
function drawPicture(pdf: Pdf, picture: Uint8Array): number {
  const png = Buffer.from(picture)
  // The first part of a PNG says how wide and how high it is.
  const [pixelsWide, pixelsHigh] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const scale = Math.min((markSize * 3) / pixelsWide, markSize / pixelsHigh)
  const [wide, high] = [pixelsWide * scale, pixelsHigh * scale]
  pdf.image(png, margin, margin - 8 + (markSize - high) / 2, { width: wide, height: high })
  return wide
}

/** What the paper is about, line by line: what it is called, and what it is. */
export function drawFacts(pdf: Pdf, facts: readonly (readonly [label: string, value: string])[]): void {
  for (const [label, value] of facts) {
    const height = heightOf(pdf, value, width - 96)
    if (pdf.y + height > bottom) pdf.addPage()
    const { y } = pdf
    write(pdf, label, margin, y + 1, 90, { size: 9, color: soft })
    write(pdf, value, margin + 96, y, width - 96, { color: ink })
    pdf.y = y + Math.max(height, heightOf(pdf, label, 90, { size: 9 })) + 4
  }
  pdf.y += 10
}
