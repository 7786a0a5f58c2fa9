import type en from '../en/openKiosks.ts'
import type { Translated } from '../translate.ts'

export default {
  search: 'Proyecto o persona',
  count: { one: '{{count}} quiosco', many: '{{count}} quioscos', other: '{{count}} quioscos' },
  none: 'Ninguna tableta es quiosco ahora',
  noneText: 'Un jefe de equipo lo inicia en la página de su equipo.',
  noneFound: 'Ningún quiosco coincide con la búsqueda.',
  showAll: 'Mostrar todo',
  silent: 'Sin noticias desde hace mucho',
  closed: 'El quiosco «{{label}}» está cerrado.',
} satisfies Translated<typeof en>
