import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../../i18n/words.ts'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { signedMoney } from '../../shared/cost/money-words.ts'
import { lineRate } from '../../shared/cost/percent-words.ts'
import { lineName } from '../payroll-words.ts'
import type { ItemDetails } from '../payroll.types.ts'
import classes from './item.module.css'

/** How the amount comes about: each line is hours times a rate, rounded once. */
export function ItemLines({ item }: { item: ItemDetails }) {
  const words = useWords()
  const { t } = words
  const { lines, ratePerHour, currency, amount, former, title } = item
  return (
    <section className={classes['card']} aria-label={t('payrolls.howItComes')}>
      <dl className={classes['lines']}>
        {lines.map(line => (
          <div key={`${line.kind} ${line.percent}`}>
            <dt>
              {line.kind === 'base' ? (
                <b>{t('payrolls.hours', { hours: hoursText(line.minutes) })} </b>
              ) : (
                `${lineName(words, line, title)} `
              )}
              {line.kind === 'flat' || ratePerHour === null ? null : (
                <span>
                  {line.kind === 'base' ? '' : `${t('payrolls.hours', { hours: hoursText(line.minutes) })} `}×{' '}
                  {lineRate(words, ratePerHour, line.percent, currency)}
                </span>
              )}
            </dt>
            <dd>{signedMoney(words, line.amount, currency)}</dd>
          </div>
        ))}
        <div className={classes['sum']}>
          <dt>{t('payrolls.gross')}</dt>
          <dd>
            <Amount
              size="big"
              negative={amount < 0}
              {...(former === null
                ? {}
                : { former: signedMoney(words, former, currency), formerLabel: t('payrolls.before') })}
            >
              {signedMoney(words, amount, currency)}
            </Amount>
          </dd>
        </div>
      </dl>
    </section>
  )
}
