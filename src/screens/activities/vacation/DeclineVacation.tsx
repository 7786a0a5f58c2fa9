import { useWords } from '../../../i18n/words.ts'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'
import type { VacationDetails } from '../to-do.types.ts'
import { vacationDays } from './vacation-words.ts'

interface DeclineVacationProps {
  request: VacationDetails['request']
  /** Ms. */
  now: number
  onDeclined: () => void
  onClose: () => void
}

/** Why not; the person reads it in their calendar. */
export function DeclineVacation({ request, now, onDeclined, onClose }: DeclineVacationProps) {
  const words = useWords()
  const { t } = words
  const { id, person } = request
  const decline = useCommand('post', '/api/v1/vacationRequests/{id}/decline', {
    touches: ['vacationRequests', 'activities'],
    inForm: true,
  })
  const form = useForm(
    { answer: '' },
    ({ answer }) => ({ answer: isShort('VacationRefusal.answer', answer) && t('todos.vacation.whyMissing') }),
    decline.failure,
  )
  const days = vacationDays(words, request, now)
  return (
    <FormDialog
      form={form}
      title={t('todos.vacation.declineTitle', { name: person.name })}
      submitLabel={t('todos.vacation.decline')}
      busy={decline.busy}
      said={({ code }) => (code === 'notFound' ? t('todos.vacation.withdrawn') : undefined)}
      onSubmit={() =>
        void decline.give(
          { params: { path: { id } }, body: { answer: form.values.answer } },
          {
            done: t('todos.vacation.declinedNow', { name: person.name, days }),
            then: () => {
              onClose()
              onDeclined()
            },
          },
        )
      }
      onClose={onClose}
      big
    >
      <p>{days}</p>
      <TextArea
        {...form.text('answer', 'VacationRefusal.answer')}
        label={t('todos.vacation.why', { name: person.name })}
        rows={3}
        autoFocus
      />
    </FormDialog>
  )
}
