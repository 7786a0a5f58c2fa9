import type en from '../en/onTheWay.ts'
import type { Translated } from '../translate.ts'

export default {
  find: 'Zoeken',
  morePositions: { one: 'Nog {{count}} positie', other: 'Nog {{count}} posities' },
  allFilled: { one: '{{count}} plaats, bezet', other: '{{count}} plaatsen, allemaal bezet' },
  everybody: 'Iedereen',
  everybodyText: 'Positie voor positie',
  chief: 'Leiding',
  way: 'Route',
} satisfies Translated<typeof en>
