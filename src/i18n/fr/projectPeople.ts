import type en from '../en/projectPeople.ts'
import type { Translated } from '../translate.ts'

export default {
  asClient: 'Comme le client le voit',
  clientSees:
    'Voici ce que voient {{company}} et les visiteurs\u00A0: ni téléphones, ni avertissements, ni personnes seulement sollicitées.',
  allDays: 'Tous les jours',
  days: 'Jours',
  noneText: 'Dès que la planification aura ajouté les premiers, on verra ici qui vient.',
  known: 'Ce que l’on sait de {{name}}',
  contact: 'Contacter {{name}}',
  ofPlaces: '{{filled}} places sur {{amount}}',
  proven: 'Qualifié pour cela',
  endsSoon: '{{function}} prend fin le {{date}}',
  first: 'Première fois pour ce client',
  forClient: {
    one: '{{count}} fois pour ce client',
    many: '{{count}} fois pour ce client',
    other: '{{count}} fois pour ce client',
  },
  atVenue: {
    one: '{{count}} fois dans ce lieu',
    many: '{{count}} fois dans ce lieu',
    other: '{{count}} fois dans ce lieu',
  },
  late: {
    one: '{{count}} retard en 60 jours',
    many: '{{count}} retards en 60 jours',
    other: '{{count}} retards en 60 jours',
  },
  absent: {
    one: '{{count}} absence en 60 jours',
    many: '{{count}} absences en 60 jours',
    other: '{{count}} absences en 60 jours',
  },
  moreLacking: {
    one: '{{count}} autre manque, à partir de {{when}}',
    many: '{{count}} autres manquent, à partir de {{when}}',
    other: '{{count}} autres manquent, à partir de {{when}}',
  },
  state: {
    confirmed: '{{day}}\u00A0: confirmé',
    requested: '{{day}}\u00A0: demandé',
    none: '{{day}}\u00A0: pas ici',
  },
} satisfies Translated<typeof en>
