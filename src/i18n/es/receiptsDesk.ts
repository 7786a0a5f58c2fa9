import type { Translated } from '../translate.ts'
import type en from '../en/receiptsDesk.ts'

export default {
  beside: 'Recibo elegido',
  whole: 'Abrir',
  number: 'Número, tipo',
  about: 'Comercio, proyecto',
  from: 'De',
  date: 'Fecha',
  stateColumn: 'Estado',
  gross: 'Bruto',
  range: '{{from}}–{{to}} de',
  sorted: 'Los más recientes primero',
  noProject: 'sin proyecto',
} satisfies Translated<typeof en>
