import { useState } from 'react'
import { serverNow } from '../../client/clock.ts'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import type { Question } from './commanded.ts'
import { dayWords, functionWords, hoursWords } from './shift-words.ts'
import classes from './JobQuestion.module.css'

/** Asks once, naming the job, and why. */
export default function CantComeDialog({ question: { about, accept, keep } }: { question: Question }) {
  const words = useWords()
  const { t } = words
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const said = reason.trim()
  return (
    <Dialog
      opened
      onClose={keep}
      title={t('jobs.cantComeQuestion.title')}
      closeLabel={t('app.close')}
      footer={
        <div className={classes['answers']}>
          <Button variant="danger" full onClick={() => (said === '' ? setMissing(true) : accept(said))}>
            {t('jobs.cantComeQuestion.send')}
          </Button>
          <Button variant="main" full onClick={keep}>
            {t('jobs.cantComeQuestion.keep')}
          </Button>
        </div>
      }
    >
      <div className={classes['body']}>
        <p>
          <b>{functionWords(words, about.function)}</b>, {about.venue}
          <br />
          {dayWords(words, about.startDate, serverNow())}, {hoursWords(about)}
        </p>
        <TextArea
          label={t('jobs.cantComeQuestion.reason')}
          hint={t('jobs.cantComeQuestion.hint')}
          error={missing && said === '' ? t('jobs.cantComeQuestion.missing') : undefined}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={fields['CannotCome.reason'].maxLength}
          required
          autoFocus
        />
      </div>
    </Dialog>
  )
}
