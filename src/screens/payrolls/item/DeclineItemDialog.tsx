import { IconUserQuestion } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Choices } from '../../../ui/Choices/Choices.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { dayWords, viewerZone } from '../../shared/words/shift-words.ts'
import { dateIn } from '../../../../domain/shift-display.ts'
import { lineName } from '../payroll-words.ts'
import type { ItemDetails } from '../payroll.types.ts'
import type { FeedbackLine } from './useItemCommands.ts'
import classes from './item.module.css'

const addOns = ['night', 'sunday', 'holiday', 'overtime'] as const
const day = 24 * 60 * 60_000

interface DeclineItemDialogProps {
  item: ItemDetails
  busy: boolean
  /** Ms. */
  now: number
  onSend: (said: { line: FeedbackLine; reason: string }) => void
  onClose: () => void
}

/** Which line is wrong and why; who answers, and by when. */
export function DeclineItemDialog({ item, busy, now, onSend, onClose }: DeclineItemDialogProps) {
  const words = useWords()
  const { t } = words
  const shown = item.lines.flatMap(line => {
    const value = addOns.find(one => one === line.kind)
    return value ? [{ value, label: lineName(words, line, item.title) }] : []
  })
  const items: { value: FeedbackLine; label: string }[] = [
    { value: 'hours', label: t('payrolls.wrong.hours') },
    ...shown,
    { value: 'rate', label: t('payrolls.wrong.rate') },
    { value: 'missing', label: t('payrolls.wrong.missing') },
  ]
  const start: { line: FeedbackLine; reason: string } = { line: 'hours', reason: '' }
  const form = useForm(start, ({ reason }) => ({
    reason: isShort('PayrollItemDecline.reason', reason) && t('payrolls.sayWhy'),
  }))
  const { line, reason } = form.values
  return (
    <FormDialog
      form={form}
      big
      busy={busy}
      title={t('payrolls.whatIsWrong')}
      submitLabel={t('payrolls.declineWithReason')}
      onSubmit={() => onSend({ line, reason: reason.trim() })}
      onClose={onClose}
      note={
        <p className={classes['goesTo']}>
          <IconUserQuestion aria-hidden="true" />
          {t('payrolls.goesTo', { day: dayWords(words, dateIn(viewerZone(), now + day)) })}
        </p>
      }
    >
      <Choices
        label={t('payrolls.whichLine')}
        value={line}
        onChange={value => form.set({ line: items.find(one => one.value === value)?.value ?? 'hours' })}
        items={items}
      />
      <TextArea {...form.text('reason', 'PayrollItemDecline.reason')} label={t('payrolls.yourReason')} rows={3} />
    </FormDialog>
  )
}
