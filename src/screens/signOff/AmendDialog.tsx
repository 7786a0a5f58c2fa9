import { useState } from 'react'
import { hoursText } from '../../../domain/hours.ts'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { NumberStepper } from '../../ui/NumberStepper/NumberStepper.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import type { NoteLine } from './note.types.ts'
import classes from './sign-off.module.css'

interface AmendDialogProps {
  line: NoteLine
  busy: boolean
  onClose: () => void
  onSave: (minutes: number, reason: string) => void
}

/** A correction of signed hours, with its reason; what was signed stays beside it. */
export function AmendDialog({ line, busy, onClose, onSave }: AmendDialogProps) {
  const { t } = useWords()
  const present = line.amended ?? line.chargeable ?? 0
  const [minutes, setMinutes] = useState(present)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const why = reason.trim()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('signOff.note.amend', { name: line.personName })}
      closeLabel={t('app.cancel')}
      footer={
        <div className={classes['answers']}>
          <Button
            variant="main"
            size="call"
            full
            busy={busy}
            onClick={() => {
              setTried(true)
              if (minutes !== present && why.length >= fields['NewHoursAmendment.reason'].minLength)
                onSave(minutes, why)
            }}
          >
            {t('signOff.note.amendNow')}
          </Button>
        </div>
      }
    >
      <p className={classes['soft']}>{t('signOff.note.amendText')}</p>
      {tried && minutes === present ? <Note tone="bad">{t('signOff.note.sameHours')}</Note> : null}
      <NumberStepper
        label={t('signOff.note.newHours')}
        value={minutes}
        onChange={setMinutes}
        min={0}
        max={fields['NewHoursAmendment.chargeable'].maximum}
        step={15}
        format={hoursText}
        lessLabel={t('signOff.line.less')}
        moreLabel={t('signOff.line.more')}
      />
      <TextArea
        label={t('signOff.note.reason')}
        value={reason}
        onChange={setReason}
        error={
          tried && why.length < fields['NewHoursAmendment.reason'].minLength
            ? t('signOff.note.reasonMissing')
            : undefined
        }
        rows={3}
        maxLength={fields['NewHoursAmendment.reason'].maxLength}
      />
    </Dialog>
  )
}
