import { IconCheck } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import type { Invoice } from '../invoice.types.ts'
import { InvoiceLine } from './InvoiceLine.tsx'
import { shiftsOf } from './line-words.ts'
import type { Line } from './reading.types.ts'
import classes from './reading.module.css'

interface InvoiceLinesProps {
  invoice: Pick<Invoice, 'currency'>
  lines: readonly Line[]
  /** Ms. */
  now: number
}

/** What is charged, by shifts: call time, who signed its hours, and a line for each position. */
export function InvoiceLines({ invoice: { currency }, lines, now }: InvoiceLinesProps) {
  const words = useWords()
  const { t } = words
  return (
    <section aria-label={t('invoice.lines')} className={classes['lines']}>
      <p className={classes['names']} aria-hidden="true">
        <span>{t('invoices.column.position')}</span>
        <span>{t('invoices.column.people')}</span>
        <span>{t('invoices.column.hours')}</span>
        <span>{t('invoices.column.rate')}</span>
        <span>{t('invoices.column.net')}</span>
      </p>
      {shiftsOf(lines).map(({ crew, lines: own }) => (
        <div key={own[0]?.id}>
          {crew ? (
            <div className={classes['shift']}>
              <h2>
                <b className={classes['call']}>{crew.begin}</b>
                <span className={classes['until']}>
                  –{crew.end}
                  {crew.daysLater > 0 ? <sup>+{crew.daysLater}</sup> : null}
                </span>{' '}
                <b>{crew.name}</b> <span className={classes['soft']}>{dayWords(words, crew.date, now)}</span>
              </h2>
              {crew.signedBy === null ? null : (
                <span className={classes['signed']}>
                  <IconCheck aria-hidden="true" />
                  {crew.signedBy === '' ? t('invoice.signed') : t('invoice.signedBy', { name: crew.signedBy })}{' '}
                  {crew.deliveryNote === null ? null : (
                    <a href={`/crews/${crew.id}/delivery-note`}>{crew.deliveryNote}</a>
                  )}
                </span>
              )}
            </div>
          ) : null}
          <ul className={classes['list']}>
            {own.map(line => (
              <InvoiceLine key={line.id} line={line} currency={currency} timeZone={crew?.timeZone ?? 'UTC'} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
