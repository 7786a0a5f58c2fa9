import { useState } from 'react'
import type { Question } from '../../../domain/imports/answers.ts'
import { useWords } from '../../i18n/words.ts'
import { FormDialog } from '../../ui/FormDialog/FormDialog.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import type { ImportRow } from './import.types.ts'

export type Typed = Pick<ImportRow['problems'][number], 'text'> & {
  field: NonNullable<ImportRow['problems'][number]['field']>
}

interface TypedDialogProps extends Typed {
  onClose: () => void
  onType: (question: Pick<Question, 'asks' | 'field' | 'text' | 'becomes'>) => void
}

/** What is meant where something stands nobody can read; taken in every row where it does. */
export function TypedDialog({ field, text, onClose, onType }: TypedDialogProps) {
  const { t } = useWords()
  const [by, setBy] = useState('')
  return (
    <FormDialog
      title={t('imports.answers.typeTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      submitLabel={t('imports.answers.send')}
      onSubmit={() => {
        if (by.trim() === '') return
        onType({ asks: 'instead', field, text, becomes: by.trim() })
        onClose()
      }}
    >
      <TextField
        label={t('imports.answers.typeLabel', { text })}
        hint={t('imports.answers.typeHint')}
        value={by}
        onChange={setBy}
        required
        autoFocus
      />
    </FormDialog>
  )
}
