import type en from '../en/projectList.ts'
import type { Translated } from '../translate.ts'

export default {
  label: 'Projets',
  tab: { ongoing: 'En cours', past: 'Passés', requested: 'Demandés' },
  whose: { label: 'À qui', all: 'Tous', my: 'Les miens' },
  closing: { label: 'État', open: 'Non clos', closed: 'Clos' },
  search: 'Nom, client, lieu, numéro',
  count: { one: '{{count}} projet', many: '{{count}} projets', other: '{{count}} projets' },
  ongoing: { one: '{{count}} en cours', many: '{{count}} en cours', other: '{{count}} en cours' },
  late: {
    one: '{{count}} personne en retard',
    many: '{{count}} personnes en retard',
    other: '{{count}} personnes en retard',
  },
  missingSoon: {
    one: '{{count}} place manque d’ici dimanche',
    many: '{{count}} places manquent d’ici dimanche',
    other: '{{count}} places manquent d’ici dimanche',
  },
  missing: { one: '{{count}} place manque', many: '{{count}} places manquent', other: '{{count}} places manquent' },
  lacks: { one: '{{count}} manque', many: '{{count}} manquent', other: '{{count}} manquent' },
  column: { dates: 'Période', project: 'Projet', place: 'Lieu', filled: 'Places pourvues', manager: 'Suivi par' },
  group: { running: 'En ce moment', thisWeek: 'Cette semaine', nextWeek: 'Semaine prochaine' },
  jump: 'Aller à',
  now: 'En cours',
  nowAt: 'En cours {{time}}, {{crew}}',
  nextAt: 'Ensuite {{time}}, {{crew}}',
  firstAt: 'Premier appel {{time}}',
  none: 'Aucun projet trouvé.',
  noneText: 'Dès qu’il y en aura un, il sera ici.',
  noneRequested: 'Personne n’en a demandé qui attende une réponse.',
  noneFound: 'Rien ici ne correspond à la recherche et aux filtres.',
  showAll: 'Tout afficher',
  sorted: { ongoing: 'Par prochain appel', past: 'Les plus récents d’abord', requested: 'Les plus proches d’abord' },
  status: { quoted: 'Devis envoyé', requested: 'Demandé', closed: 'Clos' },
  noPlaces: 'Pas encore de places',
} satisfies Translated<typeof en>
