import type en from '../en/projectChange.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Modifier le projet',
  save: 'Enregistrer les modifications',
  done: 'Le projet a été modifié.',
  donePriced: 'Le projet a été modifié. Le coût prévu reste {{after}}.',
  doneRepriced: 'Le projet a été modifié. Le coût prévu est maintenant {{after}}, il était de {{before}}.',
  changedMeanwhile: 'Quelqu’un d’autre a modifié ce projet entre-temps',
  shiftDays: 'Il a des vacations le {{days}}\u00A0: ce sont ses jours.',
  outside: {
    one: '{{count}} poste est hors de ces jours. Déplacez-le d’abord\u00A0:',
    many: '{{count}} postes sont hors de ces jours. Déplacez-les d’abord\u00A0:',
    other: '{{count}} postes sont hors de ces jours. Déplacez-les d’abord\u00A0:',
  },
  outsideMore: { one: 'et {{count}} autre', many: 'et {{count}} autres', other: 'et {{count}} autres' },
  shiftsStay: {
    one: '{{count}} équipe prévue reste où elle est.',
    many: '{{count}} équipes prévues restent où elles sont.',
    other: '{{count}} équipes prévues restent où elles sont.',
  },
  isClosed: 'Ce projet est clos. Ce que vous modifiez compte quand même.',
  close: 'Clore le projet',
  closeAsk: 'Clore ce projet\u00A0?',
  closeText: 'Il quitte la liste des projets non clos. Vous pouvez le rouvrir.',
  notDone: 'Tout n’est pas encore fait',
  closeAnyway: 'Clore quand même',
  closed: 'Le projet a été clos.',
  openShifts: {
    one: '{{count}} vacation est en cours ou à venir',
    many: '{{count}} vacations sont en cours ou à venir',
    other: '{{count}} vacations sont en cours ou à venir',
  },
  unsignedShifts: {
    one: 'Les heures de {{count}} vacation ne sont pas signées',
    many: 'Les heures de {{count}} vacations ne sont pas signées',
    other: 'Les heures de {{count}} vacations ne sont pas signées',
  },
  quotationWaits: 'Le devis {{number}} attend le client',
  unanswered: {
    one: '{{count}} invitation ou candidature sans réponse',
    many: '{{count}} invitations ou candidatures sans réponse',
    other: '{{count}} invitations ou candidatures sans réponse',
  },
} satisfies Translated<typeof en>
