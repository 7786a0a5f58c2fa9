import type { Translated } from '../translate.ts'
import type en from '../en/invoiceFigures.ts'

export default {
  due: {
    label: 'Vence: cualquier día',
    any: 'Vence: cualquier día',
    today: 'Vence hasta hoy',
    week: 'Vence en 7 días',
    month: 'Vence en 30 días',
  },
  companies: 'Todas las empresas',
  figures: {
    label: 'Lo pendiente y lo pagado',
    unpaid: 'Pendiente, sin vencer',
    toPay: 'Por pagar',
    notSent: 'Borrador y aprobada',
    paid: 'Pagado en {{span}}',
  },
  oldest: {
    one: 'la más antigua, {{count}} día',
    many: 'la más antigua, {{count}} días',
    other: 'la más antigua, {{count}} días',
  },
  dueTodayOf: '{{amount}} vence hoy',
  inDesign: {
    one: '{{count}} en borrador',
    many: '{{count}} en borrador',
    other: '{{count}} en borrador',
  },
  released: {
    one: '{{count}} aprobada',
    many: '{{count}} aprobadas',
    other: '{{count}} aprobadas',
  },
  onAverage: {
    one: '{{count}} día de media',
    many: '{{count}} días de media',
    other: '{{count}} días de media',
  },
} satisfies Translated<typeof en>
