import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../i18n/words.ts'
import { PlacesBar } from '../../ui/PlacesBar/PlacesBar.tsx'
import { differenceWords } from './payroll-words.ts'
import type { Accounts } from './payroll.types.ts'
import classes from './payrolls.module.css'

/** Hours and days somebody has in hand. */
export function AccountsCard({ accounts }: { accounts: Accounts }) {
  const { t, tn } = useWords()
  const { timeAccount, vacationAccount, accountLimitMinutes } = accounts
  if (timeAccount === null && vacationAccount === null) return null
  return (
    <section className={classes['accounts']} aria-label={t('payrolls.accounts')}>
      {timeAccount ? (
        <div>
          <h2>{t('payrolls.timeAccount')}</h2>
          <p className={classes['figure']}>
            <b>{differenceWords(timeAccount.minutes)}</b> <span>{t('payrolls.h')}</span>
          </p>
          {accountLimitMinutes === null ? null : (
            <p>{t('payrolls.ofLimit', { hours: hoursText(accountLimitMinutes) })}</p>
          )}
        </div>
      ) : null}
      {vacationAccount ? (
        <div>
          <h2>{t('payrolls.vacationAccount')}</h2>
          <p className={classes['figure']}>
            <b>{String(vacationAccount.left).replace('-', '−')}</b>{' '}
            <span>{tn('payrolls.ofDays', vacationAccount.days)}</span>
          </p>
          {vacationAccount.days > 0 ? (
            <PlacesBar
              amount={vacationAccount.days}
              filled={Math.min(vacationAccount.taken, vacationAccount.days)}
              requested={vacationAccount.asked}
              singly={40}
              plain
            />
          ) : null}
          <p>{t('payrolls.takenAsked', { taken: vacationAccount.taken, asked: vacationAccount.asked })}</p>
        </div>
      ) : null}
    </section>
  )
}
