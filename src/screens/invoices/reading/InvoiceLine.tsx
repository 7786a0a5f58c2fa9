import { IconChevronRight } from '@tabler/icons-react'
import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../../i18n/words.ts'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { signedMoney } from '../../shared/cost/money-words.ts'
import { hourSumWords } from '../../shared/cost/hour-words.ts'
import { clockAt } from '../../shared/words/shift-words.ts'
import { lineName, quantityWords, rateWords } from './line-words.ts'
import type { Line } from './reading.types.ts'
import classes from './reading.module.css'

/** One line; it opens to its people and the hours that were signed of each. */
export function InvoiceLine({ line, currency, timeZone }: { line: Line; currency: string; timeZone: string }) {
  const words = useWords()
  const { t, tn } = words
  const { people, minutes, signedMinutes, reason, net } = line
  const figures = (
    <>
      <span className={classes['position']}>{lineName(words, line)}</span>
      <span className={classes['people']}>
        {reason === null && people.length > 0 ? (
          <>
            <span aria-hidden="true">{people.length}</span>
            <VisuallyHidden>{tn('invoice.people', people.length)}</VisuallyHidden>
          </>
        ) : null}
      </span>
      <span className={classes['hours']}>
        {minutes === null ? (
          quantityWords(words, line)
        ) : (
          <Hours minutes={minutes} signed={reason === null ? signedMinutes : null} sum />
        )}
      </span>
      <span className={classes['rate']}>{rateWords(words, line, currency) ?? t('invoice.flat')}</span>
      <span className={classes['net']}>
        <Amount negative={net < 0}>{signedMoney(words, net, currency)}</Amount>
      </span>
    </>
  )
  if (people.length === 0) return <li className={classes['line']}>{figures}</li>
  return (
    <li>
      <details className={classes['opens']}>
        <summary className={classes['line']}>
          <IconChevronRight className={classes['turn']} aria-hidden="true" />
          {figures}
        </summary>
        <ul className={classes['persons']}>
          {people.map(({ jobId, name, from, to, minutes: own, signedMinutes: before }) => (
            <li key={jobId}>
              <span className={classes['person']}>{name}</span>
              <span className={classes['times']}>
                {clockAt(from, timeZone)}–{clockAt(to, timeZone)}
              </span>
              <Hours minutes={own} signed={before} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

/** "32:00"; where it was amended, what was signed before it, struck through. */
function Hours({ minutes, signed, sum = false }: { minutes: number; signed: number | null; sum?: boolean }) {
  const words = useWords()
  const said = (of: number) => (sum ? hourSumWords(words, of) : hoursText(of))
  if (signed === null || signed === minutes) return <b className={classes['figure']}>{said(minutes)}</b>
  return (
    <span className={classes['amended']}>
      <del>
        <VisuallyHidden>{`${words.t('invoice.before')} `}</VisuallyHidden>
        {said(signed)}
      </del>
      <b className={classes['corrected']}>{said(minutes)}</b>
    </span>
  )
}
