import { useWords } from '../../../i18n/words.ts'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import type { TaskKind } from './punch-content.ts'

interface OtherReasonProps {
  task: TaskKind
  onReason: (reason: string) => void
  onClose: () => void
}

/** Why somebody is outside the circle, in words of their own. */
export function OtherReason({ task, onReason, onClose }: OtherReasonProps) {
  const { t } = useWords()
  const form = useForm({ reason: '' }, ({ reason }) => ({
    reason: isShort('NewProjectCrewItemActivity.reason', reason) && t('crews.reason.missing'),
  }))
  return (
    <FormDialog
      form={form}
      title={t('crews.reason.title')}
      submitLabel={t(task === 'Check-in' ? 'crews.reason.send' : 'crews.reason.sendOut')}
      onSubmit={() => onReason(form.values.reason.trim())}
      onClose={onClose}
      big
    >
      <TextArea
        {...form.text('reason', 'NewProjectCrewItemActivity.reason')}
        label={t('crews.reason.label')}
        rows={3}
        autoFocus
      />
    </FormDialog>
  )
}
