import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { hoursText } from '../../domain/hours.ts'
import { localOf } from '../../domain/shift-time.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { millis } from '../wire.ts'
import type { NoteLine, NoteRow } from './delivery-note.queries.ts'
import { type NoteWords, noteWords } from './note-words.ts'
import { drawSignature } from './signature-drawing.ts'

type Pdf = InstanceType<typeof PDFDocument>
const font = (name: string) => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)

const ink = '#15181c'
const soft = '#5b626b'
const hairline = '#d8d9d4'
const margin = 48
const width = 595.28 - 2 * margin
const bottom = 841.89 - 72
/** Name, function, from, to, break, hours: left edge and width. */
const columns = [
  { x: 0, w: 170 },
  { x: 176, w: 130 },
  { x: 306, w: 52 },
  { x: 360, w: 52 },
  { x: 412, w: 38 },
  { x: 450, w: width - 450 },
] as const
/** Before a text that takes the room of all figures. */
const widened = '\u200b'
type Cells = readonly [string, string, string, string, string, string]

export interface PdfSource {
  tenant: Pick<TenantRecord, 'name' | 'defaultLanguage' | 'look'>
  notes: readonly NoteRow[]
}

/**
 * Delivery notes as one PDF, a new page each, in the client's language; times are local to the place. The same rows give
 * the same bytes.
 */
export function deliveryNotesPdf({ tenant, notes }: PdfSource): Promise<Uint8Array> {
  const [first] = notes
  const made = new Date(first?.signedAt ?? first?.refusedAt ?? first?.confirmedAt ?? first?.ends ?? 0)
  const words = noteWords(first?.language ?? tenant.defaultLanguage)
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    autoFirstPage: false,
    lang: words.locale,
    displayTitle: true,
    info: {
      Title: notes.map(note => `${words.title} ${note.number ?? note.crewName}`).join(', '),
      Author: tenant.name,
      CreationDate: made,
      ModDate: made,
    },
  })
  pdf.registerFont('plain', font('DejaVuSansCondensed'))
  pdf.registerFont('bold', font('DejaVuSansCondensed-Bold'))
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
  for (const note of notes) drawNote(pdf, tenant, note, noteWords(note.language ?? tenant.defaultLanguage))
  drawFeet(pdf, words, tenant.name)
  pdf.end()
  return done
}

function drawNote(pdf: Pdf, tenant: PdfSource['tenant'], note: NoteRow, words: NoteWords & { locale: string }) {
  pdf.addPage()
  pdf.rect(0, 0, 595.28, 8).fill(tenant.look.light.accent)
  pdf.font('bold').fontSize(10).fillColor(soft).text(tenant.name, margin, margin, { width })
  pdf.font('bold').fontSize(22).fillColor(ink)
  pdf.text(`${words.title} ${note.number ?? ''}`.trim(), margin, margin + 16, { width })
  if (!note.confirmedAt) pdf.font('bold').fontSize(11).fillColor('#b3261e').text(words.draft, margin)
  pdf.moveDown(0.8)
  const zone = note.location.timeZone
  const day = (at: string) => {
    const { date } = localOf(millis(at), zone)
    return new Intl.DateTimeFormat(words.locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(`${date}T12:00:00Z`),
    )
  }
  const facts: [string, string][] = [
    [words.project, `${note.project.number}  ${note.project.name}`],
    [words.client, note.company.name],
    [words.place, `${note.location.name}, ${note.location.city}`],
    [words.shift, `${note.crewName}, ${day(note.starts)}, ${wall(note.starts, zone)}–${wall(note.ends, zone)}`],
  ]
  for (const [label, value] of facts) {
    const y = pdf.y
    pdf.font('plain').fontSize(9).fillColor(soft).text(label, margin, y, { width: 90 })
    pdf
      .fontSize(10)
      .fillColor(ink)
      .text(value, margin + 96, y, { width: width - 96 })
    pdf.moveDown(0.25)
  }
  pdf.moveDown(0.8)
  drawTable(pdf, note, words)
  drawAnswer(pdf, note, words)
}

const wall = (at: string | null, zone: string) => (at === null ? '–' : localOf(millis(at), zone).time)

function drawTable(pdf: Pdf, note: NoteRow, words: NoteWords) {
  const zone = note.location.timeZone
  const head: Cells = [words.name, words.work, words.from, words.to, words.pause, words.hours]
  drawRow(pdf, head, 'head')
  for (const line of note.lines) {
    if (pdf.y > bottom - 60) {
      pdf.addPage()
      drawRow(pdf, head, 'head')
    }
    drawRow(pdf, cellsOf(line, zone, words), 'line')
  }
  const charged = note.lines.filter(line => line.status !== 'noShow')
  const sum = charged.reduce((minutes, line) => minutes + (line.chargeable ?? 0), 0)
  drawRow(pdf, [words.total, `${charged.length} ${words.people}`, '', '', '', hoursText(sum)], 'total')
  pdf.moveDown(0.4)
  pdf.font('plain').fontSize(8).fillColor(soft).text(`${words.zone} (${zone}).`, margin, pdf.y, { width })
}

/** The hours as they were signed; a correction later is no part of the note. */
function cellsOf(line: NoteLine, zone: string, words: NoteWords): Cells {
  if (line.status === 'noShow') return [line.personName, line.function, '', '', '', `${widened}${words.noShow}`]
  const hours = line.chargeable === null ? '–' : hoursText(line.chargeable)
  return [
    line.personName,
    line.function,
    wall(line.from, zone),
    wall(line.to, zone),
    hoursText(line.breakMinutes),
    hours,
  ]
}

function drawRow(pdf: Pdf, cells: Cells, kind: 'head' | 'line' | 'total') {
  const y = pdf.y + 5
  pdf
    .font(kind === 'line' ? 'plain' : 'bold')
    .fontSize(kind === 'head' ? 8.5 : 10)
    .fillColor(kind === 'head' ? soft : ink)
  const boxes = cells.map((text, i) => {
    const { x, w } = columns[i] ?? columns[0]
    const wide = text.startsWith(widened)
    return { text: text.replace(widened, ''), x: wide ? columns[2].x : x, width: wide ? width - columns[2].x : w }
  })
  const height = Math.max(...boxes.map(box => pdf.heightOfString(box.text || ' ', { width: box.width })))
  for (const [i, box] of boxes.entries())
    if (box.text) pdf.text(box.text, margin + box.x, y, { width: box.width, align: i < 2 ? 'left' : 'right' })
  const line = y + height + 5
  pdf
    .moveTo(margin, line)
    .lineTo(margin + width, line)
    .lineWidth(kind === 'line' ? 0.5 : 1)
    .strokeColor(kind === 'line' ? hairline : ink)
    .stroke()
  pdf.x = margin
  pdf.y = line
}

function drawAnswer(pdf: Pdf, note: NoteRow, words: NoteWords & { locale: string }) {
  const padWidth = 240
  if (pdf.y > bottom - 170) pdf.addPage()
  pdf.moveDown(1.4)
  const zone = note.location.timeZone
  const when = (at: string) => {
    const { date, time } = localOf(millis(at), zone)
    const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' })
    return `${day.format(new Date(`${date}T12:00:00Z`))}, ${time}`
  }
  const say = (text: string, size = 10) =>
    pdf.font('plain').fontSize(size).fillColor(ink).text(text, margin, pdf.y, { width })
  if (note.confirmedAt && note.confirmedBy) say(`${words.confirmedBy} ${note.confirmedBy}, ${when(note.confirmedAt)}`)
  pdf.moveDown(0.6)
  if (note.signedAt && note.signature) {
    say(`${words.signedBy} ${note.signerName ?? ''}, ${when(note.signedAt)}`)
    const y = pdf.y + 6
    const height = drawSignature(pdf, note.signature, margin, y, padWidth)
    pdf
      .moveTo(margin, y + height)
      .lineTo(margin + padWidth, y + height)
      .lineWidth(0.5)
      .strokeColor(soft)
      .stroke()
    pdf.y = y + height + 4
    say(note.signerName ?? '', 9)
  } else if (note.refusedAt) {
    say(`${words.refusedBy} ${note.signerName ?? ''}, ${when(note.refusedAt)}`)
    pdf.moveDown(0.3)
    say(`“${note.refusal ?? ''}”`)
  } else say(words.unsigned)
}

function drawFeet(pdf: Pdf, words: NoteWords, agency: string) {
  const { start, count } = pdf.bufferedPageRange()
  for (let i = start; i < start + count; i++) {
    pdf.switchToPage(i)
    // The foot stands in the margin, where text would otherwise start a page of its own.
    pdf.page.margins.bottom = 0
    const y = 841.89 - 40
    pdf.font('plain').fontSize(8).fillColor(soft)
    pdf.text(agency, margin, y, { width: width / 2, lineBreak: false })
    const number = `${words.page} ${i - start + 1} / ${count}`
    pdf.text(number, margin + width / 2, y, { width: width / 2, align: 'right', lineBreak: false })
  }
}
