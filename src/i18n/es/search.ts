import type en from '../en/search.ts'
import type { Translated } from '../translate.ts'

export default {
  label: 'Proyectos, personas, lugares, empresas',
  hint: 'Basta con el principio de las palabras, desde dos letras: «nord arena», «mei», «26-01».',
  none: 'No se ha encontrado nada para «{{typed}}».',
  failed: 'La búsqueda no está disponible en este momento. Inténtalo de nuevo.',
  keys: '↑ ↓ elegir · Intro abre · Esc cierra',
  projects: 'Proyectos',
  people: 'Personas',
  locations: 'Lugares',
  companies: 'Empresas',
  itsProjects: { one: '{{count}} proyecto', many: '{{count}} proyectos', other: '{{count}} proyectos' },
} satisfies Translated<typeof en>
