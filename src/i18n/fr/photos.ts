import type en from '../en/photos.ts'
import type { Translated } from '../translate.ts'

export default {
  somebody: 'Quelqu’un',
  bad: 'Mauvais réseau.',
  kept: {
    one: '{{count}} photo est gardée sur cet appareil et part toute seule.',
    many: '{{count}} de photos sont gardées sur cet appareil et partent toutes seules.',
    other: '{{count}} photos sont gardées sur cet appareil et partent toutes seules.',
  },
  sentOf: '{{sent}} sur {{all}} envoyées',
  take: 'Prendre une photo',
  choose: 'Choisir des photos',
  waits: 'En attente',
  sentSo: '{{percent}} envoyé',
  onItsWay: 'Photo en route, {{percent}} envoyé',
  ofProject: 'Tout le projet',
  noneTitle: 'Pas encore de photos',
  none: 'Les photos du travail fini vont à la planification. Le client les voit une fois vérifiées.',
  needsApproval:
    'Les fichiers envoyés doivent être approuvés. Le bureau ou la planification les regarde, en général sous un jour.',
  remove: 'Retirer',
  removeUnsent: 'Retirer la photo de cet appareil',
  isRemoved: 'Photo retirée.',
  isBack: 'La photo est revenue.',
  approve: 'Approuver',
  approveHint: 'Approuver\u00A0: le client la voit dès maintenant.',
  isApproved: 'Approuvée. Le client la voit maintenant.',
  decline: 'Refuser',
  isDeclined: 'Refusée.',
  reason: 'Pourquoi le client ne la voit pas',
  reasonHint: 'C’est lu par la personne qui l’a envoyée.',
  reasonMissing: 'Dites pourquoi.',
  declinedFor: 'Le client ne la voit pas\u00A0: {{reason}}',
  refused: 'Une photo n’a pas été acceptée.',
  goOn: 'Compris',
  state: { inReview: 'En cours d’examen', declined: 'Refusée' },
} satisfies Translated<typeof en>
