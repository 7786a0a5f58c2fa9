import { daysLater, dateIn } from '../../../../domain/shift-display.ts'
import { sumsOf } from '../../../../domain/invoices/tax.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { HeadFields } from '../acting/HeadFields.tsx'
import { touches } from '../acting/acting.types.ts'
import { bodyOf, headOf, wrongIn } from '../acting/invoice-head.ts'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { LeavingQuestion } from '../../shared/form/LeavingQuestion.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { problemWords } from '../../shared/words/problem-words.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useLeaving } from '../../shared/useLeaving.ts'
import { useNow } from '../../shared/useNow.ts'
import type { Invoice } from '../invoice.types.ts'
import { taxWords } from '../reading/line-words.ts'
import type { Position, PositionCrew } from './creating.types.ts'
import classes from './creating.module.css'

interface DraftFormProps {
  /** Of the first that was chosen. */
  position: Position
  crews: readonly PositionCrew[]
  currency: string
  onCreated: (invoice: Invoice) => void
}

const refusals = ['crewNotSigned', 'invoiceNotPriced', 'invoiceChanged', 'issuerMissing'] as const

/** What the chosen positions are charged under; it fills itself from their project. */
export function DraftForm({ position, crews, currency, onCreated }: DraftFormProps) {
  const words = useWords()
  const [, navigate] = useLocation()
  const { t, tn } = words
  const today = dateIn(viewerZone(), useNow())
  const create = useCommand('post', '/api/v1/invoices', { inForm: true, touches })
  const [seen, setSeen] = useState<unknown>(null)
  const form = useForm(
    headOf({
      ...position,
      type: 'invoice',
      title: null,
      date: today,
      due: daysLater(today, position.paymentDays),
    }),
    wrongIn(t),
    create.failure,
  )
  const leaving = useLeaving(form.isTouched && !create.busy)
  const { values } = form
  const net = crews.reduce((sum, crew) => sum + (crew.net ?? 0), 0)
  // Other rates are the country's of whoever issues it: the server says what they come to.
  const taxRate = values.taxCode === position.taxCode ? position.taxRate : values.taxCode === 'reduced' ? null : 0
  const sums = taxRate === null ? null : sumsOf(net, taxRate)
  const money = (minor: number) => moneyWords(words, minor, currency)
  const { failure } = form
  const taken = failure?.code === 'crewInvoiced' && failure !== seen ? failure.details : null
  const known = refusals.find(one => one === failure?.code)
  const send = () =>
    void create.give(
      {
        body: {
          ...bodyOf(values),
          companyId: position.company.id,
          contactId: position.contact?.id ?? null,
          crewIds: crews.map(({ id }) => id),
          net,
          amounts: [],
        },
      },
      { done: made => t('invoiceDraft.created', { name: made.mark }), then: onCreated },
    )
  return (
    <form
      noValidate
      aria-label={position.company.name}
      className={classes['form']}
      onSubmit={event => {
        event.preventDefault()
        if (!create.busy) form.submit(send)
      }}
    >
      <h2>{position.company.name}</h2>
      {position.contact ? <p className={classes['soft']}>{position.contact.name}</p> : null}
      <HeadFields form={form} named={position.name} />
      {failure && failure.code !== 'crewInvoiced' ? (
        <Note tone="bad">{known ? t(`invoiceDraft.problems.${known}`) : problemWords(words, failure)}</Note>
      ) : null}
      <dl className={classes['sums']}>
        <div>
          <dt>{tn('invoiceDraft.netOf', crews.length)}</dt>
          <dd>{money(net)}</dd>
        </div>
        {sums && taxRate !== null ? (
          <>
            <div>
              <dt>{taxWords(words, { taxCode: values.taxCode, taxRate })}</dt>
              <dd>{money(sums.tax)}</dd>
            </div>
            <div className={classes['gross']}>
              <dt>{t('invoice.gross')}</dt>
              <dd>{money(sums.total)}</dd>
            </div>
          </>
        ) : null}
      </dl>
      <Button variant="main" type="submit" full busy={create.busy}>
        {t('invoices.create')}
      </Button>
      <ConfirmDialog
        opened={taken !== null}
        title={t('invoiceDraft.takenTitle')}
        safeLabel={t('invoiceDraft.takenBack')}
        riskyLabel={t('invoiceDraft.takenOpen')}
        onSafe={() => setSeen(failure)}
        onRisky={() => navigate(`/invoice/${encodeURIComponent(String(taken?.['invoice']))}`)}
      >
        {t('invoiceDraft.takenText', { name: String(taken?.['invoice'] ?? '') })}
      </ConfirmDialog>
      <LeavingQuestion {...leaving} />
    </form>
  )
}
