import type en from '../en/agencyLog.ts'
import type { Translated } from '../translate.ts'

export default {
  search: 'Pwy, neu am bwy',
  count: {
    zero: '{{count}} llinell',
    one: '{{count}} llinell',
    two: '{{count}} linell',
    few: '{{count}} llinell',
    many: '{{count}} llinell',
    other: '{{count}} llinell',
  },
  noneText: 'Enwir yma bwy sy’n newid gosodiadau, hawliau, mewngofnodau neu gyfrifon.',
  noneFound: 'Ni cheir dim fel yna.',
  showAll: 'Dangos popeth',
  byItself: 'ohono’i hun',
} satisfies Translated<typeof en>
