import type en from '../en/photos.ts'
import type { Translated } from '../translate.ts'

export default {
  somebody: 'Jemand',
  bad: 'Schlechtes Netz.',
  kept: {
    one: '{{count}} Foto liegt auf diesem Gerät und geht von selbst hinaus.',
    other: '{{count}} Fotos liegen auf diesem Gerät und gehen von selbst hinaus.',
  },
  sentOf: '{{sent}} von {{all}} gesendet',
  take: 'Foto machen',
  choose: 'Fotos wählen',
  waits: 'Wartet',
  sentSo: '{{percent}} gesendet',
  onItsWay: 'Foto unterwegs, {{percent}} gesendet',
  ofProject: 'Das ganze Projekt',
  noneTitle: 'Noch keine Fotos',
  none: 'Fotos der fertigen Arbeit gehen an die Dispo. Der Kunde sieht sie, sobald sie geprüft sind.',
  needsApproval:
    'Hochgeladene Dateien müssen freigegeben werden. Büro oder Dispo prüft sie, meist innerhalb eines Tages.',
  remove: 'Entfernen',
  removeUnsent: 'Foto von diesem Gerät entfernen',
  isRemoved: 'Foto entfernt.',
  isBack: 'Foto ist wieder da.',
  approve: 'Freigeben',
  approveHint: 'Freigeben: Der Kunde sieht es ab jetzt.',
  isApproved: 'Freigegeben. Der Kunde sieht es jetzt.',
  decline: 'Ablehnen',
  isDeclined: 'Abgelehnt.',
  reason: 'Warum der Kunde es nicht sieht',
  reasonHint: 'Das liest, wer es gesendet hat.',
  reasonMissing: 'Sag, warum.',
  declinedFor: 'Der Kunde sieht es nicht: {{reason}}',
  refused: 'Ein Foto wurde nicht angenommen.',
  goOn: 'Verstanden',
  state: { inReview: 'In Prüfung', declined: 'Abgelehnt' },
} satisfies Translated<typeof en>
