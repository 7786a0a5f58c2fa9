import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { daysLater } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { DayField } from '../../shared/form/DayField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import classes from './closing.module.css'
import { monthWords } from '../../shared/words/shift-words.ts'
import type { PayrollMonth } from './closing.types.ts'

interface CloseDialogProps {
  month: PayrollMonth
  today: string
  busy: boolean
  onSend: (dueOn: string) => void
  onClose: () => void
}

/** Says what closing does and what it leaves out, and asks when the money is to go. */
export function CloseDialog({ month, today, busy, onSend, onClose }: CloseDialogProps) {
  const words = useWords()
  const { t, tn } = words
  const form = useForm({ dueOn: daysLater(today, 7) }, ({ dueOn }) => ({
    dueOn: !/^\d{4}-\d\d-\d\d$/.test(dueOn) && t('payrollMonths.dayMissing'),
  }))
  const asked = month.people.filter(({ state }) => state === 'asked').length
  const toConfirm = month.people.filter(({ payroll }) => payroll?.state === 'open' && payroll.toConfirm > 0).length
  return (
    <FormDialog
      form={form}
      busy={busy}
      title={t('payrollMonths.closeMonth', { month: monthWords(words, month.month) })}
      submitLabel={t('payrollMonths.close')}
      onSubmit={() => onSend(form.values.dueOn)}
      onClose={onClose}
    >
      <ul className={classes['left']}>
        <li>{tn('payrollMonths.willClose', month.open - asked)}</li>
        {month.ready > 0 ? <li>{t('payrollMonths.willAdd', { hours: hoursText(month.ready) })}</li> : null}
        {toConfirm > 0 ? <li>{tn('payrollMonths.notConfirmed', toConfirm)}</li> : null}
        {asked > 0 ? <li>{tn('payrollMonths.staysOpen', asked)}</li> : null}
        {month.unsigned > 0 ? <li>{t('payrollMonths.comesLater', { hours: hoursText(month.unsigned) })}</li> : null}
      </ul>
      <DayField
        label={t('payrollMonths.dueOn')}
        value={form.values.dueOn}
        onChange={dueOn => form.set({ dueOn })}
        error={form.error('dueOn')}
      />
    </FormDialog>
  )
}
