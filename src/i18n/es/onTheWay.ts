import type en from '../en/onTheWay.ts'
import type { Translated } from '../translate.ts'

export default {
  find: 'Buscar',
  morePositions: { one: '{{count}} posición más', many: '{{count}} posiciones más', other: '{{count}} posiciones más' },
  allFilled: {
    one: '{{count}} puesto, cubierto',
    many: '{{count}} puestos, todos cubiertos',
    other: '{{count}} puestos, todos cubiertos',
  },
  everybody: 'Todos',
  everybodyText: 'Posición por posición',
  chief: 'Jefe',
  way: 'Ruta',
} satisfies Translated<typeof en>
