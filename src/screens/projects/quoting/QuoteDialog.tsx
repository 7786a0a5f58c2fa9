import { useState } from 'react'
import { isEmailAddress } from '../../../../domain/email-address.ts'
import { languageCodes } from '../../../../domain/languages.ts'
import { dateIn } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { Select } from '../../../ui/lazy-forms.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { DayField } from '../../shared/form/DayField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import type { PlannedCost, Quotations } from './quoting.types.ts'

interface QuoteDialogProps {
  project: string
  known: Quotations
  planned: PlannedCost
  onClose: () => void
}

/** Offers the project as it is planned; nothing is sent before the button that says so. */
export function QuoteDialog({ project, known, planned, onClose }: QuoteDialogProps) {
  const words = useWords()
  const { t } = words
  const today = dateIn(viewerZone(), useNow())
  const release = useCommand('post', '/api/v1/projects/{id}/quotations', {
    inForm: true,
    touches: ['projects', 'quotations'],
  })
  /** What was shown when it was opened is what is sent; once that was refused, what it comes to now. */
  const [seen, setSeen] = useState(planned)
  const shown = release.failure?.code === 'quotationChanged' ? planned : seen
  const form = useForm(
    {
      validUntil: known.suggestedValidUntil,
      email: known.suggestedRecipient ?? '',
      language: known.language,
      message: '',
    },
    ({ validUntil, email }) => ({
      validUntil:
        validUntil === '' ? t('quotations.dayMissing') : validUntil < today ? t('quotations.dayPast') : undefined,
      email: !isEmailAddress(email) && t('quotations.addressMissing'),
    }),
    release.failure,
  )
  const { values } = form
  const open = known.quotations.find(({ state }) => state === 'released')
  const send = () => {
    const { validUntil, message, language } = values
    setSeen(shown)
    void release.give(
      {
        params: { path: { id: project } },
        body: { validUntil, message, language, email: values.email.trim(), total: shown.total },
      },
      { done: ({ number }) => t('quotations.sent', { number }), then: onClose },
    )
  }
  return (
    <FormDialog
      form={form}
      title={t('quotations.quoteTitle')}
      submitLabel={t('quotations.send', {
        total: shown.currency === null ? '–' : moneyWords(words, shown.total, shown.currency),
      })}
      busy={release.busy}
      note={t('quotations.becomesQuoted')}
      onSubmit={send}
      onClose={onClose}
    >
      {open ? <Note tone="wait">{t('quotations.replaces', { number: open.number })}</Note> : null}
      <DayField
        label={t('quotations.validField')}
        value={values.validUntil}
        onChange={validUntil => form.set({ validUntil })}
        min={today}
        error={form.error('validUntil')}
      />
      <TextField
        {...form.text('email', 'NewQuotation.email')}
        label={t('quotations.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <Select
        label={t('quotations.language')}
        value={values.language}
        onChange={language => form.set({ language })}
        options={languageCodes.map(value => ({ value, label: t(`app.languages.${value}`) }))}
      />
      <TextArea {...form.text('message', 'NewQuotation.message')} label={t('quotations.message')} rows={3} />
    </FormDialog>
  )
}
