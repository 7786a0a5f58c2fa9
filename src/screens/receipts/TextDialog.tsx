import type { Failure } from '../../client/problem.ts'
import { useWords } from '../../i18n/words.ts'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { type TextOf, isShort, useForm } from '../shared/form/useForm.ts'

interface TextDialogProps {
  title: string
  label: string
  missing: string
  of: TextOf
  lines?: boolean
  start?: string
  busy: boolean
  failure: Failure | null
  onSend: (text: string) => void
  onClose: () => void
}

/** One text is asked for: a comment, a name. */
export function TextDialog(props: TextDialogProps) {
  const { title, label, missing, of, lines, start = '', busy, failure, onSend, onClose } = props
  const { t } = useWords()
  const form = useForm({ text: start }, ({ text }) => ({ text: isShort(of, text) && missing }), failure)
  const field = { label, ...form.text('text', of) }
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={t('receipt.save')}
      busy={busy}
      onSubmit={() => onSend(form.values.text)}
      onClose={onClose}
    >
      {lines ? <TextArea {...field} /> : <TextField {...field} />}
    </FormDialog>
  )
}
