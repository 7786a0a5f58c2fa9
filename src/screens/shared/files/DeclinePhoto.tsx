import { useWords } from '../../../i18n/words.ts'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { isShort, useForm } from '../form/useForm.ts'
import { useCommand } from '../useCommand.ts'

interface DeclinePhotoProps {
  id: string
  onDone: () => void
  onClose: () => void
}

/** Why the client does not see it; whoever sent it reads that. */
export function DeclinePhoto({ id, onDone, onClose }: DeclinePhotoProps) {
  const { t } = useWords()
  const decline = useCommand('post', '/api/v1/projectDocuments/{id}/decline', { inForm: true })
  const form = useForm(
    { reason: '' },
    ({ reason }) => ({ reason: isShort('ProjectDocumentRefusal.reason', reason) && t('photos.reasonMissing') }),
    decline.failure,
  )
  const send = () =>
    void decline.give(
      { params: { path: { id } }, body: { reason: form.values.reason } },
      { done: t('photos.isDeclined'), then: onDone },
    )
  return (
    <FormDialog
      form={form}
      title={t('photos.decline')}
      submitLabel={t('photos.decline')}
      onSubmit={send}
      onClose={onClose}
      busy={decline.busy}
    >
      <TextArea
        label={t('photos.reason')}
        hint={t('photos.reasonHint')}
        {...form.text('reason', 'ProjectDocumentRefusal.reason')}
      />
    </FormDialog>
  )
}
