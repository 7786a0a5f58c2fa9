import type { Translated } from '../translate.ts'
import type en from '../en/eInvoice.ts'

export default {
  button: 'Facture électronique',
  title: 'Facture pour la comptabilité',
  facturX: 'Factur-X, ZUGFeRD',
  facturXText: 'Le PDF tel quel, avec ses données à l’intérieur pour les machines.',
  xRechnung: 'XRechnung',
  xRechnungText: 'Les données seules, comme les veulent les acheteurs publics allemands.',
  download: 'Télécharger',
  downloaded: '{{name}} est enregistré.',
  lacks: 'Il manque à {{company}}\u00A0: {{fields}}.',
  enter: 'Saisir',
} satisfies Translated<typeof en>
