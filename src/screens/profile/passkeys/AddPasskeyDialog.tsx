import { IconFingerprint } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import type { Notice } from '../../../machines/passkey/passkey.types.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'

interface AddPasskeyDialogProps {
  busy: boolean
  /** The device asks for finger, face or PIN. */
  unlocking: boolean
  notice: Notice | null
  onAdd: (name: string, password: string) => void
  onClose: () => void
}

/** A name and the password; the rest is asked by the device. */
export function AddPasskeyDialog({ unlocking, notice, onAdd, ...dialog }: AddPasskeyDialogProps) {
  const { t } = useWords()
  const form = useForm({ name: '', password: '' }, ({ name, password }) => ({
    name: isShort('NewPasskey.name', name) && t('passkeys.nameMissing'),
    password: password === '' && t('passkeys.passwordMissing'),
  }))
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={t('passkeys.add')}
      submitLabel={t('passkeys.goOn')}
      onSubmit={() => onAdd(form.values.name.trim(), form.values.password)}
    >
      <TextField
        {...form.text('name', 'NewPasskey.name')}
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoFocus
      />
      <PasswordField
        {...form.text('password')}
        label={t('passkeys.password')}
        hint={t('passkeys.passwordHint')}
        autoComplete="current-password"
        showLabel={t('app.login.show')}
        hideLabel={t('app.login.hide')}
      />
      {unlocking ? (
        <Note tone="info" icon={<IconFingerprint aria-hidden="true" />} live>
          {t('passkeys.loggingIn')}
        </Note>
      ) : notice && !dialog.busy ? (
        <Note tone={notice === 'cancelled' ? 'wait' : 'bad'} live>
          {t(`passkeys.notice.${notice}`)}
        </Note>
      ) : null}
    </FormDialog>
  )
}
