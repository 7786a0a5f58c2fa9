import { useWords } from '../../i18n/words.ts'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { DayField } from '../shared/form/DayField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import { useCommand } from '../shared/useCommand.ts'
import type { Somebody } from './membership.types.ts'
import type { useMembership } from './useMembership.ts'

interface BlockDialogProps extends Pick<ReturnType<typeof useMembership>, 'bodyOf' | 'undoOf'> {
  person: Somebody
  onClose: () => void
}

/** Somebody is not to be sent with the crew: why, and until when. */
export function BlockDialog({ person, bodyOf, undoOf, onClose }: BlockDialogProps) {
  const { t } = useWords()
  const add = useCommand('post', '/api/v1/plannerCrewMemberships', { inForm: true, touches: ['pCrews'] })
  const form = useForm(
    { reason: '', endDate: '' },
    ({ reason }) => ({
      reason: isShort('NewPlannerCrewMembership.reason', reason) && t('membershipCrews.reasonMissing'),
    }),
    add.failure,
  )
  const { values, error } = form
  const send = () =>
    void add.give(bodyOf(person.id, { kind: 'blocked', reason: values.reason, endDate: values.endDate || null }), {
      done: t('membershipCrews.isBlocked', { name: person.name }),
      undo:
        ({ id }) =>
        () =>
          undoOf(id),
      then: onClose,
    })
  return (
    <FormDialog
      form={form}
      title={t('membershipCrews.blockOf', { name: person.name })}
      submitLabel={t('membershipCrews.block')}
      onSubmit={send}
      onClose={onClose}
      busy={add.busy}
      note={t('membershipCrews.unseen')}
    >
      <TextArea label={t('membershipCrews.why')} {...form.text('reason', 'NewPlannerCrewMembership.reason')} />
      <DayField
        label={t('membershipCrews.holdsUntil')}
        hint={t('membershipCrews.holdsOpen')}
        value={values.endDate}
        onChange={endDate => form.set({ endDate })}
        error={error('endDate')}
      />
    </FormDialog>
  )
}
