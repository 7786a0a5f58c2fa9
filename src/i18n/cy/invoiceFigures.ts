import type { Translated } from '../translate.ts'
import type en from '../en/invoiceFigures.ts'

export default {
  due: {
    label: 'I’w thalu: unrhyw ddiwrnod',
    any: 'I’w thalu: unrhyw ddiwrnod',
    today: 'I’w thalu hyd heddiw',
    week: 'I’w thalu o fewn 7 diwrnod',
    month: 'I’w thalu o fewn 30 diwrnod',
  },
  companies: 'Pob cwmni',
  figures: {
    label: 'Yr hyn sydd ar agor ac wedi’i dalu',
    unpaid: 'Heb ei dalu, ddim yn hwyr',
    toPay: 'I’w dalu',
    notSent: 'Drafft a rhyddhawyd',
    paid: 'Talwyd yn {{span}}',
  },
  oldest: {
    zero: 'yr hynaf {{count}} diwrnod',
    one: 'yr hynaf {{count}} diwrnod',
    two: 'yr hynaf {{count}} ddiwrnod',
    few: 'yr hynaf {{count}} diwrnod',
    many: 'yr hynaf {{count}} diwrnod',
    other: 'yr hynaf {{count}} diwrnod',
  },
  dueTodayOf: '{{amount}} i’w dalu heddiw',
  inDesign: {
    zero: '{{count}} mewn drafft',
    one: '{{count}} mewn drafft',
    two: '{{count}} mewn drafft',
    few: '{{count}} mewn drafft',
    many: '{{count}} mewn drafft',
    other: '{{count}} mewn drafft',
  },
  released: {
    zero: '{{count}} wedi’u rhyddhau',
    one: '{{count}} wedi’u rhyddhau',
    two: '{{count}} wedi’u rhyddhau',
    few: '{{count}} wedi’u rhyddhau',
    many: '{{count}} wedi’u rhyddhau',
    other: '{{count}} wedi’u rhyddhau',
  },
  onAverage: {
    zero: '{{count}} diwrnod ar gyfartaledd',
    one: '{{count}} diwrnod ar gyfartaledd',
    two: '{{count}} ddiwrnod ar gyfartaledd',
    few: '{{count}} diwrnod ar gyfartaledd',
    many: '{{count}} diwrnod ar gyfartaledd',
    other: '{{count}} diwrnod ar gyfartaledd',
  },
} satisfies Translated<typeof en>
