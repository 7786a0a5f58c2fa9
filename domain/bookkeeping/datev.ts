import { plainText } from '../csv.ts'
import type { Booking } from './booking.ts'

/** Whose books these are, as their tax consultant's office knows them. */
export interface Books {
  /** Of the consultant, and of the client there. */
  consultant: number
  client: number
  /** YYYY-MM-DD on which the year of the books began. */
  yearBegan: string
  /** Digits of an account of the chart; a client's account has one more. */
  accountDigits: number
}

/** Columns of a batch of bookings, format version 13: 125, told apart by their place. */
const names: readonly string[] = [
  ...[
    'Umsatz (ohne Soll/Haben-Kz)',
    'Soll/Haben-Kennzeichen',
    'WKZ Umsatz',
    'Kurs',
    'Basis-Umsatz',
    'WKZ Basis-Umsatz',
  ],
  ...['Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto'],
  ...['Buchungstext', 'Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'],
  'Beleglink',
  ...pairs('Beleginfo', 8),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...pairs('Zusatzinformation', 20),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'],
  ...['Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)', 'Herkunft-Kz'],
  ...['Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre', 'Gesellschaftername', 'Beteiligtennummer'],
  ...['Identifikationsnummer', 'Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt'],
  ...['Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit'],
  ...['Generalumkehr (GU)', 'Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position'],
  ...['EU-Land u. UStID (Ursprung)', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
]
function pairs(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => [`${name} - Art ${at + 1}`, `${name} - Inhalt ${at + 1}`]).flat()
}

const digits = (day: string) => day.replaceAll('-', '')
/** DDMMYYYY */
const turned = (day: string) => digits(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$3$2$1')
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
/** One line, no longer than there is room for, and never a formula. */
const told = (text: string, room: number) =>
  quoted(
    plainText(text.replace(/\s+/gu, ' ').trim())
      .slice(0, room)
      .replace(/[\uD800-\uDBFF]$/u, ''),
  )
/** What a document may be called there. */
const mark = (number: string) => quoted(number.replaceAll(/[^\w$&%*+/-]/g, '-').slice(0, 36))
const line = (cells: readonly string[]) => `${cells.join(';')}\r\n`
const euros = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

/** What is filled in of a booking, by the name of its column. */
const cellsOf = ({ amount, side, account, against, on, number, text, due }: Booking): Record<string, string> => ({
  'Umsatz (ohne Soll/Haben-Kz)': euros(amount),
  'Soll/Haben-Kennzeichen': quoted(side === 'debit' ? 'S' : 'H'),
  'WKZ Umsatz': quoted('EUR'),
  Konto: String(account),
  'Gegenkonto (ohne BU-Schlüssel)': String(against),
  // The year is that of the batch.
  Belegdatum: turned(on).slice(0, 4),
  'Belegfeld 1': mark(number),
  Buchungstext: told(text, 60),
  Festschreibung: '0',
  ...(due === null ? {} : { Fälligkeit: turned(due) }),
})

/**
 * A batch of bookings as DATEV reads it (EXTF, version 700, category 21, format 13): who it is of, the names of the
 * columns, a line for each. `from` and `to` are YYYY-MM-DD of one year of the books, `made` is when. In UTF-8 with the mark
 * that says so.
 */
export function* datevBatch(
  books: Books,
  { from, to, made, title }: { from: string; to: string; made: Date; title: string },
  bookings: readonly Booking[],
): Generator<string> {
  const stamp = made.toISOString().replaceAll(/\D/g, '').slice(0, 17)
  yield '\uFEFF'
  yield line([
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', stamp, '', '"CT"', '""', '""'],
    ...[String(books.consultant), String(books.client), digits(books.yearBegan), String(books.accountDigits)],
    ...[
      digits(from),
      digits(to),
      told(title, 30),
      '""',
      '1',
      '0',
      '0',
      '"EUR"',
      '',
      '""',
      '',
      '',
      '""',
      '',
      '',
      '""',
      '""',
    ],
  ])
  yield line(names)
  for (const booking of bookings) {
    const cells = cellsOf(booking)
    yield line(names.map(name => cells[name] ?? ''))
  }
}

/** First day of the year of books a day is of: `month` (1 to 12) is the one it begins with. */
export function yearBeganOn(day: string, month: number): string {
  const [year = 0, current = 1] = day.split('-').map(Number)
  return `${current >= month ? year : year - 1}-${String(month).padStart(2, '0')}-01`
}
