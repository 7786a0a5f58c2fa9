import type { Translated } from '../translate.ts'
import type en from '../en/eInvoice.ts'

export default {
  button: 'E-Rechnung',
  title: 'Rechnung für die Buchhaltung',
  facturX: 'ZUGFeRD, Factur-X',
  facturXText: 'Das PDF, wie es ist, mit seinen Daten darin für Maschinen.',
  xRechnung: 'XRechnung',
  xRechnungText: 'Nur die Daten, wie öffentliche Auftraggeber in Deutschland sie wollen.',
  download: 'Herunterladen',
  downloaded: '{{name}} ist gespeichert.',
  lacks: '{{company}} fehlt: {{fields}}.',
  enter: 'Eintragen',
} satisfies Translated<typeof en>
