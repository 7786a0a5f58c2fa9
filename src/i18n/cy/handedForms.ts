import type en from '../en/handedForms.ts'
import type { Translated } from '../translate.ts'

const plural = (zero: string, one: string, two: string, few: string, many: string, other: string) => ({
  ...{ zero, one, two, few, many, other },
})

export default {
  resultsTitle: 'Dosbarthwyd',
  search: 'Chwilio am bobl',
  states: { all: 'Pob un', waiting: 'Heb eu cyflwyno', handedIn: 'Wedi’u cyflwyno' },
  stateLabel: 'Pa rai',
  count: plural(
    '{{count}} person',
    '{{count}} person',
    '{{count}} berson',
    '{{count}} pherson',
    '{{count}} pherson',
    '{{count}} person',
  ),
  noResults: 'Heb ei ddosbarthu i neb.',
  noResultsText: 'Dosbarthwch ef, a bydd pwy sydd ag ef yn ymddangos yma.',
  notFoundText: 'Nid oes neb â’r enw hwn.',
  gone: 'Nid oes ffurflen o’r fath.',
  goneText: 'Efallai iddi gael ei dileu, neu asiantaeth arall sydd piau hi.',
  noneWaiting: 'Mae pawb wedi’i chyflwyno.',
  noneWaitingText: 'Bydd pwy sy’n ei chael nesaf yn ymddangos yma.',
  noneIn: 'Nid oes dim wedi’i gyflwyno eto.',
  noneInText: 'Bydd pwy sy’n ei chyflwyno yn ymddangos yma, gyda’r atebion.',
  showAll: 'Dangos popeth',
  openForm: 'Atebwyd {{answered}} o {{count}}',
  dueBy: 'erbyn {{day}}',
  overdue: 'roedd i fod erbyn {{day}}',
  handedInAt: 'cyflwynwyd {{at}}',
  rightOf: '{{right}} o {{count}} yn gywir',
  passed: 'Wedi pasio',
  failed: 'Heb basio',
  holdsTo: 'yn ddilys hyd {{day}}',
  takeBack: 'Cymryd yn ôl',
  takeAllBack: 'Cymryd yn ôl yr hyn na ddechreuwyd',
  takeAllBackAsk: 'Cymryd yn ôl bob ffurflen heb ateb ynddi? Byddant yn mynd oddi ar y ffonau.',
  takeBackAsk: 'Cymryd ffurflen {{name}} yn ôl? Bydd yn mynd oddi ar y ffôn.',
  begunStays: 'Mae rhywbeth wedi’i ateb ynddi eisoes: mae’n aros.',
  answersOf: 'Atebion {{name}}',
  takenBack: plural(
    'Cymerwyd {{count}} yn ôl.',
    'Cymerwyd {{count}} yn ôl.',
    'Cymerwyd {{count}} yn ôl.',
    'Cymerwyd {{count}} yn ôl.',
    'Cymerwyd {{count}} yn ôl.',
    'Cymerwyd {{count}} yn ôl.',
  ),
} satisfies Translated<typeof en>
