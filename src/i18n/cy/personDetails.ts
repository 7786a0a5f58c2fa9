import type en from '../en/personDetails.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Manylion personol',
  address: 'Cyfeiriad',
  birthday: 'Pen-blwydd',
  phone: 'Ffôn',
  email: 'E-bost',
  timeZone: 'Parth amser',
  account: 'Cyfrif ar gyfer eich cyflog',
  now: '{{place}}, {{time}} nawr',
  nowElsewhere: '{{place}}, {{time}} nawr; {{deviceTime}} ar y ddyfais hon',
  none: 'Heb ei nodi',
  change: 'Newid',
  changeTitle: 'Manylion personol {{name}}',
  street: 'Stryd a rhif',
  zipcode: 'Cod post',
  city: 'Tref',
  country: 'Gwlad',
  countryNone: 'Ddim yn hysbys',
  birthdayHint: 'Dim ond {{name}} a’r swyddfa sy’n ei ddarllen.',
  birthdayWrong: 'Diwrnod rhwng 1900 a 2020.',
  phoneWrong: 'Digidau a bylchau, gyda + o’i flaen os yw dramor.',
  save: 'Cadw',
  saved: 'Wedi’i gadw.',
  since: '{{place}}, ers {{year}}',
  sinceYear: 'Ers {{year}}',
} satisfies Translated<typeof en>
