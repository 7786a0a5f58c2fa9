import type { components } from '../../client/schema.d.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { moneyToType } from '../shared/cost/money-words.ts'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import type { Receipt, ReceiptItem } from '../shared/receipts/receipt.types.ts'
import { useCommand } from '../shared/useCommand.ts'
import { typedAmount } from '../shared/cost/typed-amount.ts'

interface ItemDialogProps {
  receipt: Receipt
  /** Null: a new one. */
  item: ReceiptItem | null
  onClose: () => void
}

type TaxCode = components['schemas']['ReceiptItem']['taxCode']
const codes: readonly TaxCode[] = ['standard', 'reduced', 'zero', 'exempt', 'reverseCharge']

/** One thing on the slip; a new one begins with what is still missing of its total. */
export function ItemDialog({ receipt, item, onClose }: ItemDialogProps) {
  const words = useWords()
  const { t } = words
  const { currency, number, total, gross } = receipt
  const touches = ['receipts'] as const
  const add = useCommand('post', '/api/v1/receipts/{id}/items', { inForm: true, touches })
  const change = useCommand('post', '/api/v1/receiptItems/{id}', { inForm: true, touches })
  const remove = useCommand('delete', '/api/v1/receiptItems/{id}', { inForm: true, touches })
  const left = total === null || total === gross ? null : total - gross
  const start = item ? item.gross : left
  const form = useForm(
    {
      text: item?.text ?? '',
      amount: start === null ? '' : moneyToType(words, start, currency),
      taxCode: item?.taxCode ?? ('standard' as TaxCode),
    },
    ({ text, amount }) => ({
      text: isShort('ReceiptItemEntry.text', text) && t('receipt.whatMissing'),
      amount: typedAmount(amount, currency) === null && t('receipt.totalWrong'),
    }),
    (item ? change : add).failure ?? remove.failure,
  )
  const { values, text, set } = form
  const send = () => {
    const body = { text: values.text, taxCode: values.taxCode, gross: typedAmount(values.amount, currency) ?? 0 }
    const done = { done: t('receipt.saved'), then: onClose }
    if (item) void change.give({ params: { path: { id: item.id } }, body }, done)
    else void add.give({ params: { path: { id: number } }, body }, done)
  }
  return (
    <FormDialog
      form={form}
      title={t(item ? 'receipt.editItem' : 'receipt.newItem')}
      submitLabel={t('receipt.save')}
      busy={add.busy || change.busy || remove.busy}
      onSubmit={send}
      onClose={onClose}
      ways={
        item ? (
          <Button
            variant="quiet"
            onClick={() =>
              void remove.give({ params: { path: { id: item.id } } }, { done: t('receipt.saved'), then: onClose })
            }
          >
            {t('receipt.removeItem')}
          </Button>
        ) : undefined
      }
    >
      <TextField label={t('receipt.what')} {...text('text', 'ReceiptItemEntry.text')} />
      <TextField
        label={t('receipt.amount', { currency })}
        hint={t('receipt.totalHint')}
        inputMode="text"
        {...text('amount')}
      />
      <Select
        label={t('receipt.taxType')}
        value={values.taxCode}
        onChange={code => set({ taxCode: codes.find(one => one === code) ?? values.taxCode })}
        options={codes.map(value => ({ value, label: t(`receipt.tax.${value}`) }))}
      />
    </FormDialog>
  )
}
