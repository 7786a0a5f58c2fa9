import { isFilled, takes } from '../../../domain/documents/form-values.ts'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { Check } from '../../ui/Check/Check.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { DayField } from '../shared/form/DayField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { useForm } from '../shared/form/useForm.ts'
import type { PaperField } from './document.types.ts'

interface FieldDialogProps {
  field: PaperField
  value: string
  /** Nothing else is missing. */
  last: boolean
  onNext: (value: string) => void
  onClose: () => void
}

/** One field of the paper, as large as a finger wants it. */
export function FieldDialog({ field, value, last, onNext, onClose }: FieldDialogProps) {
  const { t } = useWords()
  const form = useForm({ value }, ({ value: text }) => ({
    value: !takes(field, text.trim())
      ? t(field.kind === 'number' ? 'documents.noNumber' : 'documents.noDay')
      : field.required && !isFilled(field, text.trim()) && t('documents.wanted'),
  }))
  const wrong = form.error('value')
  const hint = field.required ? undefined : t('documents.optional')
  return (
    <FormDialog
      form={form}
      title={field.label}
      submitLabel={t(last ? 'documents.take' : 'documents.takeNext')}
      onSubmit={() => onNext(form.values.value.trim())}
      onClose={onClose}
      busy={false}
      big
    >
      {field.kind === 'date' ? (
        <DayField
          label={field.label}
          value={form.values.value}
          onChange={text => form.set({ value: text })}
          hint={hint}
          error={wrong}
        />
      ) : field.kind === 'tick' ? (
        <>
          <Check
            label={field.label}
            checked={form.values.value === 'true'}
            onChange={ticked => form.set({ value: ticked ? 'true' : 'false' })}
          />
          {wrong ? (
            <Note tone="bad" live>
              {wrong}
            </Note>
          ) : null}
        </>
      ) : (
        <TextField
          {...form.text('value')}
          label={field.label}
          maxLength={fields['DocumentSigning.formFields.value'].maxLength}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          hint={hint}
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}
