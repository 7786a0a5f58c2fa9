import type en from '../en/agencyLog.ts'
import type { Translated } from '../translate.ts'

export default {
  search: 'Woord of persoon',
  count: {
    one: '{{count}} regel',
    other: '{{count}} regels',
  },
  noneText: 'Wie instellingen, rechten, logins of rekeningen wijzigt, staat hier.',
  noneFound: 'Zo wordt niets gevonden.',
  showAll: 'Alles tonen',
  byItself: 'vanzelf',
} satisfies Translated<typeof en>
