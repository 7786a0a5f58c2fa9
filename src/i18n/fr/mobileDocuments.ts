import type en from '../en/mobileDocuments.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Mes documents',
  none: 'Aucun document trouvé.',
  noneText: 'Ce que votre agence met à lire se trouve ici, même sans réseau.',
  company: 'Documents de l’entreprise',
  agreements: 'Accords tarifaires',
  rateCard: 'Tarifs',
  perHour: '{{currency}} de l’heure',
  function: 'Fonction',
  today: 'aujourd’hui',
  from: 'dès le {{day}}',
  byFunction: 'selon la fonction',
  kept: 'gardé sur cet appareil',
  toSign: 'À signer',
  place: 'Signature {{place}} sur {{count}}',
  signedOf: '{{signed}} signatures sur {{count}}',
  pages: { one: 'PDF de {{count}} page', many: 'PDF de {{count}} de pages', other: 'PDF de {{count}} pages' },
  signedByAll: { one: 'signé', many: 'signé par tous ({{count}})', other: 'signé par tous ({{count}})' },
  reason: { night: 'Nuit', sunday: 'Dimanche', holiday: 'Jour férié', overtime: 'Heures supplémentaires' },
} satisfies Translated<typeof en>
