import type en from '../en/plusCrews.ts'
import type { Translated } from '../translate.ts'

export default {
  number: 'Plus-Crew {{number}}',
  none: 'Keine Plus-Crews gefunden.',
  noneText: 'Diese Plus-Crew gibt es nicht, oder du darfst sie nicht lesen.',
  soon: 'Die Zahlen des Monats erscheinen hier, sobald es welche gibt.',
} satisfies Translated<typeof en>
