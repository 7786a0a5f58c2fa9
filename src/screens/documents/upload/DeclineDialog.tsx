import { useWords } from '../../../i18n/words.ts'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'

/** Why it does not count; the person reads it. */
export function DeclineDialog({ uploadId, onClose }: { uploadId: string; onClose: () => void }) {
  const { t } = useWords()
  const decline = useCommand('post', '/api/v1/documentUploads/{id}/decline', {
    inForm: true,
    touches: ['documents', 'documentUploads', 'approvals', 'persons'],
  })
  const form = useForm(
    { reason: '' },
    ({ reason }) => ({ reason: isShort('DocumentUploadRefusal.reason', reason) && t('uploads.reasonMissing') }),
    decline.failure,
  )
  const send = () =>
    void decline.give(
      { params: { path: { id: uploadId } }, body: { reason: form.values.reason } },
      { done: t('uploads.isDeclined'), then: onClose },
    )
  return (
    <FormDialog
      form={form}
      title={t('uploads.decline')}
      submitLabel={t('uploads.decline')}
      onSubmit={send}
      onClose={onClose}
      busy={decline.busy}
    >
      <TextArea
        label={t('uploads.reason')}
        hint={t('uploads.reasonHint')}
        {...form.text('reason', 'DocumentUploadRefusal.reason')}
      />
    </FormDialog>
  )
}
