import type en from '../en/projectCosts.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Costau',
  none: 'Does dim wedi’i gynllunio eto',
  noneText: 'Unwaith y bydd sifftiau â safleoedd, bydd yr hyn sydd ei angen arnynt a’u cost yma.',
  crewAndPosition: 'Criw a safle',
  people: 'Pobl',
  rate: 'Cyfradd yr awr',
  hours: '{{hours}} awr',
  running: '{{hours}} awr ohono’n rhedeg',
  over: '{{hours}} awr dros y cynllun',
  under: '{{hours}} awr o dan y cynllun',
  notYet: 'ddim eto',
  more: 'dros y cynllun:',
  ofPlaces: '{{people}} o {{places}}',
  stage: { planned: 'Cynlluniwyd', worked: 'Gweithiwyd', chargeable: 'I’w godi', invoiced: 'Anfonebwyd' },
  crews: {
    zero: 'Prosiect, {{count}} criw',
    one: 'Prosiect, {{count}} criw',
    two: 'Prosiect, {{count}} criw',
    few: 'Prosiect, {{count}} criw',
    many: 'Prosiect, {{count}} criw',
    other: 'Prosiect, {{count}} criw',
  },
  unpriced: {
    zero: '{{count}} safle heb gyfradd: nid ydynt yn y symiau hyn.',
    one: '{{count}} safle heb gyfradd: nid yw yn y symiau hyn.',
    two: '{{count}} safle heb gyfradd: nid ydynt yn y symiau hyn.',
    few: '{{count}} safle heb gyfradd: nid ydynt yn y symiau hyn.',
    many: '{{count}} safle heb gyfradd: nid ydynt yn y symiau hyn.',
    other: '{{count}} safle heb gyfradd: nid ydynt yn y symiau hyn.',
  },
} satisfies Translated<typeof en>
