import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../i18n/words.ts'
import { Rows } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { useTitle } from '../screen.ts'
import { DownloadMenu } from './download/DownloadMenu.tsx'
import { HoursShares } from './HoursShares.tsx'
import { ItemRow, UnassignedRow } from './ItemRows.tsx'
import { PayslipRow } from './payslips/PayslipRow.tsx'
import { signedMoney } from '../shared/cost/money-words.ts'
import type { Payroll, PayrollItem, WholePayroll } from './payroll.types.ts'
import { monthWords } from '../shared/words/shift-words.ts'
import classes from './payrolls.module.css'

interface MonthProps {
  whole: WholePayroll
  today: string
  /** It is the page: the bar says which month it is. */
  titled: boolean
  /** It is only read: nothing is opened and nothing saved. */
  plain: boolean
  /** Whoever may take its payslip away again. */
  onRemovePayslip?: ((payroll: Payroll) => void) | undefined
}

/** What a payroll consists of: to confirm first, then what was asked, what is not on it yet, and what is settled. */
export function Month({ whole: { payroll, items, unassigned }, today, titled, plain, onRemovePayslip }: MonthProps) {
  const words = useWords()
  const { t } = words
  const { month, number, amount, net, currency, minutes } = payroll
  const name = monthWords(words, month)
  useTitle(titled ? name : null, t('payrolls.payrollNumber', { number }))
  const of = (...states: PayrollItem['state'][]) => items.filter(({ state }) => states.includes(state))
  const sum = (some: readonly PayrollItem[]) =>
    signedMoney(
      words,
      some.reduce((all, one) => all + one.amount, 0),
      currency,
    )
  const groups = [
    { key: 'toConfirm', title: t('payrolls.groups.toConfirm'), rows: of('toConfirm', 'answered') },
    { key: 'asked', title: t('payrolls.groups.asked'), rows: of('declined') },
  ]
  const settled = of('confirmed')
  const waiting = unassigned.reduce((all, one) => all + (one.minutes ?? 0), 0)
  return (
    <>
      <header className={classes['total']}>
        <div className={classes['totalName']}>
          <h2>{name}</h2>
          <span>{number}</span>
        </div>
        {plain ? null : (
          <div className={classes['download']}>
            <DownloadMenu payroll={payroll} />
          </div>
        )}
        <p className={classes['gross']}>
          <b>{signedMoney(words, amount, currency)}</b>
          <span>
            {t(payroll.state === 'open' ? 'payrolls.grossSoFar' : 'payrolls.gross')}
            <br />
            {net === null ? null : (
              <>
                {t('payrolls.net', { amount: signedMoney(words, net, currency) })}
                <br />
              </>
            )}
            {t('payrolls.hours', { hours: hoursText(minutes) })}
          </span>
        </p>
        <div className={classes['deskOnly']}>
          <HoursShares payroll={payroll} />
        </div>
      </header>
      {payroll.payslip && !plain ? (
        <PayslipRow
          number={number}
          payslip={payroll.payslip}
          onRemove={onRemovePayslip && (() => onRemovePayslip(payroll))}
        />
      ) : null}
      {groups.map(({ key, title, rows }) =>
        rows.length === 0 ? null : (
          <Section key={key} title={title} end={sum(rows)}>
            <Rows label={title}>
              {rows.map(item => (
                <ItemRow key={item.id} item={item} currency={currency} plain={plain} />
              ))}
            </Rows>
          </Section>
        ),
      )}
      {unassigned.length === 0 ? null : (
        <Section title={t('payrolls.groups.unassigned')} end={t('payrolls.hours', { hours: hoursText(waiting) })}>
          <Rows label={t('payrolls.groups.unassigned')} dashed>
            {unassigned.map(pci => (
              <UnassignedRow key={pci.id} pci={pci} today={today} />
            ))}
          </Rows>
        </Section>
      )}
      {settled.length === 0 ? null : (
        <Section title={t('payrolls.groups.confirmed')} end={settled.length}>
          <Rows label={t('payrolls.groups.confirmed')}>
            {settled.map(item => (
              <ItemRow key={item.id} item={item} currency={currency} plain={plain} />
            ))}
          </Rows>
        </Section>
      )}
    </>
  )
}
