import type en from '../en/kiosk.ts'
import type { Translated } from '../translate.ts'

export default {
  all: 'Alle',
  letters: 'Anfangsbuchstabe',
  people: 'Crew',
  someIn: '{{crew}} · {{count}} von {{all}} da',
  someOut: '{{crew}} · {{count}} von {{all}} gegangen',
  waiting: { one: '{{count}} noch zu senden', other: '{{count}} noch zu senden' },
  waitingShort: { one: '{{count}} offen', other: '{{count}} offen' },
  state: { due: 'Um', late: 'Spät', in: 'Da', out: 'Weg' },
  savedHere: 'Hier gesichert',
  notListed: 'Nicht dabei?',
  ask: 'Frag {{name}}',
  chief: 'deinen Crew-Chief',
  before: 'Seite zurück',
  after: 'Nächste Seite',
  page: '{{page}} von {{pages}}',
  mode: { 'Check-in': 'Einchecken', 'Check-out': 'Auschecken' },
  menu: 'Dieses Tablet',
  coming: 'Unterwegs',
  pageFrom: 'Seite {{page}} von {{pages}}, ab {{name}}',
} satisfies Translated<typeof en>
