import type { Failure } from '../../../client/problem.ts'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from './FormDialog.tsx'
import { type TextOf, isShort, useForm } from './useForm.ts'

interface DeclineDialogProps {
  title: string
  label: string
  hint: string
  /** Said where no reason is given. */
  missing: string
  /** The reason, as the contract has it. */
  of: TextOf
  busy?: boolean
  failure?: Failure | null
  onDecline: (reason: string) => void
  onClose: () => void
}

/** Why something does not count; whoever sent it reads that. */
export function DeclineDialog(props: DeclineDialogProps) {
  const { title, label, hint, missing, of, busy = false, failure = null, onDecline, onClose } = props
  const form = useForm({ reason: '' }, ({ reason }) => ({ reason: isShort(of, reason) && missing }), failure)
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={title}
      onSubmit={() => onDecline(form.values.reason)}
      onClose={onClose}
      busy={busy}
    >
      <TextArea label={label} hint={hint} {...form.text('reason', of)} />
    </FormDialog>
  )
}
