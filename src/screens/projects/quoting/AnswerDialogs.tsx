import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { SignedByName } from '../../shared/form/SignedByName.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { useSignedByName } from '../../shared/form/useSignedByName.ts'
import { useCommand } from '../../shared/useCommand.ts'
import type { Quotation } from './quoting.types.ts'
import classes from './quoting.module.css'

interface AnswerDialogProps {
  quotation: Quotation
  company: string
  suggested: string
  onClose: () => void
}

const touches = ['projects', 'quotations'] as const

/** The client's signature, which confirms the project. */
export function AcceptDialog({ quotation, company, suggested, onClose }: AnswerDialogProps) {
  const words = useWords()
  const { t } = words
  const accept = useCommand('post', '/api/v1/quotations/{id}/accept', { inForm: true, touches })
  const signed = useSignedByName(suggested, 'QuotationAcceptance.name', accept.failure)
  const number = t('quotations.number', { number: quotation.number })
  const about =
    quotation.currency === null
      ? number
      : `${number} · ${moneyWords(words, quotation.total, quotation.currency)} ${t('quotations.beforeTax')}`
  const send = () => {
    if (!signed.given) return
    void accept.give(
      { params: { path: { id: quotation.id } }, body: signed.given },
      { done: t('quotations.accepted'), then: onClose },
    )
  }
  return (
    <FormDialog
      form={signed.form}
      title={t('quotations.acceptTitle')}
      submitLabel={t('quotations.acceptNow')}
      busy={accept.busy}
      onSubmit={send}
      onClose={onClose}
      big
    >
      <p className={classes['soft']}>{about}</p>
      {quotation.planChanged ? <Note tone="wait">{t('quotations.planChanged')}</Note> : null}
      <SignedByName {...signed} company={company} about={about} />
    </FormDialog>
  )
}

/** Why the client does not take it. */
export function DeclineDialog({ quotation, suggested, onClose }: AnswerDialogProps) {
  const { t } = useWords()
  const decline = useCommand('post', '/api/v1/quotations/{id}/decline', { inForm: true, touches })
  const form = useForm(
    { name: suggested, reason: '' },
    ({ name, reason }) => ({
      name: isShort('QuotationDeclining.name', name) && t('signOff.signerMissing'),
      reason: isShort('QuotationDeclining.reason', reason) && t('quotations.reasonMissing'),
    }),
    decline.failure,
  )
  return (
    <FormDialog
      form={form}
      title={t('quotations.declineTitle')}
      submitLabel={t('quotations.declineNow')}
      busy={decline.busy}
      onSubmit={() =>
        void decline.give(
          {
            params: { path: { id: quotation.id } },
            body: { name: form.values.name.trim(), reason: form.values.reason },
          },
          { done: t('quotations.declined'), then: onClose },
        )
      }
      onClose={onClose}
      big
    >
      <TextArea {...form.text('reason', 'QuotationDeclining.reason')} label={t('quotations.why')} rows={3} autoFocus />
      <TextField {...form.text('name', 'QuotationDeclining.name')} label={t('signOff.signer')} autoComplete="name" />
    </FormDialog>
  )
}
