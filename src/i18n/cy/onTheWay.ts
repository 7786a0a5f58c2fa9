import type en from '../en/onTheWay.ts'
import type { Translated } from '../translate.ts'

export default {
  find: 'Canfod',
  morePositions: {
    zero: '{{count}} rôl arall',
    one: '{{count}} rôl arall',
    two: '{{count}} rôl arall',
    few: '{{count}} rôl arall',
    many: '{{count}} rôl arall',
    other: '{{count}} rôl arall',
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
  everybodyText: 'Rôl wrth rôl',
  chief: 'Pennaeth',
  way: 'Ffordd',
} satisfies Translated<typeof en>
