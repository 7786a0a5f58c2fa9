import type { Translated } from '../translate.ts'
import type en from '../en/receiptsDesk.ts'

export default {
  beside: 'Derbynneb a ddewiswyd',
  whole: 'Agor',
  number: 'Rhif, math',
  about: 'Siop, prosiect',
  from: 'Gan',
  date: 'Dyddiad',
  stateColumn: 'Cyflwr',
  gross: 'Gros',
  range: '{{from}}–{{to}} o',
  sorted: 'Diweddaraf yn gyntaf',
  noProject: 'dim prosiect',
} satisfies Translated<typeof en>
