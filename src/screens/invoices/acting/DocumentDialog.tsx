import { useWords } from '../../../i18n/words.ts'
import { Check } from '../../../ui/Check/Check.tsx'
import { FileField } from '../../../ui/FileField/FileField.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { mostBytes, sizeWords } from '../../shared/files/file-size.ts'
import { useSending } from './useSending.ts'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { nameOf } from '../invoice-words.ts'
import { type ActProps, touches } from './acting.types.ts'
import { useActed } from './useActed.ts'

/** A file that belongs to an invoice: of the agency alone, or the client's as well once it is released. */
export function DocumentDialog({ invoice, onClose }: ActProps) {
  const { t, locale } = useWords()
  const { said } = useActed(invoice)
  const sending = useSending()
  const add = useCommand('post', '/api/v1/invoices/{id}/documents', { inForm: true, touches })
  const form = useForm<{ file: File | null; name: string; forClient: boolean }>(
    { file: null, name: '', forClient: false },
    ({ file }) => ({
      file:
        file === null
          ? t('invoiceActs.fileMissing')
          : file.size > mostBytes && t('invoiceActs.fileTooLarge', { most: sizeWords(locale, mostBytes) }),
    }),
    sending.failure ?? add.failure,
  )
  const { file, name, forClient } = form.values
  const submit = async () => {
    const uploadId = file ? await sending.send(file) : undefined
    if (uploadId === undefined) return
    const called = name.trim() === '' ? {} : { name: name.trim() }
    await add.give(
      { params: { path: { id: invoice.id } }, body: { uploadId, forClient, ...called } },
      { done: t('invoiceActs.isAdded'), then: onClose },
    )
  }
  return (
    <FormDialog
      form={form}
      title={t('invoiceActs.documentTitle', { name: nameOf(invoice) })}
      submitLabel={t('invoiceActs.addDocument')}
      busy={sending.busy || add.busy}
      said={said}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <FileField
        label={t('invoiceActs.file')}
        chooseLabel={t('invoiceActs.chooseFile')}
        hint={t('invoiceActs.fileHint')}
        accept="image/*,application/pdf"
        chosen={file && { name: file.name, size: sizeWords(locale, file.size) }}
        error={form.error('file')}
        onChoose={chosen => {
          sending.forget()
          add.forget()
          form.set({ file: chosen })
        }}
      />
      <TextField
        {...form.text('name', 'NewInvoiceDocument.name')}
        label={t('invoiceActs.documentName')}
        hint={t('invoiceActs.documentNameHint')}
      />
      <Check label={t('invoiceActs.forClient')} checked={forClient} onChange={to => form.set({ forClient: to })} />
    </FormDialog>
  )
}
