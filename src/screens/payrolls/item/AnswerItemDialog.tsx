import { hoursText, longestShift } from '../../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import type { ItemDetails } from '../payroll.types.ts'

interface AnswerItemDialogProps {
  item: ItemDetails
  busy: boolean
  onSend: (said: { answer: string; minutes?: number }) => void
  onClose: () => void
}

/** What the accountants say, and other hours where those were wrong. */
export function AnswerItemDialog({ item, busy, onSend, onClose }: AnswerItemDialogProps) {
  const { t } = useWords()
  const start = { answer: '', hours: hoursText(item.minutes) }
  const form = useForm(start, ({ answer, hours }) => ({
    hours: minutesOf(hours) === null && t('payrolls.hoursAs'),
    answer: isShort('PayrollItemAnswer.answer', answer) && t('payrolls.sayAnswer'),
  }))
  const { answer } = form.values
  const minutes = minutesOf(form.values.hours)
  const canAmend = item.ratePerHour !== null && item.payroll.state === 'open'
  return (
    <FormDialog
      form={form}
      busy={busy}
      title={t('payrolls.answer')}
      submitLabel={t('payrolls.sendAnswer')}
      onSubmit={() =>
        onSend({
          answer: answer.trim(),
          ...(canAmend && minutes !== null && minutes !== item.minutes ? { minutes } : {}),
        })
      }
      onClose={onClose}
    >
      {canAmend ? (
        <TextField
          {...form.text('hours')}
          label={t('payrolls.paidHours')}
          hint={t('payrolls.paidNow', { hours: hoursText(item.minutes) })}
        />
      ) : null}
      <TextArea {...form.text('answer', 'PayrollItemAnswer.answer')} label={t('payrolls.yourAnswer')} rows={3} />
    </FormDialog>
  )
}

/** "8:15" in minutes; null: no such time. */
function minutesOf(typed: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(typed.trim()) ?? []
  if (hours === undefined || minutes === undefined) return null
  const all = Number(hours) * 60 + Number(minutes)
  return all <= longestShift ? all : null
}
