import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { fields } from '../../../client/fields.gen.ts'
import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { NumberStepper } from '../../../ui/NumberStepper/NumberStepper.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import type { NoteDialog, NoteLine } from '../note.types.ts'
import classes from '../sign-off.module.css'

interface AmendDialogProps extends NoteDialog {
  line: NoteLine
  onSave: (minutes: number, reason: string) => void
}

/** A correction of signed hours, with its reason; what was signed stays beside it. */
export function AmendDialog({ line, onSave, failure, ...dialog }: AmendDialogProps) {
  const { t } = useWords()
  const present = line.amended ?? line.chargeable ?? 0
  const form = useForm(
    { chargeable: present, reason: '' },
    ({ chargeable, reason }) => ({
      chargeable: chargeable === present && t('signOff.note.sameHours'),
      reason: isShort('NewHoursAmendment.reason', reason) && t('signOff.note.reasonMissing'),
    }),
    failure,
  )
  const same = form.error('chargeable')
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={t('signOff.note.amend', { name: line.personName })}
      submitLabel={t('signOff.note.amendNow')}
      onSubmit={() => onSave(form.values.chargeable, form.values.reason.trim())}
      big
    >
      <p className={classes['soft']}>{t('signOff.note.amendText')}</p>
      {same ? <Note tone="bad">{same}</Note> : null}
      <NumberStepper
        label={t('signOff.note.newHours')}
        value={form.values.chargeable}
        onChange={chargeable => form.set({ chargeable })}
        min={0}
        max={fields['NewHoursAmendment.chargeable'].maximum}
        step={15}
        format={hoursText}
        lessLabel={t('signOff.line.less')}
        moreLabel={t('signOff.line.more')}
      />
      <TextArea {...form.text('reason', 'NewHoursAmendment.reason')} label={t('signOff.note.reason')} rows={3} />
    </FormDialog>
  )
}
