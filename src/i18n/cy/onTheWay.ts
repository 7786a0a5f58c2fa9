import type en from '../en/onTheWay.ts'
import type { Translated } from '../translate.ts'

export default {
  find: 'Canfod',
  morePositions: {
    zero: '{{count}} safle arall',
    one: '{{count}} safle arall',
    two: '{{count}} safle arall',
    few: '{{count}} safle arall',
    many: '{{count}} safle arall',
    other: '{{count}} safle arall',
  },
  allFilled: {
    zero: '{{count}} lle, i gyd wedi’u llenwi',
    one: '{{count}} lle, wedi’i lenwi',
    two: '{{count}} lle, i gyd wedi’u llenwi',
    few: '{{count}} lle, i gyd wedi’u llenwi',
    many: '{{count}} lle, i gyd wedi’u llenwi',
    other: '{{count}} lle, i gyd wedi’u llenwi',
  },
  everybody: 'Pawb',
  everybodyText: 'Safle wrth safle',
  chief: 'Pennaeth',
  way: 'Ffordd',
} satisfies Translated<typeof en>
