import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { nameOf } from '../invoice-words.ts'
import { type ActProps, touches } from './acting.types.ts'
import { AmountFields } from './AmountFields.tsx'
import { amountsOf, typedFrom } from './agreed-amounts.ts'
import { HeadFields } from './HeadFields.tsx'
import { amountsWrong, bodyOf, headOf, wrongIn } from './invoice-head.ts'
import { useActed } from './useActed.ts'

/** What one in design says, and its agreed amounts; its hours are the signed ones. */
export function EditDialog({ invoice, lines, onClose }: ActProps) {
  const words = useWords()
  const { t } = words
  const { said } = useActed(invoice)
  const change = useCommand('post', '/api/v1/invoices/{id}', { inForm: true, touches })
  const { currency } = invoice
  const form = useForm(
    {
      ...headOf(invoice),
      amounts: lines.flatMap(({ text, ...line }) =>
        text === null ? [] : typedFrom(words, { ...line, text }, currency),
      ),
    },
    values => ({ ...wrongIn(t)(values), amounts: amountsWrong(values.amounts, currency) }),
    change.failure,
  )
  const { amounts, ...head } = form.values
  return (
    <FormDialog
      form={form}
      title={t('invoiceActs.editTitle', { name: nameOf(invoice) })}
      submitLabel={t('invoiceActs.save')}
      busy={change.busy}
      said={said}
      onClose={onClose}
      onSubmit={() =>
        void change.give(
          {
            params: { path: { id: invoice.id } },
            body: {
              ...bodyOf(head),
              ...{ contactId: invoice.contact?.id ?? null, amounts: amountsOf(amounts, currency) },
            },
          },
          { done: t('invoiceActs.isSaved'), then: onClose },
        )
      }
    >
      <HeadFields form={form} />
      <AmountFields
        amounts={amounts}
        currency={currency}
        told={form.error('amounts') !== undefined}
        onChange={to => form.set({ amounts: [...to] })}
      />
    </FormDialog>
  )
}

/** A draft is thrown away; what it charged can be charged anew. */
export function DiscardDialog({ invoice, onClose }: ActProps) {
  const { t } = useWords()
  const { toList } = useActed(invoice)
  const discard = useCommand('delete', '/api/v1/invoices/{id}', { touches })
  return (
    <ConfirmDialog
      opened
      title={t('invoiceActs.discardTitle', { name: nameOf(invoice) })}
      safeLabel={t('invoiceActs.keep')}
      riskyLabel={t('invoiceActs.discard')}
      busy={discard.busy}
      onSafe={onClose}
      onRisky={() =>
        void discard.give(
          { params: { path: { id: invoice.id } } },
          {
            done: t('invoiceActs.isDiscarded'),
            then: () => {
              onClose()
              toList()
            },
          },
        )
      }
    >
      {t('invoiceActs.discardText')}
    </ConfirmDialog>
  )
}
