import type en from '../en/kiosk.ts'
import type { Translated } from '../translate.ts'

export default {
  all: 'Tous',
  letters: 'Première lettre',
  people: 'Équipe',
  someIn: '{{crew}} · {{count}} sur {{all}} présents',
  someOut: '{{crew}} · {{count}} sur {{all}} partis',
  waiting: {
    one: '{{count}} à envoyer',
    many: '{{count}} à envoyer',
    other: '{{count}} à envoyer',
  },
  waitingShort: { one: '{{count}} en attente', many: '{{count}} en attente', other: '{{count}} en attente' },
  state: { due: 'À', late: 'Retard', in: 'Là', out: 'Parti' },
  savedHere: 'Gardé ici',
  notListed: 'Pas ici\u00A0?',
  ask: 'Demandez à {{name}}',
  chief: 'votre chef d’équipe',
  before: 'Page précédente',
  after: 'Page suivante',
  page: '{{page}} sur {{pages}}',
  mode: { 'Check-in': 'Arrivées', 'Check-out': 'Départs' },
  menu: 'Cette tablette',
  coming: 'En route',
  pageFrom: 'Page {{page}} sur {{pages}}, à partir de {{name}}',
} satisfies Translated<typeof en>
