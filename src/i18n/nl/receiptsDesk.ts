import type { Translated } from '../translate.ts'
import type en from '../en/receiptsDesk.ts'

export default {
  beside: 'Gekozen bon',
  whole: 'Openen',
  number: 'Nummer, soort',
  about: 'Winkel, project',
  from: 'Van',
  date: 'Datum',
  stateColumn: 'Stand',
  gross: 'Bruto',
  range: '{{from}}–{{to}} van',
  sorted: 'Nieuwste eerst',
  noProject: 'geen project',
} satisfies Translated<typeof en>
