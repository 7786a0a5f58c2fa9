import type en from '../en/onTheWay.ts'
import type { Translated } from '../translate.ts'

export default {
  find: 'Finden',
  morePositions: { one: '{{count}} weitere Position', other: '{{count}} weitere Positionen' },
  allFilled: { one: '{{count}} Platz, besetzt', other: '{{count}} Plätze, alle besetzt' },
  everybody: 'Alle',
  everybodyText: 'Position für Position',
  chief: 'Crew-Chief',
  way: 'Weg',
} satisfies Translated<typeof en>
