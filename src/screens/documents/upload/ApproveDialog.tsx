import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { DayField } from '../../shared/form/DayField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'
import type { Upload } from './upload.types.ts'

/** What the paper says, put right where that was entered otherwise; it counts from then on. */
export function ApproveDialog({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const { t } = useWords()
  const approve = useCommand('post', '/api/v1/documentUploads/{id}/approve', {
    inForm: true,
    touches: ['documents', 'documentUploads', 'approvals', 'persons'],
  })
  const form = useForm(
    {
      paperNumber: upload.paperNumber ?? '',
      issuedBy: upload.issuedBy ?? '',
      validFrom: upload.validFrom ?? '',
      validUntil: upload.validUntil ?? '',
    },
    ({ validFrom, validUntil }) => ({
      validUntil: validFrom !== '' && validUntil !== '' && validUntil < validFrom && t('uploads.daysTurned'),
    }),
    approve.failure,
  )
  const { values, error } = form
  const send = () => {
    const { paperNumber, issuedBy, validFrom, validUntil } = values
    const body = { paperNumber, issuedBy, validFrom: validFrom || null, validUntil: validUntil || null }
    const said = { params: { path: { id: upload.id } }, body }
    void approve.give(said, { done: t('uploads.isApproved'), then: onClose })
  }
  return (
    <FormDialog
      form={form}
      title={t('uploads.approve')}
      submitLabel={t('uploads.approve')}
      onSubmit={send}
      onClose={onClose}
      busy={approve.busy}
    >
      <TextField label={t('uploads.paperNumber')} {...form.text('paperNumber', 'DocumentUploadApproval.paperNumber')} />
      <TextField label={t('uploads.issuedBy')} {...form.text('issuedBy', 'DocumentUploadApproval.issuedBy')} />
      <DayField
        label={t('uploads.validFrom')}
        value={values.validFrom}
        onChange={validFrom => form.set({ validFrom })}
        error={error('validFrom')}
      />
      <DayField
        label={t('uploads.validUntil')}
        hint={t('uploads.openEnd')}
        value={values.validUntil}
        onChange={validUntil => form.set({ validUntil })}
        error={error('validUntil')}
      />
    </FormDialog>
  )
}
