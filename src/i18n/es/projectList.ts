import type en from '../en/projectList.ts'
import type { Translated } from '../translate.ts'

export default {
  label: 'Proyectos',
  acts: 'Acciones',
  tab: { ongoing: 'En curso', past: 'Pasados', requested: 'Solicitados' },
  whose: { label: 'De quién', all: 'Todos', my: 'Míos' },
  closing: { label: 'Estado', open: 'Sin cerrar', closed: 'Cerrados' },
  search: 'Nombre, cliente, lugar, número',
  count: { one: '{{count}} proyecto', many: '{{count}} proyectos', other: '{{count}} proyectos' },
  ongoing: { one: '{{count}} en curso', many: '{{count}} en curso', other: '{{count}} en curso' },
  late: {
    one: '{{count}} persona llega tarde',
    many: '{{count}} personas llegan tarde',
    other: '{{count}} personas llegan tarde',
  },
  missingSoon: {
    one: 'falta {{count}} plaza hasta el domingo',
    many: 'faltan {{count}} plazas hasta el domingo',
    other: 'faltan {{count}} plazas hasta el domingo',
  },
  missing: { one: 'falta {{count}} plaza', many: 'faltan {{count}} plazas', other: 'faltan {{count}} plazas' },
  lacks: { one: 'falta {{count}}', many: 'faltan {{count}}', other: 'faltan {{count}}' },
  column: { dates: 'Fechas', project: 'Proyecto', place: 'Lugar', filled: 'Plazas cubiertas', manager: 'A cargo de' },
  group: { running: 'En marcha ahora', thisWeek: 'Esta semana', nextWeek: 'La semana que viene' },
  jump: 'Ir a',
  now: 'Ahora',
  nowAt: 'Ahora {{time}}, {{crew}}',
  nextAt: 'Después {{time}}, {{crew}}',
  firstAt: 'Primera llamada {{time}}',
  none: 'No se han encontrado proyectos.',
  noneText: 'En cuanto haya uno, estará aquí.',
  noneRequested: 'Nadie ha pedido ninguno que espere respuesta.',
  noneFound: 'Nada de aquí corresponde a la búsqueda y los filtros.',
  showAll: 'Mostrar todos',
  sorted: {
    ongoing: 'Por la próxima llamada',
    past: 'Los más recientes primero',
    requested: 'Los más próximos primero',
  },
  status: { quoted: 'Presupuestado', requested: 'Solicitado', closed: 'Cerrados' },
  noPlaces: 'Aún sin plazas',
} satisfies Translated<typeof en>
