import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { RequestCard, whatWords } from './RequestCard.tsx'
import type { PositionRequest } from './asking.types.ts'
import classes from './asking.module.css'

interface AnswerProps {
  request: PositionRequest
  now: number
  onClose: () => void
}

/** Asks once before it is in the plan, and says what it comes on top of. */
export function AcceptRequest({ request, now, quotation, onClose }: AnswerProps & { quotation: string | null }) {
  const words = useWords()
  const { t } = words
  const accept = useCommand('post', '/api/v1/positionRequests/{id}/accept', { inForm: true })
  const form = useForm({}, () => ({}), accept.failure)
  return (
    <FormDialog
      form={form}
      title={t('positionRequests.acceptTitle', { what: whatWords(words, request) })}
      submitLabel={t('positionRequests.accept')}
      busy={accept.busy}
      onSubmit={() =>
        void accept.give(
          { params: { path: { id: request.id } } },
          { done: t('positionRequests.accepted'), then: onClose },
        )
      }
      onClose={onClose}
      big
    >
      <RequestCard request={request} now={now} answers />
      <p className={classes['soft']}>{t('positionRequests.acceptText', { crew: request.projectCrew.name })}</p>
      {quotation === null ? null : <Note tone="wait">{t('positionRequests.beyond', { number: quotation })}</Note>}
    </FormDialog>
  )
}

/** Why it cannot be had; the client reads it. */
export function DeclineRequest({ request, now, onClose }: AnswerProps) {
  const words = useWords()
  const { t } = words
  const decline = useCommand('post', '/api/v1/positionRequests/{id}/decline', { inForm: true })
  const form = useForm(
    { reason: '' },
    ({ reason }) => ({
      reason: isShort('PositionRequestDeclining.reason', reason) && t('positionRequests.reasonMissing'),
    }),
    decline.failure,
  )
  return (
    <FormDialog
      form={form}
      title={t('positionRequests.declineTitle', { what: whatWords(words, request) })}
      submitLabel={t('positionRequests.decline')}
      busy={decline.busy}
      onSubmit={() =>
        void decline.give(
          { params: { path: { id: request.id } }, body: { reason: form.values.reason } },
          { done: t('positionRequests.declined'), then: onClose },
        )
      }
      onClose={onClose}
      big
    >
      <RequestCard request={request} now={now} answers />
      <TextArea
        {...form.text('reason', 'PositionRequestDeclining.reason')}
        label={t('positionRequests.why')}
        rows={3}
        autoFocus
      />
    </FormDialog>
  )
}
