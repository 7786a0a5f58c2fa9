import type en from '../en/mobileDocuments.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Dokumente',
  none: 'Keine Dokumente gefunden.',
  noneText: 'Was deine Agentur zum Lesen bereitstellt, steht hier, auch ohne Netz.',
  company: 'Dokumente der Agentur',
  agreements: 'Honorarvereinbarungen',
  rateCard: 'Stundensätze',
  perHour: '{{currency}} je Stunde',
  function: 'Funktion',
  today: 'heute',
  from: 'ab {{day}}',
  byFunction: 'je nach Funktion',
  kept: 'auf diesem Gerät',
  toSign: 'Zu unterschreiben',
  place: 'Unterschrift {{place}} von {{count}}',
  signedOf: '{{signed}} von {{count}} unterschrieben',
  pages: { one: 'PDF, {{count}} Seite', other: 'PDF, {{count}} Seiten' },
  signedByAll: { one: 'unterschrieben', other: 'von allen {{count}} unterschrieben' },
  reason: { night: 'Nacht', sunday: 'Sonntag', holiday: 'Feiertag', overtime: 'Überstunden' },
} satisfies Translated<typeof en>
