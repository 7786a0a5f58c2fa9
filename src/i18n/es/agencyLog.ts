import type en from '../en/agencyLog.ts'
import type { Translated } from '../translate.ts'

export default {
  search: 'Quién, o sobre quién',
  count: {
    one: '{{count}} línea',
    many: '{{count}} líneas',
    other: '{{count}} líneas',
  },
  noneText: 'Quien cambia ajustes, derechos, accesos o cuentas aparece aquí.',
  noneFound: 'No se encuentra nada así.',
  showAll: 'Mostrar todo',
  byItself: 'automáticamente',
} satisfies Translated<typeof en>
