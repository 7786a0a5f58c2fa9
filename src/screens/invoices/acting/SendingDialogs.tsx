import { isEmailAddress } from '../../../../domain/email-address.ts'
import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { signedMoney } from '../../shared/cost/money-words.ts'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { nameOf } from '../invoice-words.ts'
import { type ActProps, touches } from './acting.types.ts'
import { useActed } from './useActed.ts'

const looksRight = (email: string) => email === '' || isEmailAddress(email)

/** Gives it its number and freezes it, for the total that is shown. */
export function ReleaseDialog({ invoice, onClose }: ActProps) {
  const words = useWords()
  const { t } = words
  const { said, toInvoice } = useActed(invoice)
  const release = useCommand('post', '/api/v1/invoices/{id}/release', { inForm: true, touches })
  const form = useForm(
    { email: invoice.recipient ?? '' },
    ({ email }) => ({ email: !looksRight(email.trim()) && t('invoiceActs.emailWrong') }),
    release.failure,
  )
  const email = form.values.email.trim()
  const total = signedMoney(words, invoice.total, invoice.currency)
  return (
    <FormDialog
      form={form}
      title={t('invoiceActs.releaseTitle', { total })}
      submitLabel={t(email === '' ? 'invoiceActs.releaseNow' : 'invoiceActs.releaseAndSend')}
      busy={release.busy}
      said={said}
      onClose={onClose}
      onSubmit={() =>
        void release.give(
          { params: { path: { id: invoice.id } }, body: { total: invoice.total, email: email === '' ? null : email } },
          {
            done: made => t('invoiceActs.isReleased', { name: nameOf(made) }),
            then: made => {
              onClose()
              toInvoice(made)
            },
          },
        )
      }
    >
      <Note tone="info">{t('invoiceActs.releaseText')}</Note>
      <TextField
        {...form.text('email', 'InvoiceRelease.email')}
        label={t('invoiceActs.email')}
        hint={t('invoiceActs.releaseEmailHint')}
        inputMode="email"
      />
    </FormDialog>
  )
}

/** Mails it, again too, or says that it was sent otherwise. */
export function SendDialog({ invoice, onClose }: ActProps) {
  const { t } = useWords()
  const { said } = useActed(invoice)
  const send = useCommand('post', '/api/v1/invoices/{id}/send', { inForm: true, touches })
  const form = useForm(
    { email: invoice.recipient ?? '' },
    ({ email }) => ({ email: !looksRight(email.trim()) && t('invoiceActs.emailWrong') }),
    send.failure,
  )
  const email = form.values.email.trim()
  return (
    <FormDialog
      form={form}
      title={t('invoiceActs.sendTitle', { name: nameOf(invoice) })}
      submitLabel={t(email === '' ? 'invoiceActs.sentOtherwise' : 'invoiceActs.sendNow')}
      busy={send.busy}
      said={said}
      onClose={onClose}
      onSubmit={() =>
        void send.give(
          { params: { path: { id: invoice.id } }, body: { email: email === '' ? null : email } },
          { done: t('invoiceActs.isSent'), then: onClose },
        )
      }
    >
      <TextField
        {...form.text('email', 'InvoiceSending.email')}
        label={t('invoiceActs.email')}
        hint={t('invoiceActs.sendEmailHint')}
        inputMode="email"
      />
    </FormDialog>
  )
}
