import type en from '../en/photos.ts'
import type { Translated } from '../translate.ts'

export default {
  somebody: 'Iemand',
  bad: 'Slechte verbinding.',
  kept: {
    one: '{{count}} foto staat op dit apparaat en gaat vanzelf weg.',
    other: '{{count}} foto’s staan op dit apparaat en gaan vanzelf weg.',
  },
  sentOf: '{{sent}} van {{all}} verstuurd',
  take: 'Foto maken',
  choose: 'Foto’s kiezen',
  waits: 'Wacht',
  sentSo: '{{percent}} verstuurd',
  onItsWay: 'Foto onderweg, {{percent}} verstuurd',
  ofProject: 'Het hele project',
  noneTitle: 'Nog geen foto’s',
  none: 'Foto’s van het voltooide werk gaan naar de planning. De klant ziet ze zodra ze bekeken zijn.',
  needsApproval:
    'Geüploade bestanden moeten worden goedgekeurd. Kantoor of planning bekijkt ze, meestal binnen een dag.',
  remove: 'Verwijderen',
  removeUnsent: 'Foto van dit apparaat verwijderen',
  isRemoved: 'Foto verwijderd.',
  isBack: 'Foto is terug.',
  approve: 'Goedkeuren',
  approveHint: 'Goedkeuren: de klant ziet hem vanaf nu.',
  isApproved: 'Goedgekeurd. De klant ziet hem nu.',
  decline: 'Afwijzen',
  isDeclined: 'Afgewezen.',
  reason: 'Waarom de klant hem niet ziet',
  reasonHint: 'Dit leest wie hem heeft gestuurd.',
  reasonMissing: 'Zeg waarom.',
  declinedFor: 'De klant ziet hem niet: {{reason}}',
  refused: 'Een foto is niet aangenomen.',
  goOn: 'Begrepen',
  state: { inReview: 'Wordt bekeken', declined: 'Afgewezen' },
} satisfies Translated<typeof en>
