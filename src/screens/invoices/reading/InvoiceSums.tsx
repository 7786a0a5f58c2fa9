import { openOf } from '../../../../domain/invoices/invoice-state.ts'
import { useWords } from '../../../i18n/words.ts'
import { signedMoney } from '../../shared/cost/money-words.ts'
import { wholeDay } from '../invoice-words.ts'
import type { Invoice } from '../invoice.types.ts'
import { taxWords } from './line-words.ts'
import classes from './reading.module.css'

/** What it comes to and what of it is open. */
export function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const words = useWords()
  const { t } = words
  const { net, tax, total, paid, credited, state, due, currency, type } = invoice
  const money = (minor: number) => signedMoney(words, minor, currency)
  return (
    <dl className={classes['sums']}>
      <div>
        <dt>{t('invoices.column.net')}</dt>
        <dd>{money(net)}</dd>
      </div>
      <div>
        <dt>{taxWords(words, invoice)}</dt>
        <dd>{money(tax)}</dd>
      </div>
      <div className={classes['gross']}>
        <dt>{t('invoice.gross')}</dt>
        <dd>{money(total)}</dd>
      </div>
      {credited > 0 ? (
        <div>
          <dt>{t('invoice.credited')}</dt>
          <dd>{money(-credited)}</dd>
        </div>
      ) : null}
      {paid !== 0 && type !== 'creditNote' ? (
        <div>
          <dt>{t('invoices.column.paid')}</dt>
          <dd>{money(paid)}</dd>
        </div>
      ) : null}
      {state === 'released' || state === 'unpaid' ? (
        <div className={classes['open']}>
          <dt>{t('invoice.openBy', { day: wholeDay(words, due) })}</dt>
          <dd>{money(openOf(invoice))}</dd>
        </div>
      ) : null}
    </dl>
  )
}
