import { IconLock, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { changeable } from '../../../../domain/documents/changing.ts'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Check } from '../../../ui/Check/Check.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { Select } from '../../../ui/lazy-forms.tsx'
import { DayField } from '../../shared/form/DayField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { type Document, isSigned } from '../document.types.ts'
import type { DocumentChange } from './desk.types.ts'

export interface Changing {
  busy: boolean
  failure: Failure | null
  change: (said: DocumentChange, done: () => void) => void
}
interface ChangeDocumentProps {
  document: Document
  changing: Changing
}

const orders = ['one by one', 'any'] as const

/** What a document is called, until when, and how it is signed; once somebody has signed only until when. */
export function ChangeDocument({ document, changing }: ChangeDocumentProps) {
  const { t } = useWords()
  const [opened, setOpened] = useState(false)
  const signed = document.signatories.filter(isSigned).length
  const may = changeable({ deleted: document.deleted, signed, signatories: document.signatories.length })
  if (document.deleted) return null
  return (
    <>
      <Button
        size="small"
        locked={!may.dueDate}
        icon={may.dueDate ? <IconPencil aria-hidden="true" /> : <IconLock aria-hidden="true" />}
        onClick={() => {
          if (may.dueDate) setOpened(true)
        }}
      >
        {t('documents.desk.change')}
      </Button>
      {opened ? <ChangeDialog {...{ document, changing }} terms={may.terms} onClose={() => setOpened(false)} /> : null}
    </>
  )
}

function ChangeDialog({
  document,
  changing,
  terms,
  onClose,
}: ChangeDocumentProps & { terms: boolean; onClose: () => void }) {
  const { t } = useWords()
  const { name, dueDate, parameters } = document
  const form = useForm(
    { name, dueDate: dueDate ?? '', ...parameters },
    values => ({ name: terms && isShort('DocumentChange.name', values.name) && t('documents.desk.nameMissing') }),
    changing.failure,
  )
  const { values, set, error } = form
  const send = () => {
    const day = values.dueDate === '' ? null : values.dueDate
    const { signatoriesOrder, asksRating } = values
    changing.change(
      terms ? { name: values.name, dueDate: day, signatoriesOrder, asksRating } : { dueDate: day },
      onClose,
    )
  }
  return (
    <FormDialog
      form={form}
      title={t('documents.desk.changeTitle')}
      submitLabel={t('documents.desk.keep')}
      onSubmit={send}
      onClose={onClose}
      busy={changing.busy}
    >
      {terms ? (
        <TextField label={t('documents.desk.name')} {...form.text('name', 'DocumentChange.name')} />
      ) : (
        <Note tone="wait">{t('documents.desk.termsLocked')}</Note>
      )}
      <DayField
        label={t('documents.desk.dueDate')}
        hint={t('documents.desk.dueOpen')}
        value={values.dueDate}
        onChange={day => set({ dueDate: day })}
        error={error('dueDate')}
      />
      {terms && document.wants === 'signatures' ? (
        <>
          <Select
            label={t('documents.desk.order')}
            value={values.signatoriesOrder}
            onChange={chosen => set({ signatoriesOrder: orders.find(one => one === chosen) ?? 'one by one' })}
            options={orders.map(value => ({
              value,
              label: t(value === 'any' ? 'documents.desk.asTheyLike' : 'documents.oneByOne'),
            }))}
          />
          <Check
            label={t('documents.desk.asksRating')}
            checked={values.asksRating}
            onChange={asksRating => set({ asksRating })}
          />
        </>
      ) : null}
    </FormDialog>
  )
}
