import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../i18n/words.ts'
import { Amount } from '../../ui/Amount/Amount.tsx'
import { cx } from '../../ui/cx.ts'
import { dateWords } from '../shared/words/shift-words.ts'
import { signedMoney } from '../shared/cost/money-words.ts'
import { differenceWords } from './payroll-words.ts'
import type { Payroll } from './payroll.types.ts'
import classes from './payrolls.module.css'

interface MonthListProps {
  payrolls: readonly Payroll[]
  /** Number of the one that is shown beside; null: none. */
  chosen: string | null
  /** Address of the list. */
  base: string
}

/** Month by month: what was planned, worked and paid. */
export function MonthList({ payrolls, chosen, base }: MonthListProps) {
  const words = useWords()
  const { t, tn } = words
  return (
    <nav className={classes['months']} aria-label={t('payrolls.months')}>
      <div className={classes['names']} aria-hidden="true">
        <span>{t('payrolls.month')}</span>
        <span>{t('payrolls.planned')}</span>
        <span>{t('payrolls.workedHours')}</span>
        <span>{t('payrolls.paid')}</span>
      </div>
      <ul>
        {payrolls.map((one, at) => {
          const { id, number, month, planned, worked, amount, currency, paidOn, state, toConfirm } = one
          const running = at === 0 && state === 'open'
          const more = worked - planned
          return (
            <li key={id} data-running={running}>
              <a
                className={classes['month']}
                href={`${base}/${number}`}
                aria-current={number === chosen ? 'true' : undefined}
              >
                <span className={classes['name']}>
                  <b>{dateWords(words, month, { month: 'short', year: 'numeric' })}</b>
                  <span className={cx(running && toConfirm > 0 && classes['asks'])}>
                    {paidOn
                      ? t('payrolls.paidOn', { day: dateWords(words, paidOn, { day: 'numeric', month: 'short' }) })
                      : running && toConfirm > 0
                        ? tn('payrolls.toConfirm', toConfirm)
                        : t(state === 'open' ? 'payrolls.open' : 'payrolls.paidSoon')}
                  </span>
                </span>
                <span className={classes['hours']}>
                  <i>{t('payrolls.planned')}</i> {hoursText(planned)}
                </span>
                <span className={classes['hours']}>
                  <span>
                    <i>{t('payrolls.workedHours')}</i> {hoursText(worked)}
                  </span>
                  {running ? null : <span className={cx(more > 0 && classes['more'])}>{differenceWords(more)}</span>}
                </span>
                <Amount negative={amount < 0}>{signedMoney(words, amount, currency)}</Amount>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
