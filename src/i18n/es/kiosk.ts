import type en from '../en/kiosk.ts'
import type { Translated } from '../translate.ts'

export default {
  all: 'Todos',
  letters: 'Primera letra',
  people: 'Equipo',
  someIn: '{{crew}} · {{count}} de {{all}} dentro',
  someOut: '{{crew}} · {{count}} de {{all}} fuera',
  waiting: { one: '{{count}} por enviar', many: '{{count}} por enviar', other: '{{count}} por enviar' },
  waitingShort: { one: '{{count}} espera', many: '{{count}} esperan', other: '{{count}} esperan' },
  state: { due: 'A las', late: 'Tarde', in: 'Dentro', out: 'Fuera' },
  savedHere: 'Guardado aquí',
  notListed: '¿No estás?',
  ask: 'Pregunta a {{name}}',
  chief: 'tu jefe de equipo',
  before: 'Página anterior',
  after: 'Página siguiente',
  page: '{{page}} de {{pages}}',
  mode: { 'Check-in': 'Entradas', 'Check-out': 'Salidas' },
  menu: 'Esta tableta',
  coming: 'En camino',
  pageFrom: 'Página {{page}} de {{pages}}, desde {{name}}',
} satisfies Translated<typeof en>
