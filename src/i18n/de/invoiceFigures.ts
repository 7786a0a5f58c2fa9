import type { Translated } from '../translate.ts'
import type en from '../en/invoiceFigures.ts'

export default {
  due: {
    label: 'Fällig: jeder Tag',
    any: 'Fällig: jeder Tag',
    today: 'Fällig bis heute',
    week: 'Fällig in 7 Tagen',
    month: 'Fällig in 30 Tagen',
  },
  companies: 'Alle Firmen',
  figures: {
    label: 'Was offen und was bezahlt ist',
    unpaid: 'Offen, nicht fällig',
    toPay: 'Zu zahlen',
    notSent: 'Entwurf und freigegeben',
    paid: 'Bezahlt im {{span}}',
  },
  oldest: {
    one: 'älteste {{count}} Tag',
    other: 'älteste {{count}} Tage',
  },
  dueTodayOf: '{{amount}} heute fällig',
  inDesign: {
    one: '{{count}} im Entwurf',
    other: '{{count}} im Entwurf',
  },
  released: {
    one: '{{count}} freigegeben',
    other: '{{count}} freigegeben',
  },
  onAverage: {
    one: 'im Schnitt {{count}} Tag',
    other: 'im Schnitt {{count}} Tage',
  },
} satisfies Translated<typeof en>
