import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { daysLater, dateIn } from '../../../../domain/shift-display.ts'
import { sumsOf } from '../../../../domain/invoices/tax.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { tellUnread } from '../../../ui/unread-fields.ts'
import { AmountFields } from '../acting/AmountFields.tsx'
import { amountsOf } from '../acting/agreed-amounts.ts'
import { HeadFields } from '../acting/HeadFields.tsx'
import type { Typed } from '../../../machines/invoice-draft/invoice-draft.types.ts'
import { amountsWrong, bodyOf, headOf, wrongIn } from '../acting/invoice-head.ts'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { useForm } from '../../shared/form/useForm.ts'
import { problemWords } from '../../shared/words/problem-words.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { useNow } from '../../shared/useNow.ts'
import { taxWords } from '../reading/line-words.ts'
import type { Position, PositionCrew } from './creating.types.ts'
import type { Drafted } from './useDraft.ts'
import classes from './creating.module.css'

interface DraftFormProps {
  /** Of the first that was chosen. */
  position: Position
  crews: readonly PositionCrew[]
  currency: string
  draft: Drafted
}

const refusals = ['crewNotSigned', 'invoiceNotPriced', 'invoiceChanged', 'issuerMissing'] as const

/** As its project says, due after the client's days. */
const freshOf = (position: Position, today: string): Typed => ({
  ...headOf({
    ...position,
    ...{ type: 'invoice', title: null, date: today, due: daysLater(today, position.paymentDays) },
  }),
  amounts: [],
})

/** What the chosen positions are charged under; it fills itself from their project, or is as it was left. */
export function DraftForm({ position, crews, currency, draft }: DraftFormProps) {
  const words = useWords()
  const { t, tn } = words
  const today = dateIn(viewerZone(), useNow())
  const { typed, problem, busy, waiting, send } = draft
  const form = useForm<Typed>(
    typed ?? freshOf(position, today),
    entered => ({ ...wrongIn(t)(entered), amounts: amountsWrong(entered.amounts, currency) }),
    problem,
  )
  const { values } = form
  const agreed = amountsOf(values.amounts, currency)
  const net = [...crews, ...agreed].reduce((sum, line) => sum + (line.net ?? 0), 0)
  // Other rates are the country's of whoever issues it: the server says what they come to.
  const taxRate = values.taxCode === position.taxCode ? position.taxRate : values.taxCode === 'reduced' ? null : 0
  const sums = taxRate === null ? null : sumsOf(net, taxRate)
  const money = (minor: number) => moneyWords(words, minor, currency)
  const known = refusals.find(one => one === problem?.code)
  const keep = useEffectEvent(() => {
    if (form.isTouched || typed !== null) send({ type: 'TYPED', typed: values })
  })
  useEffect(() => keep(), [values])
  const submit = () => {
    const { amounts: _, ...head } = values
    const body = {
      ...bodyOf(head),
      ...{ companyId: position.company.id, contactId: position.contact?.id ?? null, net, amounts: agreed },
      crewIds: crews.map(({ id }) => id),
    }
    send({ type: 'SUBMITTED', request: { key: crypto.randomUUID(), body } })
  }
  return (
    <form
      noValidate
      aria-label={position.company.name}
      className={classes['form']}
      onSubmit={event => {
        event.preventDefault()
        if (!tellUnread(event.currentTarget)) form.submit(submit)
      }}
    >
      <h2>{position.company.name}</h2>
      {position.contact ? <p className={classes['soft']}>{position.contact.name}</p> : null}
      <HeadFields form={form} named={position.name} />
      <AmountFields
        amounts={values.amounts}
        currency={currency}
        told={form.error('amounts') !== undefined}
        onChange={amounts => form.set({ amounts })}
      />
      {problem ? (
        <Note tone="bad" live>
          {known ? t(`invoiceDraft.problems.${known}`) : problemWords(words, problem)}
        </Note>
      ) : null}
      <dl className={classes['sums']}>
        <div>
          <dt>{tn(agreed.length > 0 ? 'invoiceDraft.netWith' : 'invoiceDraft.netOf', crews.length)}</dt>
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
      {waiting ? (
        <Note
          tone="wait"
          live
          icon={<IconCloudOff aria-hidden="true" />}
          action={
            <Button size="small" onClick={() => send({ type: 'AGAIN' })}>
              {t('app.retry')}
            </Button>
          }
        >
          <b>{t('invoiceDraft.asking')}</b> {t('invoiceDraft.askingText')}
        </Note>
      ) : (
        <Button variant="main" type="submit" full busy={busy}>
          {t('invoices.create')}
        </Button>
      )}
    </form>
  )
}
