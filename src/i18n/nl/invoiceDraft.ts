import type { Translated } from '../translate.ts'
import type en from '../en/invoiceDraft.ts'

export default {
  positions: 'Werk dat voorbij en niet gefactureerd is',
  search: 'Project of klant zoeken',
  tickFirst: 'Vink aan wat berekend wordt. Hier zeg je aan wie en wanneer.',
  none: 'Er wacht niets op een factuur',
  noneText: 'Diensten staan hier zodra de klant de uren heeft getekend.',
  more: 'De eerste {{count}} projecten staan hier; met zoeken vind je de andere.',
  chosen: {
    one: '{{count}} dienst gekozen, één klant per factuur',
    other: '{{count}} diensten gekozen, één klant per factuur',
  },
  netOf: {
    one: 'Netto van {{count}} dienst',
    other: 'Netto van {{count}} diensten',
  },
  netWith: {
    one: 'Netto van {{count}} dienst en het afgesprokene',
    other: 'Netto van {{count}} diensten en het afgesprokene',
  },
  notSigned: 'nog niet getekend',
  on: 'Op {{name}}',
  amended: {
    one: '{{count}} hersteld',
    other: '{{count}} hersteld',
  },
  unpriced: {
    one: '{{count}} zonder tarief',
    other: '{{count}} zonder tarief',
  },
  created: '{{name}} is in ontwerp.',
  startAnew: 'Opnieuw beginnen',
  asking: 'Nog geen antwoord.',
  askingText: 'Het wordt vanzelf opnieuw gevraagd, ook als je weggaat; hij wordt maar één keer gemaakt.',
  takenTitle: 'Iemand was sneller',
  takenText: 'Een van de gekozen diensten staat al op {{name}}. Die is eruit gehaald; de andere zijn nog gekozen.',
  takenOnlyText: 'De gekozen dienst staat al op {{name}}.',
  takenBack: 'Terug naar de diensten',
  takenOpen: 'Openen',
  problems: {
    crewNotSigned: 'De uren van een dienst zijn niet meer getekend.',
    invoiceNotPriced: 'Niet elke positie heeft een prijs in één valuta.',
    invoiceChanged: 'De uren komen nu op iets anders. Kijk nog eens naar de som.',
    issuerMissing: 'Het bureau heeft geen eigen bedrijf dat facturen kan sturen.',
  },
} satisfies Translated<typeof en>
