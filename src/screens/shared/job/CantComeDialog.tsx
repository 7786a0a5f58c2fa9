import { serverNow } from '../../../client/clock.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import type { Question } from './commanded.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { isShort, useForm } from '../form/useForm.ts'
import { dayWords, functionWords, hoursWords } from '../words/shift-words.ts'

/** Asks once, naming the job, and why. */
export default function CantComeDialog({ question: { about, busy, failure, accept, keep } }: { question: Question }) {
  const words = useWords()
  const { t } = words
  const form = useForm(
    { reason: '' },
    ({ reason }) => ({ reason: isShort('CannotCome.reason', reason) && t('jobs.cantComeQuestion.missing') }),
    failure && { ...failure, details: {}, technical: '' },
  )
  return (
    <FormDialog
      form={form}
      title={t('jobs.cantComeQuestion.title')}
      submitLabel={t('jobs.cantComeQuestion.send')}
      onSubmit={() => accept(form.values.reason.trim())}
      onClose={keep}
      busy={busy}
      risky
      ways={
        <Button variant="main" full onClick={keep}>
          {t('jobs.cantComeQuestion.keep')}
        </Button>
      }
    >
      <p>
        <b>{functionWords(words, about.function)}</b>, {about.venue}
        <br />
        {dayWords(words, about.startDate, serverNow())}, {hoursWords(about)}
      </p>
      <TextArea
        {...form.text('reason', 'CannotCome.reason')}
        label={t('jobs.cantComeQuestion.reason')}
        hint={t('jobs.cantComeQuestion.hint')}
        rows={3}
        required
        autoFocus
      />
    </FormDialog>
  )
}
