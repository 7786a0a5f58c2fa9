import type en from '../en/projectChange.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Newid prosiect',
  save: 'Cadw newidiadau',
  done: 'Newidiwyd y prosiect.',
  donePriced: 'Newidiwyd y prosiect. Mae’r gost a gynlluniwyd yn dal yn {{after}}.',
  doneRepriced: 'Newidiwyd y prosiect. Y gost a gynlluniwyd yw {{after}} bellach, {{before}} gynt.',
  changedMeanwhile: 'Mae rhywun arall wedi newid y prosiect hwn yn y cyfamser',
  shiftDays: 'Mae ganddo shifftiau ar {{days}}: dyna ei ddyddiau.',
  outside: {
    zero: 'Mae {{count}} rôl y tu allan i’r dyddiau hyn. Symudwch nhw gyntaf:',
    one: 'Mae {{count}} rôl y tu allan i’r dyddiau hyn. Symudwch hi gyntaf:',
    two: 'Mae {{count}} rôl y tu allan i’r dyddiau hyn. Symudwch nhw gyntaf:',
    few: 'Mae {{count}} rôl y tu allan i’r dyddiau hyn. Symudwch nhw gyntaf:',
    many: 'Mae {{count}} rôl y tu allan i’r dyddiau hyn. Symudwch nhw gyntaf:',
    other: 'Mae {{count}} rôl y tu allan i’r dyddiau hyn. Symudwch nhw gyntaf:',
  },
  outsideMore: {
    zero: 'a {{count}} arall',
    one: 'a {{count}} arall',
    two: 'a {{count}} arall',
    few: 'a {{count}} arall',
    many: 'a {{count}} arall',
    other: 'a {{count}} arall',
  },
  shiftsStay: {
    zero: 'Mae {{count}} criw a gynlluniwyd yn aros lle maen nhw.',
    one: 'Mae {{count}} criw a gynlluniwyd yn aros lle mae.',
    two: 'Mae {{count}} criw a gynlluniwyd yn aros lle maen nhw.',
    few: 'Mae {{count}} criw a gynlluniwyd yn aros lle maen nhw.',
    many: 'Mae {{count}} criw a gynlluniwyd yn aros lle maen nhw.',
    other: 'Mae {{count}} criw a gynlluniwyd yn aros lle maen nhw.',
  },
} satisfies Translated<typeof en>
