import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../../i18n/words.ts'
import { ShareKey } from '../../../ui/ShareBar/ShareBar.tsx'
import { signedMoney } from '../../shared/cost/money-words.ts'
import type { PayrollMonth } from './closing.types.ts'
import classes from './closing.module.css'

/** What of the month is on payrolls, what is not, and what was asked. */
export function Glance({ month }: { month: PayrollMonth }) {
  const words = useWords()
  const { t, tn } = words
  const hours = (minutes: number) => t('payrolls.hours', { hours: hoursText(minutes) })
  const gross = month.amounts.map(({ amount, currency }) => signedMoney(words, amount, currency)).join(' + ')
  const people = (of: (one: PayrollMonth['people'][number]) => number) =>
    tn('payrollMonths.people', month.people.filter(one => of(one) > 0).length)
  return (
    <dl className={classes['glance']}>
      <div>
        <dt>
          <ShareKey kind="solid" />
          {t('payrollMonths.onPayrolls')}
        </dt>
        <dd>{hours(month.minutes)}</dd>
        <dd className={classes['soft']}>{gross === '' ? '–' : t('payrollMonths.gross', { amount: gross })}</dd>
      </div>
      <div>
        <dt>
          <ShareKey kind="hatched" />
          {t('payrollMonths.ready')}
        </dt>
        <dd>{hours(month.ready)}</dd>
        <dd className={classes['soft']}>{people(({ ready }) => ready)}</dd>
      </div>
      <div>
        <dt>
          <ShareKey kind="hollow" />
          {t('payrollMonths.unsigned')}
        </dt>
        <dd>{hours(month.unsigned)}</dd>
        <dd className={classes['soft']}>{people(({ unsigned }) => unsigned)}</dd>
      </div>
      <div>
        <dt>{t('payrollMonths.feedback')}</dt>
        <dd>{month.declined}</dd>
        <dd className={classes['soft']}>{people(({ payroll }) => payroll?.declined ?? 0)}</dd>
      </div>
    </dl>
  )
}
