import type { Translated } from '../translate.ts'
import type en from '../en/invoiceDraft.ts'

export default {
  positions: 'Gwaith sydd ar ben a heb ei godi',
  search: 'Chwilio am brosiect neu gleient',
  tickFirst: 'Ticiwch yr hyn sydd i’w godi. Yma dywedwch ar bwy a phryd.',
  none: 'Does dim yn aros am anfoneb',
  noneText: 'Mae shifftiau yma wedi i’r cleient lofnodi eu horiau.',
  more: 'Dangosir y {{count}} prosiect cyntaf; mae’r chwiliad yn canfod y lleill.',
  chosen: {
    zero: '{{count}} shifft wedi’u dewis, un cleient i bob anfoneb',
    one: '{{count}} shifft wedi’u dewis, un cleient i bob anfoneb',
    two: '{{count}} shifft wedi’u dewis, un cleient i bob anfoneb',
    few: '{{count}} shifft wedi’u dewis, un cleient i bob anfoneb',
    many: '{{count}} shifft wedi’u dewis, un cleient i bob anfoneb',
    other: '{{count}} shifft wedi’u dewis, un cleient i bob anfoneb',
  },
  netOf: {
    zero: 'Net {{count}} shifft',
    one: 'Net {{count}} shifft',
    two: 'Net {{count}} shifft',
    few: 'Net {{count}} shifft',
    many: 'Net {{count}} shifft',
    other: 'Net {{count}} shifft',
  },
  notSigned: 'heb ei lofnodi eto',
  on: 'Ar {{name}}',
  amended: {
    zero: '{{count}} wedi’u cywiro',
    one: '{{count}} wedi’u cywiro',
    two: '{{count}} wedi’u cywiro',
    few: '{{count}} wedi’u cywiro',
    many: '{{count}} wedi’u cywiro',
    other: '{{count}} wedi’u cywiro',
  },
  unpriced: {
    zero: '{{count}} heb gyfradd',
    one: '{{count}} heb gyfradd',
    two: '{{count}} heb gyfradd',
    few: '{{count}} heb gyfradd',
    many: '{{count}} heb gyfradd',
    other: '{{count}} heb gyfradd',
  },
  created: 'Mae {{name}} mewn drafft.',
  takenTitle: 'Roedd rhywun yn gynt',
  takenText:
    'Mae un o’r shifftiau a ddewiswyd eisoes ar {{name}}. Fe’i tynnwyd allan; mae’r lleill yn dal wedi’u dewis.',
  takenBack: 'Yn ôl at y shifftiau',
  takenOpen: 'Ei hagor',
  problems: {
    crewNotSigned: 'Nid yw oriau shifft wedi’u llofnodi mwyach.',
    invoiceNotPriced: 'Nid oes pris mewn un arian i bob safle.',
    invoiceChanged: 'Mae’r oriau’n dod i rywbeth arall bellach. Edrych ar y swm eto.',
    issuerMissing: 'Nid oes gan yr asiantaeth gwmni ei hun i godi anfonebau.',
  },
} satisfies Translated<typeof en>
