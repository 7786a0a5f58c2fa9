import type en from '../en/crewMessages.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Worte an die Crew',
  write: 'An die Crew schreiben',
  to: 'An',
  audiences: { all: 'Alle', late: 'Wer zu spät ist', onSite: 'Wer da ist' },
  people: { one: '{{count}} Person', other: '{{count}} Personen' },
  text: 'Was sie wissen sollen',
  empty: 'Schreib etwas.',
  nobody: 'Das würde niemanden erreichen.',
  send: 'Senden',
  sent: { one: 'An {{count}} Person gesendet.', other: 'An {{count}} Personen gesendet.' },
  read: '{{read}} von {{all}} haben es gelesen',
  allRead: 'Alle haben es gelesen.',
  unread: { one: '{{count}} hat es nicht gelesen:', other: '{{count}} haben es nicht gelesen:' },
  byMail: 'per Mail',
  understood: 'Verstanden',
  openJob: 'Job öffnen',
  showAll: 'Alle {{count}} zeigen',
} satisfies Translated<typeof en>
