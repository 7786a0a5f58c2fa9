import { saysName } from '../../../../domain/privacy/erasure.ts'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { isShort, useForm } from '../form/useForm.ts'
import { dayWithYear } from '../words/day-with-year.ts'
import type { Erasure } from './privacy.types.ts'
import { ErasureLists } from './ErasureLists.tsx'
import classes from './privacy.module.css'

interface ErasureFormProps {
  erasure: Erasure
  busy: boolean
  failure: Failure | null
  onErase: (said: { name: string; reason: string }) => void
  onClose: () => void
}

const plain = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** What goes and what stays, and then the name, typed once more; whoever cannot be erased yet, and what is to do first. */
export function ErasureForm({ erasure, busy, failure, onErase, onClose }: ErasureFormProps) {
  const words = useWords()
  const { t } = words
  const { name, nameUntil, blocks } = erasure
  const form = useForm(
    { name: '', reason: '' },
    typed => ({
      name: plain(typed.name) !== plain(name) && t('personPrivacy.nameWrong'),
      reason: isShort('PersonErasing.reason', typed.reason)
        ? t('personPrivacy.reasonMissing')
        : saysName(typed.reason, name) && t('personPrivacy.reasonNames'),
    }),
    failure,
  )
  const title = t('personPrivacy.dialogTitle', { name })
  if (blocks.length)
    return (
      <Dialog opened title={title} closeLabel={t('app.cancel')} onClose={onClose}>
        <div className={classes['lists']}>
          <Note tone="wait">
            {t('personPrivacy.blocked')}
            <ul className={classes['blocks']}>
              {blocks.map(({ block, id, label, day }) => (
                <li key={`${block} ${id}`}>
                  {t(`personPrivacy.block.${block}`, { label, date: day ? dayWithYear(words, day) : '' })}
                </li>
              ))}
            </ul>
          </Note>
          <ErasureLists erasure={erasure} />
        </div>
      </Dialog>
    )
  return (
    <FormDialog
      form={form}
      busy={busy}
      risky
      title={title}
      submitLabel={t('personPrivacy.confirm')}
      note={t('personPrivacy.goesText')}
      onSubmit={() => onErase({ name: form.values.name.trim(), reason: form.values.reason.trim() })}
      onClose={onClose}
    >
      <div className={classes['first']} data-read-first="" tabIndex={-1}>
        <ErasureLists erasure={erasure} />
      </div>
      <Note tone="info">
        {nameUntil ? t('personPrivacy.nameUntil', { date: dayWithYear(words, nameUntil) }) : t('personPrivacy.nameNow')}
      </Note>
      <TextField
        label={t('personPrivacy.nameField', { name })}
        autoComplete="off"
        {...form.text('name', 'PersonErasing.name')}
      />
      <TextField
        label={t('personPrivacy.reason')}
        hint={t('personPrivacy.reasonHint')}
        {...form.text('reason', 'PersonErasing.reason')}
      />
    </FormDialog>
  )
}
