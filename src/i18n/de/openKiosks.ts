import type en from '../en/openKiosks.ts'
import type { Translated } from '../translate.ts'

export default {
  search: 'Projekt oder Person',
  count: { one: '{{count}} Kiosk', other: '{{count}} Kioske' },
  none: 'Kein Tablet ist gerade Kiosk',
  noneText: 'Crewchefs starten einen auf der Seite ihrer Crew.',
  noneFound: 'Kein Kiosk passt zur Suche.',
  showAll: 'Alle zeigen',
  silent: 'Lange nicht gehört',
  closed: 'Der Kiosk „{{label}}“ ist geschlossen.',
} satisfies Translated<typeof en>
