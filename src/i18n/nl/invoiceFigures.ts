import type { Translated } from '../translate.ts'
import type en from '../en/invoiceFigures.ts'

export default {
  due: {
    label: 'Vervalt: elke dag',
    any: 'Vervalt: elke dag',
    today: 'Vervalt tot vandaag',
    week: 'Vervalt binnen 7 dagen',
    month: 'Vervalt binnen 30 dagen',
  },
  companies: 'Alle bedrijven',
  figures: {
    label: 'Wat open en wat betaald is',
    unpaid: 'Open, niet vervallen',
    toPay: 'Te betalen',
    notSent: 'Ontwerp en vrijgegeven',
    paid: 'Betaald in {{span}}',
  },
  oldest: {
    one: 'oudste {{count}} dag',
    other: 'oudste {{count}} dagen',
  },
  dueTodayOf: '{{amount}} vervalt vandaag',
  inDesign: {
    one: '{{count}} in ontwerp',
    other: '{{count}} in ontwerp',
  },
  released: {
    one: '{{count}} vrijgegeven',
    other: '{{count}} vrijgegeven',
  },
  onAverage: {
    one: 'gemiddeld {{count}} dag',
    other: 'gemiddeld {{count}} dagen',
  },
} satisfies Translated<typeof en>
