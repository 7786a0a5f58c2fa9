import { lateBy, replacements } from '../../domain/crewChiefSheets/sheet.ts'
import { hoursText } from '../../domain/deliveryNotes/hours.ts'
import { holdsPlace } from '../../domain/projectCrewItems/position-status.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import { pdfDocument } from '../papers/pdf-document.ts'
import { type PaperAgency, dayOf, drawFacts, drawHead, momentOf, wall } from '../papers/pdf-head.ts'
import { type Pdf, bottom, heightOf, margin, soft, width, write } from '../papers/pdf-sheet.ts'
import { type Column, type TableRow, drawRows } from '../papers/pdf-table.ts'
import { iso } from '../wire.ts'
import { type SaidSheetWords, filled, sheetWords } from './sheet-words.ts'
import type { SheetCheck, SheetFacts, SheetLine } from './sheet.queries.ts'

interface Standing {
  language: string
  /** When it is drawn. */
  at: Date
  /** Absent: a draft. */
  released?: { version: number; by: string; remark: string | null }
}

/** A chief's sheet; a draft says so on every page. */
export function sheetPdf(agency: PaperAgency, facts: SheetFacts, standing: Standing): Promise<Uint8Array> {
  const words = sheetWords(standing.language)
  const title = `${words.title} ${facts.project.number}`
  const mark = standing.released ? undefined : words.draft
  const paper = { title, agency: agency.name, locale: words.locale, page: words.page, made: standing.at, mark }
  return pdfDocument(paper, pdf => {
    drawHead(pdf, agency, title, mark ?? null)
    drawFacts(pdf, aboutOf(facts, standing, words))
    drawPeople(pdf, agency, facts, words)
    drawChecks(pdf, facts, words)
    drawRemarks(pdf, standing.released?.remark ?? null, words)
  })
}

function aboutOf(facts: SheetFacts, { at, released }: Standing, words: SaidSheetWords) {
  const { crew, project, location, chief, site, manager, photos } = facts
  const zone = location.timeZone
  const reached = (one: { name: string; phone: string | null } | null) =>
    one && [one.name, one.phone].filter(Boolean).join(', ')
  const handed = released && [
    filled(words.version, { n: released.version }),
    momentOf(at.toISOString(), zone, words),
    released.by,
  ]
  const known: [string, string | null | undefined][] = [
    [words.project, `${project.number}  ${project.name}`],
    [words.client, facts.company],
    [words.place, [location.name, location.street, `${location.zipcode} ${location.city}`].join(', ')],
    [
      words.shift,
      `${crew.name}, ${dayOf(iso(crew.starts), zone, words, 'full')}, ${wall(crew.starts, zone)}–${wall(crew.ends, zone)}`,
    ],
    [words.meetingPoint, crew.meetingPoint],
    [words.entrance, location.entrance],
    [words.chief, reached(chief)],
    [words.site, reached(site)],
    [words.manager, reached(manager)],
    [words.photos, String(photos)],
    [words.released, handed?.join(', ')],
  ]
  return known.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

/** Name, function, planned, in, out, break, what is to be said. */
const people: readonly Column[] = [
  { x: 0, w: 118 },
  { x: 122, w: 84 },
  { x: 210, w: 68 },
  { x: 280, w: 36, right: true },
  { x: 318, w: 36, right: true },
  { x: 356, w: 34, right: true },
  { x: 398, w: width - 398 },
]

function drawPeople(pdf: Pdf, agency: PaperAgency, { lines, location }: SheetFacts, words: SaidSheetWords) {
  const zone = location.timeZone
  const { graceMinutes } = tenantRules(agency.settings)
  const instead = replacements(lines)
  const dayOfLine = ({ starts }: SheetLine) =>
    new Intl.DateTimeFormat(words.locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone }).format(
      new Date(starts),
    )
  const several = new Set(lines.map(dayOfLine)).size > 1
  const said = (line: SheetLine) => {
    const late = lateBy(line.starts, line.checkInAt, graceMinutes)
    const { status, remark } = line
    const next = instead.get(line.id)
    return [
      ...(status === 'noShow' || status === 'cancelled' || status === 'notNeeded' ? [words[status]] : []),
      ...(next ? [filled(words.replaced, { name: next.name })] : []),
      ...(late === null ? [] : [filled(words.late, { n: late })]),
      ...(remark ? [remark] : []),
    ].join(', ')
  }
  const head: TableRow = {
    kind: 'head',
    cells: [words.name, words.work, words.planned, words.came, words.left, words.pause, words.note],
  }
  const rows = lines.map((line): TableRow => ({
    kind: 'line',
    cells: [
      line.name,
      [line.function, line.task].filter(Boolean).join(', '),
      `${several ? `${dayOfLine(line)}\n` : ''}${wall(line.starts, zone)}–${wall(line.ends, zone)}`,
      wall(line.checkInAt, zone),
      wall(line.checkOutAt, zone),
      hoursText(line.breakMinutes),
      said(line),
    ],
  }))
  drawRows(pdf, people, head, rows)
  const all = lines.filter(({ status }) => holdsPlace(status) || status === 'noShow').length
  const came = lines.filter(({ checkInAt }) => checkInAt !== null).length
  write(pdf, `${filled(words.counts, { came, all })}. ${words.zone} (${zone}).`, margin, pdf.y + 6, width, {
    size: 8,
    color: soft,
  })
}

const checked: readonly Column[] = [
  { x: 0, w: 160 },
  { x: 168, w: 150 },
  { x: 326, w: width - 326 },
]

function drawChecks(pdf: Pdf, { checks, location }: SheetFacts, words: SaidSheetWords) {
  if (checks.length === 0) return
  drawTitle(pdf, words.checks)
  const stateOf = ({ finishedAt, signed }: SheetCheck) =>
    finishedAt === null
      ? filled(words.open, { n: signed })
      : filled(words.finished, { at: wall(finishedAt, location.timeZone), n: signed })
  const rows = checks.map((check): TableRow => ({
    kind: 'line',
    cells: [
      `${check.name}, ${dayOf(`${check.date}T12:00:00Z`, 'UTC', words, 'long')}`,
      stateOf(check),
      check.defects.map(({ title, text }) => [title, text].filter(Boolean).join(': ')).join('\n') || words.none,
    ],
  }))
  drawRows(pdf, checked, { kind: 'head', cells: [words.check, words.state, words.defects] }, rows)
}

function drawRemarks(pdf: Pdf, remark: string | null, words: SaidSheetWords) {
  if (remark === null) return
  drawTitle(pdf, words.remarks)
  if (pdf.y + Math.min(heightOf(pdf, remark, width), 200) > bottom) pdf.addPage()
  write(pdf, remark, margin, pdf.y, width)
}

function drawTitle(pdf: Pdf, text: string) {
  pdf.y += 18
  if (pdf.y + 70 > bottom) pdf.addPage()
  write(pdf, text, margin, pdf.y, width, { weight: 'bold', size: 12 })
  pdf.y += 6
}
