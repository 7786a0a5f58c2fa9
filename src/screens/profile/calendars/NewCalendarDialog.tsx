import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Check } from '../../../ui/Check/Check.tsx'
import { Choices } from '../../../ui/Choices/Choices.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { type NewSubscription, kinds } from './calendars.types.ts'
import { issueWords } from './issue-words.ts'

interface NewCalendarDialogProps {
  busy: boolean
  failure: Failure | null
  onSave: (subscription: NewSubscription) => void
  onClose: () => void
}

/** Who reads the address, and what is in it. */
export function NewCalendarDialog({ failure, onSave, ...dialog }: NewCalendarDialogProps) {
  const words = useWords()
  const { t } = words
  const form = useForm(
    { kind: 'ical' as NewSubscription['kind'], name: '', requests: true, absences: false },
    ({ name }) => ({ name: isShort('NewCalendarSubscription.name', name) && t('calendars.nameMissing') }),
    failure,
  )
  const { values, set } = form
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={t('calendars.add')}
      submitLabel={t('calendars.add')}
      onSubmit={() => onSave(values)}
      said={failed => issueWords(words, failed)}
    >
      <TextField
        label={t('calendars.name')}
        hint={t('calendars.nameHint')}
        {...form.text('name', 'NewCalendarSubscription.name')}
      />
      <Choices
        label={t('calendars.kind.label')}
        value={values.kind}
        onChange={value => set({ kind: kinds.find(kind => kind === value) ?? 'ical' })}
        items={kinds.map(value => ({ value, label: t(`calendars.kind.${value}`) }))}
      />
      <fieldset>
        <legend>{t('calendars.contains')}</legend>
        <p>{t('calendars.jobs')}</p>
        <Check
          label={t('calendars.requests')}
          meta={t('calendars.requestsMeta')}
          checked={values.requests}
          onChange={requests => set({ requests })}
        />
        <Check label={t('calendars.absences')} checked={values.absences} onChange={absences => set({ absences })} />
      </fieldset>
    </FormDialog>
  )
}
