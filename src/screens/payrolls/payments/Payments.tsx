import { IconArrowBackUp } from '@tabler/icons-react'
import { byMonths } from '../../../../domain/payrolls/payments.ts'
import { useWords } from '../../../i18n/words.ts'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { dateWords, monthWords } from '../../shared/words/shift-words.ts'
import type { BankTransfer, Payroll } from '../payroll.types.ts'
import { signedMoney } from '../../shared/cost/money-words.ts'
import classes from './payments.module.css'

interface PaymentsProps {
  payments: readonly BankTransfer[]
  /** Months without a payment yet. */
  open: readonly Payroll[]
  /** Whose account it is; where it is another's, the line says so. */
  name: string
}

/** What is to come, and what went to the account, by months. */
export function Payments({ payments, open, name }: PaymentsProps) {
  const words = useWords()
  const { t, tn } = words
  const { toCome, months } = byMonths(payments)
  if (payments.length === 0 && open.length === 0)
    return (
      <StatePanel kind="empty" title={t('payrolls.payments.none')}>
        {t('payrolls.payments.noneText')}
      </StatePanel>
    )
  return (
    <>
      {toCome.length === 0 && open.length === 0 ? null : (
        <Section title={t('payrolls.payments.toCome')}>
          <Rows label={t('payrolls.payments.toCome')} dashed>
            {open.map(({ id, number, month, toConfirm }) => (
              <Row
                key={id}
                wrap
                chevron={false}
                href={`/payrolls/${number}`}
                title={t('payrolls.payments.payrollOf', { month: monthWords(words, month) })}
                sub={toConfirm > 0 ? tn('payrolls.payments.confirmFirst', toConfirm) : number}
                end={<span className={classes['soft']}>{t('payrolls.open')}</span>}
              />
            ))}
            {toCome.map(payment => (
              <PaymentRow key={payment.id} payment={payment} name={name} />
            ))}
          </Rows>
        </Section>
      )}
      {months.map(({ month, payments: of, sums }) => (
        <Section
          key={month}
          title={monthWords(words, month)}
          end={sums.map(({ currency, amount }) => signedMoney(words, amount, currency)).join(' + ')}
        >
          <Rows label={monthWords(words, month)}>
            {of.map(payment => (
              <PaymentRow key={payment.id} payment={payment} name={name} />
            ))}
          </Rows>
        </Section>
      ))}
    </>
  )
}

/** A payment opens to the payroll it pays. */
function PaymentRow({ payment, name }: { payment: BankTransfer; name: string }) {
  const words = useWords()
  const { t } = words
  const { payroll, description, reference, recipient, amount, currency, state, executedOn, dueOn } = payment
  const money = signedMoney(words, amount, currency)
  return (
    <Row
      wrap
      chevron={false}
      href={payroll ? `/payrolls/${payroll.number}` : undefined}
      title={payroll ? t('payrolls.payments.payrollOf', { month: monthWords(words, payroll.month) }) : description}
      sub={recipient === name ? reference : t('payrolls.payments.to', { reference, recipient })}
      end={
        <span className={classes['end']}>
          {state === 'returned' ? (
            <>
              <del className={classes['gone']}>{money}</del>
              <span className={classes['back']}>
                <IconArrowBackUp aria-hidden="true" />
                {t('payrolls.payments.cameBack')}
              </span>
            </>
          ) : (
            <>
              <Amount negative={amount < 0}>{money}</Amount>
              <span className={classes['soft']}>
                {dateWords(words, executedOn ?? dueOn, { day: 'numeric', month: 'short' })}
              </span>
            </>
          )}
        </span>
      }
    />
  )
}
