import type en from '../en/plusCrews.ts'
import type { Translated } from '../translate.ts'

export default {
  number: 'Criw plws {{number}}',
  none: 'Heb ganfod criwiau plws.',
  noneText: 'Nid yw’r criw plws hwn yn bod, neu ni chewch ei ddarllen.',
  soon: 'Bydd ffigurau’r mis yn ymddangos yma cyn gynted ag y bydd rhai.',
} satisfies Translated<typeof en>
