import type { Translated } from '../translate.ts'
import type en from '../en/oneXOneTree.ts'

export default {
  stand: { one: 'arbre est déjà debout', many: 'd’arbres sont déjà debout', other: 'arbres sont déjà debout' },
  withYours: {
    one: 'arbre est debout, et c’est le vôtre',
    many: 'd’arbres sont debout, dont le vôtre',
    other: 'arbres sont debout, dont le vôtre',
  },
  everybody: 'Toutes les personnes qui travaillent avec nous en plantent un.',
  dashed: 'Toutes les personnes qui travaillent avec nous en plantent un. Le vôtre est encore en pointillés.',
  yours: 'Le vôtre porte le numéro {{number}}.',
  yoursAt: 'Le vôtre porte le numéro {{number}}. Il se trouve ici\u00A0: {{place}}.',
  plant: 'Planter mon arbre',
  planted: 'Votre arbre est planté.',
  show: 'Le montrer aux autres',
  shown: 'L’arbre numéro {{number}} est le mien.',
  copied: 'lien copié',
  since: 'Depuis {{month}}',
  sinceWith: 'Depuis {{month}}, avec {{partner}}',
  with: 'Avec {{partner}}',
  none: 'Il n’y a pas d’arbres ici.',
  noneText: 'Cette agence n’a pas de page consacrée aux arbres.',
} satisfies Translated<typeof en>
