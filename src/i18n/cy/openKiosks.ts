import type en from '../en/openKiosks.ts'
import type { Translated } from '../translate.ts'

export default {
  search: 'Prosiect neu berson',
  count: {
    zero: '{{count}} ciosg',
    one: '{{count}} ciosg',
    two: '{{count}} giosg',
    few: '{{count}} chiosg',
    many: '{{count}} chiosg',
    other: '{{count}} ciosg',
  },
  none: 'Nid oes tabled yn giosg nawr',
  noneText: 'Mae pennaeth criw yn cychwyn un ar dudalen y criw.',
  noneFound: 'Nid oes ciosg yn cyfateb i’r chwiliad.',
  showAll: 'Dangos popeth',
  silent: 'Heb ei glywed ers tro',
  closed: 'Mae’r ciosg “{{label}}” wedi’i gau.',
} satisfies Translated<typeof en>
