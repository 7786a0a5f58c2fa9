import type { Translated } from '../translate.ts'
import type en from '../en/eInvoice.ts'

export default {
  button: 'E-factuur',
  title: 'Factuur voor de boekhouding',
  facturX: 'Factur-X, ZUGFeRD',
  facturXText: 'De PDF zoals hij is, met de gegevens erin voor machines.',
  xRechnung: 'XRechnung',
  xRechnungText: 'Alleen de gegevens, zoals Duitse overheden ze willen.',
  download: 'Downloaden',
  downloaded: '{{name}} is opgeslagen.',
  lacks: 'Bij {{company}} ontbreekt: {{fields}}.',
  enter: 'Invullen',
} satisfies Translated<typeof en>
