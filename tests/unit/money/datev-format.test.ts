import { expect, it } from 'vitest'
import { type Accounts, bookingsOf } from '../../../domain/bookkeeping/booking.ts'
import { datevBatch } from '../../../domain/bookkeeping/datev.ts'

/** Of the description of the format: 1 to 125, of batches of bookings, version 13. */
const columns = [
  'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto',
  'Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext;Postensperre',
  'Diverse Adressnummer;Geschäftspartnerbank;Sachverhalt;Zinssperre;Beleglink',
  'Beleginfo - Art 1;Beleginfo - Inhalt 1;Beleginfo - Art 2;Beleginfo - Inhalt 2;Beleginfo - Art 3',
  'Beleginfo - Inhalt 3;Beleginfo - Art 4;Beleginfo - Inhalt 4;Beleginfo - Art 5;Beleginfo - Inhalt 5',
  'Beleginfo - Art 6;Beleginfo - Inhalt 6;Beleginfo - Art 7;Beleginfo - Inhalt 7;Beleginfo - Art 8;Beleginfo - Inhalt 8',
  'KOST1 - Kostenstelle;KOST2 - Kostenstelle;Kost-Menge;EU-Land u. UStID (Bestimmung);EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart;Sachverhalt L+L;Funktionsergänzung L+L;BU 49 Hauptfunktionstyp;BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...Array.from({ length: 20 }, (_, at) => `Zusatzinformation - Art ${at + 1};Zusatzinformation - Inhalt ${at + 1}`),
  'Stück;Gewicht;Zahlweise;Forderungsart;Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp;Auftragsnummer;Buchungstyp',
  'USt-Schlüssel (Anzahlungen);EU-Land (Anzahlungen);Sachverhalt L+L (Anzahlungen);EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen);Herkunft-Kz;Buchungs GUID;KOST-Datum;SEPA-Mandatsreferenz;Skontosperre;Gesellschaftername',
  'Beteiligtennummer;Identifikationsnummer;Zeichnernummer;Postensperre bis;Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung;Festschreibung;Leistungsdatum;Datum Zuord. Steuerperiode;Fälligkeit;Generalumkehr (GU)',
  'Steuersatz;Land;Abrechnungsreferenz;BVV-Position;EU-Land u. UStID (Ursprung);EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
].join(';')

const accounts: Accounts = {
  ...{ debtors: 10_000, bank: 1200 },
  sales: { standard: 8400, reduced: 8300, zero: 8120, reverseCharge: 8337, exempt: null },
}
const books = { consultant: 29_098, client: 55_003, yearBegan: '2026-01-01', accountDigits: 4 }
const batch = (title: string, number = '2026-0902') => [
  ...datevBatch(
    books,
    { from: '2026-06-01', to: '2026-06-30', made: new Date('2026-07-01T07:08:09.123Z'), title },
    bookingsOf(
      [
        {
          ...{ kind: 'invoice', on: '2026-06-02', number, total: -28_505, taxCode: 'standard', due: '2026-06-16' },
          ...{ client: 'Elbe Events', title: '', debtor: null },
        },
        {
          ...{ kind: 'payment', on: '2026-06-30', number: '2026-0901', total: 100, taxCode: 'standard', due: null },
          ...{ client: 'Elbe Events', title: 'Open Air', debtor: 10_417 },
        },
      ],
      accounts,
    ),
  ),
]
/** Cells by the number the description gives their column. */
const cells = (given: Readonly<Record<number, string>>) =>
  `${Array.from({ length: 125 }, (_, at) => given[at + 1] ?? '').join(';')}\r\n`

it('a batch is a mark, a head, the names of the columns and a line for each booking', () => {
  expect(batch('June')).toEqual([
    '\uFEFF',
    '"EXTF";700;21;"Buchungsstapel";13;20260701070809123;;"CT";"";"";29098;55003;20260101;4;20260601;20260630;' +
      '"June";"";1;0;0;"EUR";;"";;;"";;;"";""\r\n',
    `${columns}\r\n`,
    cells({
      ...{ 1: '285,05', 2: '"H"', 3: '"EUR"', 7: '10000', 8: '8400', 10: '0206', 11: '"2026-0902"' },
      ...{ 14: '"Elbe Events"', 114: '0', 117: '16062026' },
    }),
    cells({
      ...{ 1: '1,00', 2: '"S"', 3: '"EUR"', 7: '1200', 8: '10417', 10: '3006', 11: '"2026-0901"' },
      ...{ 14: '"Elbe Events: Open Air"', 114: '0' },
    }),
  ])
})

it('a title is as long as there is room for, and so is the number of a document', () => {
  const [, head = '', , line = ''] = batch('x'.repeat(31), '7'.repeat(37))
  expect(head.split(';')[16]).toBe(`"${'x'.repeat(30)}"`)
  expect(line.split(';')[10]).toBe(`"${'7'.repeat(36)}"`)
})
