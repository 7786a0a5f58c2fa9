import type en from '../en/kiosk.ts'
import type { Translated } from '../translate.ts'

export default {
  all: 'Alle',
  letters: 'Eerste letter',
  people: 'Ploeg',
  someIn: '{{crew}} · {{count}} van {{all}} binnen',
  someOut: '{{crew}} · {{count}} van {{all}} weg',
  waiting: { one: '{{count}} nog te verzenden', other: '{{count}} nog te verzenden' },
  waitingShort: { one: '{{count}} wacht', other: '{{count}} wachten' },
  state: { due: 'Om', late: 'Laat', in: 'Er', out: 'Weg' },
  savedHere: 'Hier bewaard',
  notListed: 'Niet erbij?',
  ask: 'Vraag {{name}}',
  chief: 'je crewchief',
  before: 'Vorige pagina',
  after: 'Volgende pagina',
  page: '{{page}} van {{pages}}',
  mode: { 'Check-in': 'Inchecken', 'Check-out': 'Uitchecken' },
  menu: 'Deze tablet',
  coming: 'Onderweg',
  pageFrom: 'Pagina {{page}} van {{pages}}, vanaf {{name}}',
} satisfies Translated<typeof en>
