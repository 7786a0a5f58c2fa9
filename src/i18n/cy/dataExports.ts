import type en from '../en/dataExports.ts'
import type { Translated } from '../translate.ts'

export default {
  text: 'Popeth sy’n eiddo i’r asiantaeth mewn un ZIP: ffeil i bob tabl, rhestr o’r hyn sydd ynddo, a’r holl ffeiliau. Mae’n cael ei wneud yn y cefndir a’i gadw am wythnos.',
  leftOut: 'Gadawyd allan gyfrineiriau, allweddi a chyfeiriadau cudd.',
  ask: 'Gwneud allforyn',
  isMaking: 'Mae allforyn yn cael ei wneud',
  made: 'Allforion',
  none: 'Dim eto.',
  howFar: '{{done}} o {{total}} tabl a ffeil',
  state: {
    making: 'yn cael ei wneud',
    ready: 'yn barod',
    failed: 'rhoddwyd y gorau iddo, gofynnwch eto',
  },
  keptUntil: 'tan {{date}}',
  take: 'Lawrlwytho',
  remove: 'Tynnu',
  removed: 'Wedi’i dynnu.',
  saving: 'Yn lawrlwytho: {{size}}',
  stop: 'Stopio',
  fileName: 'Yr holl ddata, {{day}}',
} satisfies Translated<typeof en>
