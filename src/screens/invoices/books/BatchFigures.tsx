import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Glance } from '../../../ui/Glance/Glance.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { signedMoney } from '../../shared/cost/money-words.ts'
import { listWords } from '../../shared/words/list-words.ts'
import { monthWords } from '../../shared/words/shift-words.ts'
import { fieldWords } from './books-words.ts'
import { type BookingBatch, isEmpty } from './books.types.ts'

interface BatchFiguresProps {
  batch: BookingBatch
  /** The month is not over. */
  runs: boolean
  mayEnter: boolean
  onAccounts: () => void
}

/** What the month comes to, what is left out, and what is still to be entered before there is a file. */
export function BatchFigures({ batch, runs, mayEnter, onAccounts }: BatchFiguresProps) {
  const words = useWords()
  const { t, tn } = words
  const { invoices, credits, payments, notEuro, toEnter } = batch
  const month = monthWords(words, `${batch.month}-01`)
  const euros = (cents: number) => signedMoney(words, cents, 'EUR')
  return (
    <>
      {isEmpty(batch) ? (
        <Note tone="plain">{t('bookkeeping.nothing', { month })}</Note>
      ) : (
        <Glance
          figures={[
            {
              key: 'invoices',
              label: t('bookkeeping.invoices'),
              value: euros(invoices.total),
              note: tn('invoices.count', invoices.count),
            },
            {
              key: 'credits',
              label: t('bookkeeping.credits'),
              value: euros(credits.total),
              note: tn('bookkeeping.creditCount', credits.count),
            },
            {
              key: 'payments',
              label: t('bookkeeping.payments'),
              value: euros(payments.total),
              note: tn('bookkeeping.paymentCount', payments.count),
            },
          ]}
        />
      )}
      {toEnter.length > 0 && !isEmpty(batch) ? (
        <Note
          tone="wait"
          action={
            mayEnter ? (
              <Button size="small" onClick={onAccounts}>
                {t('bookkeeping.enter')}
              </Button>
            ) : undefined
          }
        >
          {t('bookkeeping.lacking', {
            fields: listWords(
              words,
              toEnter.map(field => fieldWords(words, field)),
            ),
          })}
        </Note>
      ) : null}
      {runs ? <Note tone="info">{t('bookkeeping.runs', { month })}</Note> : null}
      {notEuro > 0 ? <Note tone="info">{tn('bookkeeping.notEuro', notEuro)}</Note> : null}
    </>
  )
}
