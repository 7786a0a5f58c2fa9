import { useWords } from '../../../i18n/words.ts'
import { moneyWords } from '../cost/money-words.ts'
import type { Receipt } from './receipt.types.ts'
import classes from './receipt.module.css'

/** What the items come to, beside what the slip says; where they differ, by how much. */
export function Sums({
  net,
  tax,
  gross,
  total,
  currency,
}: Pick<Receipt, 'net' | 'tax' | 'gross' | 'total' | 'currency'>) {
  const words = useWords()
  const { t } = words
  const money = (amount: number) => moneyWords(words, amount, currency)
  const differs = total === null ? null : gross - total
  return (
    <p className={classes['sums']} role="status">
      <span>{t('receipt.netAndTax', { net: money(net), tax: money(tax) })}</span>
      {differs === null ? (
        <span>{t('receipt.noTotal')}</span>
      ) : differs === 0 ? (
        <b>{t('receipt.asOnSlip', { amount: money(gross) })}</b>
      ) : (
        <b className={classes['differs']}>
          {t(differs > 0 ? 'receipt.above' : 'receipt.below', { amount: money(Math.abs(differs)) })}
        </b>
      )}
    </p>
  )
}
