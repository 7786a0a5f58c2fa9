import type en from '../en/onTheWay.ts'
import type { Translated } from '../translate.ts'

export default {
  find: 'Trouver',
  morePositions: { one: '{{count}} autre poste', many: '{{count}} autres postes', other: '{{count}} autres postes' },
  allFilled: {
    one: '{{count}} place, pourvue',
    many: '{{count}} places, toutes pourvues',
    other: '{{count}} places, toutes pourvues',
  },
  everybody: 'Tout le monde',
  everybodyText: 'Poste par poste',
  chief: 'Chef',
  way: 'Trajet',
} satisfies Translated<typeof en>
