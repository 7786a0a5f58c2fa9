import { useWords } from '../../i18n/words.ts'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import type { NoteDialog } from './note.types.ts'

interface RefusingDialogProps extends Partial<NoteDialog> {
  name: string
  remark: string
  onName: (name: string) => void
  onSend: (remark: string) => void
  onClose: () => void
}

/** Who does not sign for the client, and why. */
export function RefusingDialog({ name, remark, onName, onSend, failure, ...dialog }: RefusingDialogProps) {
  const { t } = useWords()
  const form = useForm(
    { refusal: remark, name },
    values => ({
      refusal: isShort('SignOff.client.refusal', values.refusal) && t('signOff.refusing.missing'),
      name: isShort('SignOff.client.name', values.name) && t('signOff.signerMissing'),
    }),
    failure,
  )
  const who = form.text('name', 'SignOff.client.name')
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={t('signOff.refuse')}
      submitLabel={t('signOff.refusing.send')}
      onSubmit={() => onSend(form.values.refusal.trim())}
      big
    >
      <TextArea
        {...form.text('refusal', 'SignOff.client.refusal')}
        label={t('signOff.refusing.label')}
        hint={t('signOff.refusing.hint')}
        rows={3}
        autoFocus
      />
      <TextField
        {...who}
        label={t('signOff.signer')}
        autoComplete="off"
        onChange={text => {
          who.onChange(text)
          onName(text)
        }}
      />
    </FormDialog>
  )
}
