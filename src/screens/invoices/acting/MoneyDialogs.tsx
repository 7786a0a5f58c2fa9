import { useState } from 'react'
import { openOf } from '../../../../domain/invoices/invoice-state.ts'
import { dateIn } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { moneyToType, signedMoney, typedMoney } from '../../shared/cost/money-words.ts'
import { DayField } from '../../shared/form/DayField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import { nameOf } from '../invoice-words.ts'
import { type ActProps, touches } from './acting.types.ts'
import { useActed } from './useActed.ts'

/** Money that came in, the whole or a part; `back`: that was paid back, or entered wrongly. */
export function PaymentDialog({ invoice, onClose, back = false }: ActProps & { back?: boolean }) {
  const words = useWords()
  const { t } = words
  const { currency } = invoice
  const { said } = useActed(invoice)
  const pay = useCommand('post', '/api/v1/invoices/{id}/payments', { inForm: true, touches })
  // What is open follows what comes in meanwhile, until somebody types.
  const whole = moneyToType(words, back ? invoice.paid : Math.max(0, openOf(invoice)), currency)
  const [typed, setTyped] = useState(false)
  const form = useForm(
    {
      amount: whole,
      receivedOn: dateIn(viewerZone(), useNow()),
    },
    ({ amount, receivedOn }) => ({
      amount: (typedMoney(amount, currency) ?? 0) <= 0 && t('invoiceActs.amountMissing'),
      receivedOn: receivedOn === '' && t('invoiceActs.dayMissing'),
    }),
    pay.failure,
  )
  const { values, text } = form
  const amount = typedMoney(typed ? values.amount : whole, currency) ?? 0
  return (
    <FormDialog
      form={form}
      title={t(back ? 'invoiceActs.payBackTitle' : 'invoiceActs.paymentTitle', { name: nameOf(invoice) })}
      submitLabel={t('invoiceActs.note')}
      busy={pay.busy}
      said={said}
      onClose={onClose}
      onSubmit={() =>
        void pay.give(
          {
            params: { path: { id: invoice.id } },
            body: { amount: back ? -amount : amount, receivedOn: values.receivedOn },
          },
          { done: t('invoiceActs.isNoted'), then: onClose },
        )
      }
    >
      <TextField
        {...text('amount')}
        value={typed ? values.amount : whole}
        onChange={to => {
          setTyped(true)
          form.set({ amount: to })
        }}
        label={t('invoiceActs.amountIn', { currency })}
        hint={t(back ? 'invoiceActs.payBackHint' : 'invoiceActs.paymentHint')}
        inputMode="decimal"
        autoFocus
      />
      <DayField
        label={t('invoiceActs.receivedOn')}
        value={values.receivedOn}
        onChange={receivedOn => form.set({ receivedOn })}
        error={form.error('receivedOn')}
        wrongLabel={t('invoiceActs.dayMissing')}
      />
    </FormDialog>
  )
}

/** A credit note over the whole or a part. */
export function CreditDialog({ invoice, onClose }: ActProps) {
  const words = useWords()
  const { t } = words
  const { currency } = invoice
  const { said, toInvoice } = useActed(invoice)
  const credit = useCommand('post', '/api/v1/invoices/{id}/credit', { inForm: true, touches })
  const form = useForm(
    { reason: '', net: '' },
    ({ reason, net }) => ({
      reason: isShort('InvoiceCredit.reason', reason) && t('invoiceActs.reasonMissing'),
      net: net.trim() !== '' && (typedMoney(net, currency) ?? 0) <= 0 && t('invoiceActs.amountMissing'),
    }),
    credit.failure,
  )
  const { values, text } = form
  return (
    <FormDialog
      form={form}
      title={t('invoiceActs.creditTitle', { name: nameOf(invoice) })}
      submitLabel={t('invoiceActs.creditNow')}
      risky
      busy={credit.busy}
      said={said}
      onClose={onClose}
      onSubmit={() =>
        void credit.give(
          {
            params: { path: { id: invoice.id } },
            body: {
              reason: values.reason.trim(),
              net: values.net.trim() === '' ? null : typedMoney(values.net, currency),
            },
          },
          {
            done: made => t('invoiceActs.isCredited', { name: nameOf(made) }),
            then: made => {
              onClose()
              toInvoice(made)
            },
          },
        )
      }
    >
      <TextField {...text('reason', 'InvoiceCredit.reason')} label={t('invoiceActs.reason')} autoFocus />
      <TextField
        {...text('net')}
        label={t('invoiceActs.netIn', { currency })}
        hint={t('invoiceActs.creditHint', { net: signedMoney(words, invoice.net, currency) })}
        inputMode="decimal"
      />
    </FormDialog>
  )
}
