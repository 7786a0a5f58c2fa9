import type { Translated } from '../translate.ts'
import type en from '../en/invoiceFigures.ts'

export default {
  due: {
    label: 'Échéance\u00A0: toutes',
    any: 'Échéance\u00A0: toutes',
    today: 'Échéance jusqu’à aujourd’hui',
    week: 'Échéance sous 7 jours',
    month: 'Échéance sous 30 jours',
  },
  companies: 'Toutes les sociétés',
  figures: {
    label: 'Ce qui est dû et ce qui est payé',
    unpaid: 'Impayé, non échu',
    toPay: 'À payer',
    notSent: 'Brouillon et validée',
    paid: 'Payé en {{span}}',
  },
  oldest: {
    one: 'la plus ancienne {{count}} jour',
    many: 'la plus ancienne {{count}} jours',
    other: 'la plus ancienne {{count}} jours',
  },
  dueTodayOf: '{{amount}} dus aujourd’hui',
  inDesign: {
    one: '{{count}} en brouillon',
    many: '{{count}} en brouillon',
    other: '{{count}} en brouillon',
  },
  released: {
    one: '{{count}} validée',
    many: '{{count}} validées',
    other: '{{count}} validées',
  },
  onAverage: {
    one: '{{count}} jour en moyenne',
    many: '{{count}} jours en moyenne',
    other: '{{count}} jours en moyenne',
  },
} satisfies Translated<typeof en>
