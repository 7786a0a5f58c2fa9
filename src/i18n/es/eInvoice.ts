import type { Translated } from '../translate.ts'
import type en from '../en/eInvoice.ts'

export default {
  button: 'Factura electrónica',
  title: 'Factura para contabilidad',
  facturX: 'Factur-X, ZUGFeRD',
  facturXText: 'El PDF tal cual, con sus datos dentro para máquinas.',
  xRechnung: 'XRechnung',
  xRechnungText: 'Solo los datos, como los piden los compradores públicos alemanes.',
  download: 'Descargar',
  downloaded: '{{name}} está guardado.',
  lacks: 'A {{company}} le falta: {{fields}}.',
  enter: 'Indicar',
} satisfies Translated<typeof en>
