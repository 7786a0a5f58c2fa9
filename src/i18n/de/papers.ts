import type en from '../en/papers.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Papiere',
  make: 'Neues Papier',
  kinds: 'Arten von Papieren',
  search: 'Name, Person, Kunde oder Projekt',
  count: { one: '{{count}} Papier', other: '{{count}} Papiere' },
  state: 'Stand',
  anyState: 'Jeder Stand',
  kind: 'Art',
  anyKind: 'Jede Art',
  states: { open: 'Läuft', draft: 'Noch ohne Datei', done: 'Erledigt', away: 'Zurückgezogen' },
  wholeCrew: 'die ganze Crew',
  signed: '{{signed}} von {{signatories}} unterschrieben',
  waitsFor: 'wartet auf {{name}}',
  until: 'bis {{day}}',
  none: 'Noch keine Papiere.',
  noneText: 'Hier stehen Verträge, Unterweisungen und Nachweise, und wie weit jedes ist.',
  noneFound: 'So heißt kein Papier.',
  showAll: 'Alle Papiere zeigen',
} satisfies Translated<typeof en>
