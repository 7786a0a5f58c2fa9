import type en from '../en/publicProfile.ts'
import type { Translated } from '../translate.ts'

export default {
  noneText: 'Het adres klopt niet, of dit profiel is niet openbaar.',
  at: 'Sinds {{year}} bij {{agency}}',
  proven: 'aangetoond met een bewijs',
  languages: 'Talen',
  noFunctions: 'Nog niets ingevuld.',
} satisfies Translated<typeof en>
