import type en from '../en/openKiosks.ts'
import type { Translated } from '../translate.ts'

export default {
  search: 'Projet ou personne',
  count: { one: '{{count}} borne', many: '{{count}} bornes', other: '{{count}} bornes' },
  none: 'Aucune tablette n’est une borne en ce moment',
  noneText: 'Un chef d’équipe en démarre une sur la page de son équipe.',
  noneFound: 'Aucune borne ne correspond à la recherche.',
  showAll: 'Tout afficher',
  silent: 'Sans nouvelles depuis longtemps',
  closed: 'La borne «\u00A0{{label}}\u00A0» est fermée.',
} satisfies Translated<typeof en>
