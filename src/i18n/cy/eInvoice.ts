import type { Translated } from '../translate.ts'
import type en from '../en/eInvoice.ts'

export default {
  button: 'E-anfoneb',
  title: 'Anfoneb ar gyfer cyfrifon',
  facturX: 'Factur-X, ZUGFeRD',
  facturXText: 'Y PDF fel y mae, gyda’i ddata ynddo i beiriannau.',
  xRechnung: 'XRechnung',
  xRechnungText: 'Y data yn unig, fel y mae prynwyr cyhoeddus yr Almaen am ei gael.',
  download: 'Lawrlwytho',
  downloaded: 'Mae {{name}} wedi’i gadw.',
  lacks: 'Mae ar goll gan {{company}}: {{fields}}.',
  enter: 'Rhoi',
} satisfies Translated<typeof en>
