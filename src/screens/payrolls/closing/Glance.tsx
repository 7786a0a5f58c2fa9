import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../../i18n/words.ts'
import { Glance as Figures } from '../../../ui/Glance/Glance.tsx'
import { ShareKey } from '../../../ui/ShareBar/ShareBar.tsx'
import { signedMoney } from '../../shared/cost/money-words.ts'
import type { PayrollMonth } from './closing.types.ts'

/** What of the month is on payrolls, what is not, and what was asked. */
export function Glance({ month }: { month: PayrollMonth }) {
  const words = useWords()
  const { t, tn } = words
  const hours = (minutes: number) => t('payrolls.hours', { hours: hoursText(minutes) })
  const gross = month.amounts.map(({ amount, currency }) => signedMoney(words, amount, currency)).join(' + ')
  const people = (of: (one: PayrollMonth['people'][number]) => number) =>
    tn('payrollMonths.people', month.people.filter(one => of(one) > 0).length)
  return (
    <Figures
      figures={[
        {
          key: 'on',
          mark: <ShareKey kind="solid" />,
          label: t('payrollMonths.onPayrolls'),
          value: hours(month.minutes),
          note: gross === '' ? '–' : t('payrollMonths.gross', { amount: gross }),
        },
        {
          key: 'ready',
          mark: <ShareKey kind="hatched" />,
          label: t('payrollMonths.ready'),
          value: hours(month.ready),
          note: people(({ ready }) => ready),
        },
        {
          key: 'unsigned',
          mark: <ShareKey kind="hollow" />,
          label: t('payrollMonths.unsigned'),
          value: hours(month.unsigned),
          note: people(({ unsigned }) => unsigned),
        },
        {
          key: 'feedback',
          label: t('payrollMonths.feedback'),
          value: month.declined,
          note: people(({ payroll }) => payroll?.declined ?? 0),
        },
      ]}
    />
  )
}
