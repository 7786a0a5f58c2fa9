import { isEmailAddress } from '../../../../domain/email-address.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import type { NoteDialog } from '../note.types.ts'

interface SendDialogProps extends NoteDialog {
  suggested: string
  onSend: (address: string) => void
}

/** To whom the delivery note goes by mail. */
export function SendDialog({ suggested, onSend, failure, ...dialog }: SendDialogProps) {
  const { t } = useWords()
  const form = useForm(
    { email: suggested },
    ({ email }) => ({ email: !isEmailAddress(email) && t('signOff.note.addressMissing') }),
    failure,
  )
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={t('signOff.note.sendTitle')}
      submitLabel={t('signOff.note.sendNow')}
      onSubmit={() => onSend(form.values.email.trim())}
      big
    >
      <TextField
        {...form.text('email', 'NoteRecipient.email')}
        label={t('signOff.note.address')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
    </FormDialog>
  )
}
