import type { Failure } from '../../client/problem.ts'
import { useWords } from '../../i18n/words.ts'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { useForm } from '../shared/form/useForm.ts'

interface PinDialogProps {
  busy: boolean
  failure: Failure | null
  onSave: (pin: string) => void
  onClose: () => void
}

/** Four digits, twice. */
export function PinDialog({ failure, onSave, ...dialog }: PinDialogProps) {
  const { t } = useWords()
  const form = useForm(
    { pin: '', again: '' },
    ({ pin, again }) => {
      const isPin = /^\d{4}$/.test(pin)
      return { pin: !isPin && t('profile.pin.four'), again: isPin && pin !== again && t('profile.pin.differs') }
    },
    failure,
  )
  const digits = {
    inputMode: 'numeric',
    autoComplete: 'off',
    showLabel: t('profile.pin.show'),
    hideLabel: t('profile.pin.hide'),
  } as const
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={t('profile.pin.title')}
      submitLabel={t('profile.pin.save')}
      onSubmit={() => onSave(form.values.pin)}
    >
      <PasswordField {...digits} {...form.text('pin')} label={t('profile.pin.next')} hint={t('profile.pin.nextHint')} />
      <PasswordField {...digits} {...form.text('again')} label={t('profile.pin.again')} />
    </FormDialog>
  )
}
