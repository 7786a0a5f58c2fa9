import type en from '../en/agencyLog.ts'
import type { Translated } from '../translate.ts'

export default {
  search: 'Qui, ou à propos de qui',
  count: {
    one: '{{count}} ligne',
    many: '{{count}} lignes',
    other: '{{count}} lignes',
  },
  noneText: 'Qui modifie réglages, droits, connexions ou comptes est nommé ici.',
  noneFound: 'Rien de tel.',
  showAll: 'Tout afficher',
  byItself: 'automatiquement',
} satisfies Translated<typeof en>
