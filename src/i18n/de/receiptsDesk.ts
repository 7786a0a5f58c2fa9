import type { Translated } from '../translate.ts'
import type en from '../en/receiptsDesk.ts'

export default {
  beside: 'Gewählter Beleg',
  whole: 'Öffnen',
  number: 'Nummer, Art',
  about: 'Geschäft, Projekt',
  from: 'Von',
  date: 'Datum',
  stateColumn: 'Stand',
  gross: 'Brutto',
  range: '{{from}}–{{to}} von',
  sorted: 'Neueste zuerst',
  noProject: 'kein Projekt',
} satisfies Translated<typeof en>
