import type en from '../en/plusCrews.ts'
import type { Translated } from '../translate.ts'

export default {
  number: 'Pluscrew {{number}}',
  none: 'Geen pluscrews gevonden.',
  noneText: 'Deze pluscrew bestaat niet, of je mag hem niet lezen.',
  soon: 'De cijfers van de maand staan hier zodra ze er zijn.',
} satisfies Translated<typeof en>
