import type { Words } from '../../i18n/words.ts'
import type { FilteringFigure } from '../../ui/FigureFilters/FigureFilters.tsx'
import { moneyWords, signedMoney } from '../shared/cost/money-words.ts'
import { dateWords } from '../shared/words/shift-words.ts'
import type { Overview } from './invoice.types.ts'

/** What is overdue, open, not sent and paid; a client has nothing of what is not sent, and its year instead of the month. */
export function figuresOf(words: Words, overview: Overview, today: string, desk: boolean): FilteringFigure[] {
  const { t, tn } = words
  const { overdue, unpaid, notSent, paid, currency } = overview
  const value = (minor: number) => signedMoney(words, minor, currency)
  const many = ({ invoices }: { invoices: number }) => tn('invoices.count', invoices)
  const joined = (...said: (string | null)[]) => said.filter(one => one !== null).join(', ')
  const released = notSent.invoices - notSent.inDesign
  return [
    {
      key: 'overdue',
      kind: 'late',
      amount: overdue.amount,
      label: t('invoices.states.overdue'),
      value: value(overdue.amount),
      note: joined(many(overdue), overdue.oldestDays === null ? null : tn('invoiceFigures.oldest', overdue.oldestDays)),
    },
    {
      key: 'unpaid',
      kind: 'hatched',
      amount: unpaid.amount,
      label: t(desk ? 'invoiceFigures.figures.unpaid' : 'invoiceFigures.figures.toPay'),
      value: value(unpaid.amount),
      note: joined(
        many(unpaid),
        unpaid.dueToday > 0
          ? t('invoiceFigures.dueTodayOf', { amount: moneyWords(words, unpaid.dueToday, currency) })
          : null,
      ),
    },
    ...(desk
      ? ([
          {
            key: 'notSent',
            kind: 'dashed',
            amount: notSent.amount,
            label: t('invoiceFigures.figures.notSent'),
            value: value(notSent.amount),
            note: joined(tn('invoiceFigures.inDesign', notSent.inDesign), tn('invoiceFigures.released', released)),
          },
        ] as const)
      : []),
    {
      key: 'paid',
      kind: 'solid',
      amount: paid.amount,
      label: t('invoiceFigures.figures.paid', {
        span: desk ? dateWords(words, today, { month: 'long' }) : today.slice(0, 4),
      }),
      value: value(paid.amount),
      note: joined(many(paid), paid.averageDays === null ? null : tn('invoiceFigures.onAverage', paid.averageDays)),
    },
  ]
}
