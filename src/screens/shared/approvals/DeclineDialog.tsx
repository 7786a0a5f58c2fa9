import { useWords } from '../../../i18n/words.ts'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { isShort, useForm } from '../form/useForm.ts'

interface DeclineDialogProps {
  onDecline: (reason: string) => void
  onClose: () => void
}

/** Why it does not count; the person reads it. */
export function DeclineDialog({ onDecline, onClose }: DeclineDialogProps) {
  const { t } = useWords()
  const form = useForm({ reason: '' }, ({ reason }) => ({
    reason: isShort('DocumentUploadRefusal.reason', reason) && t('uploads.reasonMissing'),
  }))
  return (
    <FormDialog
      form={form}
      title={t('uploads.decline')}
      submitLabel={t('uploads.decline')}
      onSubmit={() => onDecline(form.values.reason)}
      onClose={onClose}
    >
      <TextArea
        label={t('uploads.reason')}
        hint={t('uploads.reasonHint')}
        {...form.text('reason', 'DocumentUploadRefusal.reason')}
      />
    </FormDialog>
  )
}
