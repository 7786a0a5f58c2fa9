import { useWords } from '../../../i18n/words.ts'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'

interface ReleaseDialogProps {
  crewId: string
  /** What was said with the release before: it is said again unless it is taken out. */
  before: string | null
  onClose: () => void
}

/** Asked before a sheet is frozen, with what is to be said besides. */
export function ReleaseDialog({ crewId, before, onClose }: ReleaseDialogProps) {
  const { t } = useWords()
  const release = useCommand('post', '/api/v1/projectCrews/{id}/crewChiefSheet/release', { inForm: true })
  const form = useForm({ remark: before ?? '' }, () => ({}), release.failure)
  const remark = form.values.remark.trim()
  return (
    <FormDialog
      form={form}
      title={t('chiefDocuments.releaseTitle')}
      submitLabel={t('chiefDocuments.release')}
      busy={release.busy}
      onClose={onClose}
      onSubmit={() =>
        void release.give(
          { params: { path: { id: crewId } }, body: remark === '' ? {} : { remark } },
          { done: t('chiefDocuments.releasedNow'), then: onClose },
        )
      }
    >
      <p>{t('chiefDocuments.releaseText')}</p>
      <TextArea {...form.text('remark', 'CrewChiefSheetRelease.remark')} label={t('chiefDocuments.remark')} rows={4} />
    </FormDialog>
  )
}
