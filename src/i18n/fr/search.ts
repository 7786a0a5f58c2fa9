import type en from '../en/search.ts'
import type { Translated } from '../translate.ts'

export default {
  label: 'Projets, personnes, lieux, entreprises',
  hint: 'Le début des mots suffit, à partir de deux lettres\u00A0: «\u00A0nord arena », «\u00A0mei », «\u00A026-01 ».',
  none: 'Rien trouvé pour «\u00A0{{typed}} ».',
  failed: 'La recherche est injoignable pour le moment. Réessayez.',
  keys: '↑ ↓ choisir · Entrée ouvre · Échap ferme',
  projects: 'Projets',
  people: 'Personnes',
  locations: 'Lieux',
  companies: 'Entreprises',
  itsProjects: { one: '{{count}} projet', many: '{{count}} projets', other: '{{count}} projets' },
} satisfies Translated<typeof en>
