import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'

interface NumberDialogProps {
  person: { name: string }
  busy: boolean
  failure: Failure | null
  onSend: (number: string) => void
  onClose: () => void
}

/** The office enters what the payroll office knows somebody by. */
export function NumberDialog({ person, busy, failure, onSend, onClose }: NumberDialogProps) {
  const { t } = useWords()
  const form = useForm(
    { number: '' },
    ({ number }) => ({ number: isShort('PayrollNumberChange.number', number) && t('payrollHandOver.numberMissing') }),
    failure,
  )
  return (
    <FormDialog
      form={form}
      busy={busy}
      title={t('payrollHandOver.numberTitle', { person: person.name })}
      submitLabel={t('payrollHandOver.save')}
      said={({ code }) => (code === 'nameTaken' ? t('payrollHandOver.numberTaken') : undefined)}
      onSubmit={() => onSend(form.values.number)}
      onClose={onClose}
    >
      <p>{t('payrollHandOver.numberText', { person: person.name })}</p>
      <TextField label={t('payrollHandOver.number')} {...form.text('number', 'PayrollNumberChange.number')} />
    </FormDialog>
  )
}
