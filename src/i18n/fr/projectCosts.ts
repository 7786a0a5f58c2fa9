import type en from '../en/projectCosts.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Coûts',
  none: 'Rien n’est encore planifié',
  noneText: 'Dès qu’il y aura des vacations avec des postes, ce qu’elles demandent et coûtent se trouvera ici.',
  crewAndPosition: 'Équipe et poste',
  positionAndCrew: 'Poste et équipe',
  by: { label: 'Comment les coûts sont regroupés', crew: 'Par équipe', position: 'Par poste' },
  paper: { calculation: 'Calcul', sheet: 'XLSX', report: 'Rapport' },
  save: { calculation: 'Calcul\u00A0: enregistrer en PDF', report: 'Rapport des heures\u00A0: enregistrer en PDF' },
  saved: 'Téléchargement réussi.',
  people: 'Personnes',
  rate: 'Tarif horaire',
  hours: '{{hours}} h',
  running: 'dont {{hours}} h en cours',
  over: '{{hours}} h au-delà du plan',
  under: '{{hours}} h en deçà du plan',
  notYet: 'pas encore',
  more: 'au-delà du plan\u00A0:',
  ofPlaces: '{{people}} sur {{places}}',
  stage: { planned: 'Planifié', worked: 'Travaillé', chargeable: 'Facturable', invoiced: 'Facturé' },
  crews: { one: 'Projet, {{count}} équipe', many: 'Projet, {{count}} équipes', other: 'Projet, {{count}} équipes' },
  unpriced: {
    one: '{{count}} poste sans tarif\u00A0: il n’est pas dans ces sommes.',
    many: '{{count}} postes sans tarif\u00A0: ils ne sont pas dans ces sommes.',
    other: '{{count}} postes sans tarif\u00A0: ils ne sont pas dans ces sommes.',
  },
} satisfies Translated<typeof en>
