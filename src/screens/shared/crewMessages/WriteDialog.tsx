import { useWords } from '../../../i18n/words.ts'
import { Choices } from '../../../ui/Choices/Choices.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { isShort, useForm } from '../form/useForm.ts'
import { useCommand } from '../useCommand.ts'
import { type Audience, audiences } from './message.types.ts'

interface WriteDialogProps {
  crewId: string
  /** How many each would reach. */
  counts: Readonly<Record<Audience, number>>
  onClose: () => void
}

/** A word to everybody of a crew, to those who are there, or to those who are late. */
export function WriteDialog({ crewId, counts, onClose }: WriteDialogProps) {
  const { t, tn } = useWords()
  const send = useCommand('post', '/api/v1/projectCrews/{id}/messages', { inForm: true, touches: ['messages'] })
  const form = useForm(
    { text: '', audience: 'all' as Audience },
    ({ text, audience }) => ({
      text: isShort('NewCrewMessage.text', text) && t('crewMessages.empty'),
      audience: counts[audience] === 0 && t('crewMessages.nobody'),
    }),
    send.failure,
  )
  const { values, set } = form
  return (
    <FormDialog
      form={form}
      title={t('crewMessages.write')}
      submitLabel={t('crewMessages.send')}
      busy={send.busy}
      onSubmit={() =>
        void send.give(
          { params: { path: { id: crewId } }, body: { text: values.text, audience: values.audience } },
          { done: ({ recipients }) => tn('crewMessages.sent', recipients.length), then: onClose },
        )
      }
      onClose={onClose}
    >
      <Choices
        label={t('crewMessages.to')}
        value={values.audience}
        onChange={to => set({ audience: audiences.find(one => one === to) ?? 'all' })}
        items={audiences
          .filter(one => one === 'all' || counts[one] > 0)
          .map(value => ({
            value,
            label: t(`crewMessages.audiences.${value}`),
            hint: tn('crewMessages.people', counts[value]),
          }))}
      />
      <TextArea label={t('crewMessages.text')} {...form.text('text', 'NewCrewMessage.text')} autoFocus />
    </FormDialog>
  )
}
