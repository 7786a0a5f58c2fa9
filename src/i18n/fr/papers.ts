import type en from '../en/papers.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Papiers',
  make: 'Nouveau papier',
  kinds: 'Types de papiers',
  search: 'Nom, personne, client ou projet',
  count: { one: '{{count}} papier', many: '{{count}} de papiers', other: '{{count}} papiers' },
  state: 'État',
  anyState: 'Tous les états',
  kind: 'Type',
  anyKind: 'Tous les types',
  states: { open: 'En cours', draft: 'Sans fichier pour l’instant', done: 'Terminé', away: 'Retiré' },
  wholeCrew: 'toute l’équipe',
  signed: '{{signed}} sur {{signatories}} ont signé',
  waitsFor: 'attend {{name}}',
  until: 'jusqu’au {{day}}',
  none: 'Aucun papier pour l’instant.',
  noneText: 'Contrats, consignes et certificats se trouvent ici, avec l’avancement de chacun.',
  noneFound: 'Aucun papier ne s’appelle ainsi.',
  showAll: 'Afficher tous les papiers',
} satisfies Translated<typeof en>
