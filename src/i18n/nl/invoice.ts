import type { Translated } from '../translate.ts'
import type en from '../en/invoice.ts'

export default {
  goneText: 'Onder dit nummer staat niets, of het is niet voor jou.',
  toList: 'Alle facturen',
  lines: 'Wat wordt berekend',
  facts: {
    company: 'Bedrijf, klantcode',
    contact: 'Contact',
    type: 'Soort',
    about: 'Project of titel',
    reference: 'Referentie van de klant',
    yourReference: 'Jouw referentie',
  },
  inShifts: {
    one: 'in {{count}} dienst',
    other: 'in {{count}} diensten',
  },
  people: {
    one: '{{count}} persoon',
    other: '{{count}} mensen',
  },
  signed: 'Getekend',
  signedBy: 'Getekend door {{name}}',
  before: 'eerder getekend:',
  flat: 'vast',
  reasons: {
    night: 'Nacht {{percent}}',
    sunday: 'Zondag {{percent}}',
    holiday: 'Feestdag {{percent}}',
    overtime: 'Overwerk {{percent}}',
    minimum: 'Tot het minimum',
  },
  tax: {
    vat: 'Btw {{percent}}',
    reverseCharge: 'Btw: verlegd',
    exempt: 'Btw: vrijgesteld',
  },
  gross: 'Bruto',
  credited: 'Gecrediteerd',
  openBy: 'Open, te betalen vóór {{day}}',
  pdf: 'PDF',
  pdfSaved: '{{name}} is opgeslagen.',
  documents: 'Documenten',
  activities: 'Wat er gebeurde',
  happened: {
    created: 'Gemaakt',
    changed: 'Gewijzigd',
    released: 'Vrijgegeven, de regels liggen vast',
    sent: 'Verstuurd naar {{text}}',
    sentOtherwise: 'Anders verstuurd',
    paymentReceived: '{{amount}} betaald',
    paidBack: '{{amount}} terugbetaald of hersteld',
    credited: '{{amount}} gecrediteerd met {{text}}',
    documentAdded: '{{text}} toegevoegd',
  },
} satisfies Translated<typeof en>
