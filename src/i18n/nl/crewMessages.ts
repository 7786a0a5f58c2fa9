import type en from '../en/crewMessages.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Berichten aan de crew',
  write: 'Aan de crew schrijven',
  to: 'Aan',
  audiences: { all: 'Iedereen', late: 'Wie te laat is', onSite: 'Wie er is' },
  people: { one: '{{count}} persoon', other: '{{count}} personen' },
  text: 'Wat ze moeten weten',
  empty: 'Schrijf iets.',
  nobody: 'Dat zou niemand bereiken.',
  send: 'Versturen',
  sent: { one: 'Aan {{count}} persoon gestuurd.', other: 'Aan {{count}} personen gestuurd.' },
  read: '{{read}} van {{all}} hebben het gelezen',
  allRead: 'Iedereen heeft het gelezen.',
  unread: { one: '{{count}} heeft het niet gelezen:', other: '{{count}} hebben het niet gelezen:' },
  byMail: 'per mail',
  understood: 'Begrepen',
  openJob: 'Klus openen',
  showAll: 'Alle {{count}} tonen',
} satisfies Translated<typeof en>
