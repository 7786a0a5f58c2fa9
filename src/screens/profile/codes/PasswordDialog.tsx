import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'

interface PasswordDialogProps {
  title: string
  submitLabel: string
  risky?: boolean
  busy: boolean
  /** What was wrong with the last one. */
  said: string | null
  onSubmit: (password: string) => void
  onClose: () => void
  children: ReactNode
}

/** Asks for the password once more. */
export function PasswordDialog({ said, onSubmit, children, ...dialog }: PasswordDialogProps) {
  const { t } = useWords()
  const form = useForm({ password: '' }, ({ password }) => ({
    password: password === '' && t('oneTimeCodes.passwordMissing'),
  }))
  return (
    <FormDialog {...dialog} form={form} onSubmit={() => onSubmit(form.values.password)}>
      {children}
      <PasswordField
        {...form.text('password')}
        label={t('oneTimeCodes.password')}
        hint={t('oneTimeCodes.passwordHint')}
        autoComplete="current-password"
        autoFocus
        showLabel={t('app.login.show')}
        hideLabel={t('app.login.hide')}
      />
      {said !== null && !dialog.busy ? (
        <Note tone="bad" live>
          {said}
        </Note>
      ) : null}
    </FormDialog>
  )
}
