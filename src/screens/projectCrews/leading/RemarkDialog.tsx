import { useWords } from '../../../i18n/words.ts'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import type { Line } from '../crew.types.ts'

interface RemarkDialogProps {
  line: Line
  busy: boolean
  onRemark: (text: string) => void
  onClose: () => void
}

/** What the chief notes of a person; nothing takes it away. */
export function RemarkDialog({ line, onRemark, ...dialog }: RemarkDialogProps) {
  const { t } = useWords()
  const form = useForm({ remark: line.remark ?? '' }, () => ({}))
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={t('crewLead.remark')}
      submitLabel={t('crewLead.save')}
      onSubmit={() => onRemark(form.values.remark)}
    >
      <TextArea
        {...form.text('remark', 'ProjectCrewItemStatusChange.remark')}
        label={t('crewLead.remarkLabel')}
        hint={line.person.name}
        rows={3}
        autoFocus
      />
    </FormDialog>
  )
}
