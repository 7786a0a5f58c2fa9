import type en from '../en/mobileDocuments.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Dogfennau',
  none: 'Ni chafwyd hyd i ddogfennau.',
  noneText: 'Mae’r hyn y mae eich asiantaeth yn ei roi i’w ddarllen yma, hefyd heb rwydwaith.',
  company: 'Dogfennau’r cwmni',
  agreements: 'Cytundebau cyfraddau',
  rateCard: 'Cerdyn cyfraddau',
  perHour: '{{currency}} yr awr',
  function: 'Swyddogaeth',
  today: 'heddiw',
  from: 'o {{day}}',
  byFunction: 'yn ôl swyddogaeth',
  kept: 'wedi’i chadw ar y ddyfais hon',
  toSign: 'I’w llofnodi',
  place: 'Llofnod {{place}} o {{count}}',
  signedOf: '{{signed}} o {{count}} wedi llofnodi',
  pages: {
    zero: 'PDF, {{count}} tudalen',
    one: 'PDF, {{count}} dudalen',
    two: 'PDF, {{count}} dudalen',
    few: 'PDF, {{count}} tudalen',
    many: 'PDF, {{count}} thudalen',
    other: 'PDF, {{count}} tudalen',
  },
  signedByAll: {
    zero: 'wedi’i llofnodi gan bob un o’r {{count}}',
    one: 'wedi’i llofnodi',
    two: 'wedi’i llofnodi gan y {{count}}',
    few: 'wedi’i llofnodi gan bob un o’r {{count}}',
    many: 'wedi’i llofnodi gan bob un o’r {{count}}',
    other: 'wedi’i llofnodi gan bob un o’r {{count}}',
  },
  reason: { night: 'Nos', sunday: 'Dydd Sul', holiday: 'Gŵyl gyhoeddus', overtime: 'Goramser' },
} satisfies Translated<typeof en>
