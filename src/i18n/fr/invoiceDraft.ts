import type { Translated } from '../translate.ts'
import type en from '../en/invoiceDraft.ts'

export default {
  positions: 'Travail terminé et non facturé',
  search: 'Chercher un projet ou un client',
  tickFirst: 'Cochez ce qui doit être facturé. Vous direz ici à qui et quand.',
  none: 'Rien n’attend d’être facturé',
  noneText: 'Les vacations sont ici dès que le client a signé leurs heures.',
  more: 'Les {{count}} premiers projets sont affichés\u00A0; la recherche trouve les autres.',
  chosen: {
    one: '{{count}} vacation choisie, un client par facture',
    many: '{{count}} vacations choisies, un client par facture',
    other: '{{count}} vacations choisies, un client par facture',
  },
  netOf: {
    one: 'Net de {{count}} vacation',
    many: 'Net de {{count}} vacations',
    other: 'Net de {{count}} vacations',
  },
  netWith: {
    one: 'Net de {{count}} vacation et de ce qui a été convenu',
    many: 'Net de {{count}} vacations et de ce qui a été convenu',
    other: 'Net de {{count}} vacations et de ce qui a été convenu',
  },
  notSigned: 'pas encore signé',
  on: 'Sur {{name}}',
  amended: {
    one: '{{count}} corrigée',
    many: '{{count}} corrigées',
    other: '{{count}} corrigées',
  },
  unpriced: {
    one: '{{count}} sans tarif',
    many: '{{count}} sans tarif',
    other: '{{count}} sans tarif',
  },
  created: '{{name}} est en brouillon.',
  startAnew: 'Recommencer',
  asking: 'Pas encore de réponse.',
  askingText: 'La demande repart d’elle-même, même si vous partez\u00A0; la facture n’est faite qu’une fois.',
  takenTitle: 'Quelqu’un a été plus rapide',
  takenText: 'Une des vacations choisies est déjà sur {{name}}. Elle a été retirée\u00A0; les autres restent choisies.',
  takenOnlyText: 'La vacation choisie est déjà sur {{name}}.',
  takenBack: 'Retour aux vacations',
  takenOpen: 'L’ouvrir',
  problems: {
    crewNotSigned: 'Les heures d’une vacation ne sont plus signées.',
    invoiceNotPriced: 'Tous les postes n’ont pas un prix dans une même monnaie.',
    invoiceChanged: 'Les heures donnent maintenant autre chose. Revois la somme.',
    issuerMissing: 'L’agence n’a pas de société qui puisse facturer.',
  },
} satisfies Translated<typeof en>
