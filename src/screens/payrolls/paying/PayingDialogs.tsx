import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { DayField } from '../../shared/form/DayField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { signedMoney } from '../../shared/cost/money-words.ts'
import type { Payment, Payments } from './paying.types.ts'
import classes from './paying.module.css'

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day)

interface Sending<Said extends unknown[]> {
  today: string
  busy: boolean
  onSend: (...said: Said) => void
  onClose: () => void
}

/** What the file for the bank holds, and who is not in it, one by one, and why. */
export function FileDialog({ payments, today, ...on }: Sending<[on: string]> & { payments: Payments }) {
  const words = useWords()
  const { t, tn } = words
  const form = useForm({ on: today }, ({ on: day }) => ({ on: !isDay(day) && t('payrollPayments.onMissing') }))
  const without = payments.payments.filter(({ state, fate }) => state === 'open' && fate !== 'payable')
  const { count, amount } = payments.payable
  return (
    <FormDialog
      form={form}
      busy={on.busy}
      title={t('payrollPayments.fileTitle')}
      submitLabel={without.length ? t('payrollPayments.downloadWithout') : t('payrollPayments.download')}
      onSubmit={() => on.onSend(form.values.on)}
      onClose={on.onClose}
    >
      <p>
        {t('payrollPayments.fileSays', {
          transfers: tn('payrollPayments.transfers', count),
          sum: signedMoney(words, amount, 'EUR'),
        })}
      </p>
      {without.length ? (
        <div>
          <p>{tn('payrollPayments.without', without.length)}</p>
          <ul className={classes['without']}>
            {without.map(({ id, person, amount: of, currency, fate }) => (
              <li key={id}>
                <b>{person.name}</b>, {signedMoney(words, of, currency)}:{' '}
                {t(`payrollPayments.fates.${fate ?? 'payable'}`)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <DayField
        label={t('payrollPayments.on')}
        value={form.values.on}
        onChange={day => form.set({ on: day })}
        error={form.error('on')}
      />
    </FormDialog>
  )
}

/** All that are in the file went on a day. */
export function SentDialog({ count, today, ...on }: Sending<[executedOn: string]> & { count: number }) {
  const { t, tn } = useWords()
  const form = useForm({ day: today }, ({ day }) => ({ day: !isDay(day) && t('payrollPayments.onMissing') }))
  return (
    <FormDialog
      form={form}
      busy={on.busy}
      title={t('payrollPayments.markSent')}
      submitLabel={t('payrollPayments.markSent')}
      onSubmit={() => on.onSend(form.values.day)}
      onClose={on.onClose}
    >
      <p>{tn('payrollPayments.willMark', count)}</p>
      <DayField
        label={t('payrollPayments.sentOn')}
        value={form.values.day}
        onChange={day => form.set({ day })}
        error={form.error('day')}
      />
    </FormDialog>
  )
}

/** One came back, and why. */
export function ReturnDialog({
  payment,
  today,
  ...on
}: Sending<[returnedOn: string, reason: string]> & { payment: Payment }) {
  const { t } = useWords()
  const form = useForm({ day: today, reason: '' }, ({ day, reason }) => ({
    day: !isDay(day) && t('payrollPayments.onMissing'),
    reason: isShort('PaymentReturned.reason', reason) && t('payrollPayments.reasonMissing'),
  }))
  return (
    <FormDialog
      form={form}
      risky
      busy={on.busy}
      title={t('payrollPayments.cameBackTitle', { person: payment.person.name })}
      submitLabel={t('payrollPayments.cameBack')}
      onSubmit={() => on.onSend(form.values.day, form.values.reason)}
      onClose={on.onClose}
    >
      <p>{t('payrollPayments.cameBackText')}</p>
      <TextField label={t('payrollPayments.reason')} {...form.text('reason', 'PaymentReturned.reason')} />
      <DayField
        label={t('payrollPayments.cameBackOn')}
        value={form.values.day}
        onChange={day => form.set({ day })}
        error={form.error('day')}
      />
    </FormDialog>
  )
}
