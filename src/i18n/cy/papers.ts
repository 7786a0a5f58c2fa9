import type en from '../en/papers.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Papurau',
  make: 'Papur newydd',
  kinds: 'Mathau o bapurau',
  search: 'Enw, person, cleient neu brosiect',
  count: {
    zero: '{{count}} papur',
    one: '{{count}} papur',
    two: '{{count}} bapur',
    few: '{{count}} phapur',
    many: '{{count}} phapur',
    other: '{{count}} papur',
  },
  state: 'Sefyllfa',
  anyState: 'Pob sefyllfa',
  kind: 'Math',
  anyKind: 'Pob math',
  states: { open: 'Ar y gweill', draft: 'Dim ffeil eto', done: 'Wedi’i orffen', away: 'Tynnwyd yn ôl' },
  wholeCrew: 'y criw cyfan',
  signed: '{{signed}} o {{signatories}} wedi llofnodi',
  waitsFor: 'yn aros am {{name}}',
  until: 'tan {{day}}',
  none: 'Dim papurau eto.',
  noneText: 'Yma mae contractau, cyfarwyddiadau a thystysgrifau, a pha mor bell yw pob un.',
  noneFound: 'Nid oes papur o’r enw hwnnw.',
  showAll: 'Dangos pob papur',
} satisfies Translated<typeof en>
