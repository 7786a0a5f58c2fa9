import type en from '../en/onTheWay.ts'
import type { Translated } from '../translate.ts'

export default {
  find: 'Buscar',
  morePositions: { one: '{{count}} puesto más', many: '{{count}} puestos más', other: '{{count}} puestos más' },
  allFilled: {
    one: '{{count}} puesto, cubierto',
    many: '{{count}} puestos, todos cubiertos',
    other: '{{count}} puestos, todos cubiertos',
  },
  everybody: 'Todos',
  everybodyText: 'Puesto por puesto',
  chief: 'Jefe',
  way: 'Ruta',
} satisfies Translated<typeof en>
