import { useWords } from '../../i18n/words.ts'
import { Segments } from '../../ui/Segments/Segments.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { useForm } from '../shared/form/useForm.ts'
import { useCommand } from '../shared/useCommand.ts'

const marks = ['1', '2', '3', '4', '5'] as const

/** How planning found somebody. */
export function RatingDialog({ personId, name, onClose }: { personId: string; name: string; onClose: () => void }) {
  const { t } = useWords()
  const rate = useCommand('post', '/api/v1/crewMember/{id}/crewRatings', { inForm: true })
  const form = useForm({ rating: '5', remark: '' }, () => ({}), rate.failure)
  const { values } = form
  const send = () =>
    void rate.give(
      { params: { path: { id: personId } }, body: { rating: Number(values.rating), remark: values.remark } },
      { done: t('crewMembers.saved'), then: onClose },
    )
  return (
    <FormDialog
      form={form}
      title={t('crewMembers.rateTitle', { name })}
      submitLabel={t('crewMembers.save')}
      onSubmit={send}
      onClose={onClose}
      busy={rate.busy}
    >
      <Segments
        label={t('crewMembers.ratingLabel')}
        value={values.rating}
        onChange={rating => form.set({ rating })}
        items={marks.map(value => ({ value, label: value }))}
      />
      <TextArea
        label={t('crewMembers.remark')}
        hint={t('crewMembers.optional')}
        {...form.text('remark', 'NewCrewRating.remark')}
      />
    </FormDialog>
  )
}
