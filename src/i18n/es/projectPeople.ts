import type en from '../en/projectPeople.ts'
import type { Translated } from '../translate.ts'

export default {
  asClient: 'Como lo ve el cliente',
  clientSees:
    'Esto es lo que ven {{company}} y los visitantes: sin teléfonos, sin avisos, sin quien solo fue preguntado.',
  allDays: 'Todos los días',
  days: 'Días',
  noneText: 'En cuanto la planificación añada los primeros, aquí estará quien viene.',
  known: 'Lo que se sabe de {{name}}',
  contact: 'Contactar con {{name}}',
  ofPlaces: '{{filled}} de {{amount}} puestos',
  proven: 'Cualificado para ello',
  endsSoon: '{{function}} termina el {{date}}',
  first: 'Primera vez para este cliente',
  forClient: {
    one: '{{count}} vez para este cliente',
    many: '{{count}} veces para este cliente',
    other: '{{count}} veces para este cliente',
  },
  atVenue: {
    one: '{{count}} vez en este lugar',
    many: '{{count}} veces en este lugar',
    other: '{{count}} veces en este lugar',
  },
  late: {
    one: 'Tarde {{count}} vez en 60 días',
    many: 'Tarde {{count}} veces en 60 días',
    other: 'Tarde {{count}} veces en 60 días',
  },
  absent: {
    one: 'No vino {{count}} vez en 60 días',
    many: 'No vino {{count}} veces en 60 días',
    other: 'No vino {{count}} veces en 60 días',
  },
  moreLacking: {
    one: 'Falta {{count}} más, desde {{when}}',
    many: 'Faltan {{count}} más, desde {{when}}',
    other: 'Faltan {{count}} más, desde {{when}}',
  },
  state: {
    confirmed: '{{day}}: confirmado',
    requested: '{{day}}: solicitado',
    none: '{{day}}: no está',
  },
} satisfies Translated<typeof en>
