import type en from '../en/agencyLog.ts'
import type { Translated } from '../translate.ts'

export default {
  search: 'Wie, of over wie',
  count: {
    one: '{{count}} regel',
    other: '{{count}} regels',
  },
  noneText: 'Wie instellingen, rechten, logins of rekeningen wijzigt, staat hier.',
  noneFound: 'Zo wordt niets gevonden.',
  showAll: 'Alles tonen',
  byItself: 'vanzelf',
} satisfies Translated<typeof en>
