import type { Translated } from '../translate.ts'
import type en from '../en/receiptsDesk.ts'

export default {
  beside: 'Reçu choisi',
  whole: 'Ouvrir',
  number: 'Numéro, type',
  about: 'Commerce, projet',
  from: 'De',
  date: 'Jour',
  stateColumn: 'État',
  gross: 'Montant TTC',
  range: '{{from}}–{{to}} sur',
  sorted: 'Les plus récents d’abord',
  noProject: 'sans projet',
} satisfies Translated<typeof en>
