import type { Translated } from '../translate.ts'
import type en from '../en/invoice.ts'

export default {
  goneText: 'Unter dieser Nummer gibt es nichts, oder es ist nicht für dich.',
  toList: 'Alle Rechnungen',
  lines: 'Was berechnet wird',
  facts: {
    company: 'Firma, Kürzel',
    contact: 'Kontakt',
    type: 'Art',
    about: 'Projekt oder Titel',
    reference: 'Kundenreferenz',
    yourReference: 'Deine Referenz',
  },
  inShifts: {
    one: 'in {{count}} Schicht',
    other: 'in {{count}} Schichten',
  },
  people: {
    one: '{{count}} Person',
    other: '{{count}} Personen',
  },
  signed: 'Unterschrieben',
  signedBy: 'Unterschrieben von {{name}}',
  before: 'zuvor unterschrieben:',
  flat: 'pauschal',
  reasons: {
    night: 'Nacht {{percent}}',
    sunday: 'Sonntag {{percent}}',
    holiday: 'Feiertag {{percent}}',
    overtime: 'Überstunden {{percent}}',
    minimum: 'Bis zum Minimum',
  },
  tax: {
    vat: 'USt. {{percent}}',
    reverseCharge: 'USt.: Steuerschuldnerschaft des Empfängers',
    exempt: 'USt.: befreit',
  },
  gross: 'Brutto',
  credited: 'Gutgeschrieben',
  openBy: 'Offen, zahlbar bis {{day}}',
  pdf: 'PDF',
  pdfSaved: '{{name}} wurde gesichert.',
  documents: 'Dokumente',
  activities: 'Was geschah',
  happened: {
    created: 'Erstellt',
    changed: 'Geändert',
    released: 'Freigegeben, die Zeilen sind eingefroren',
    sent: 'An {{text}} geschickt',
    sentOtherwise: 'Anders verschickt',
    paymentReceived: '{{amount}} bezahlt',
    paidBack: '{{amount}} zurückgezahlt oder berichtigt',
    credited: '{{amount}} gutgeschrieben mit {{text}}',
    documentAdded: '{{text}} hinzugefügt',
  },
} satisfies Translated<typeof en>
