import type en from '../en/search.ts'
import type { Translated } from '../translate.ts'

export default {
  label: 'Prosiectau, pobl, lleoedd, cwmnïau',
  hint: 'Mae dechrau geiriau’n ddigon, o ddwy lythyren ymlaen: “nord arena”, “mei”, “26-01”.',
  none: 'Dim byd wedi’i ganfod ar gyfer “{{typed}}”.',
  failed: 'Nid oes modd cyrraedd y chwilio ar hyn o bryd. Rhowch gynnig arall arni.',
  keys: '↑ ↓ dewis · Enter yn agor · Esc yn cau',
  projects: 'Prosiectau',
  people: 'Pobl',
  locations: 'Lleoedd',
  companies: 'Cwmnïau',
  itsProjects: {
    zero: '{{count}} prosiect',
    one: '{{count}} prosiect',
    two: '{{count}} prosiect',
    few: '{{count}} prosiect',
    many: '{{count}} prosiect',
    other: '{{count}} prosiect',
  },
} satisfies Translated<typeof en>
