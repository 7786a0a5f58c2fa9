import type en from '../en/papers.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Papieren',
  make: 'Nieuw papier',
  kinds: 'Soorten papieren',
  search: 'Naam, persoon, klant of project',
  count: { one: '{{count}} papier', other: '{{count}} papieren' },
  state: 'Stand',
  anyState: 'Elke stand',
  kind: 'Soort',
  anyKind: 'Elke soort',
  states: { open: 'Loopt', draft: 'Nog geen bestand', done: 'Klaar', away: 'Ingetrokken' },
  wholeCrew: 'de hele crew',
  signed: '{{signed}} van {{signatories}} getekend',
  waitsFor: 'wacht op {{name}}',
  until: 'tot {{day}}',
  none: 'Nog geen papieren.',
  noneText: 'Hier staan contracten, instructies en bewijzen, en hoe ver elk is.',
  noneFound: 'Zo heet geen papier.',
  showAll: 'Alle papieren tonen',
} satisfies Translated<typeof en>
