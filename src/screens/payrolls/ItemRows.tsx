import { IconCheck, IconHelpCircle, IconMessage2Question } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Amount } from '../../ui/Amount/Amount.tsx'
import { Row } from '../../ui/Rows/Rows.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { dateWords, functionWords } from '../shared/words/shift-words.ts'
import { signedMoney } from '../shared/cost/money-words.ts'
import { itemName, shiftName, waitWords } from './payroll-words.ts'
import type { PayrollItem, UnassignedPci } from './payroll.types.ts'
import classes from './payrolls.module.css'

function DayLead({ date }: { date: string }) {
  const words = useWords()
  return (
    <span className={classes['day']}>
      <b>{dateWords(words, date, { day: 'numeric' })}</b>
      <span>{dateWords(words, date, { weekday: 'short' })}</span>
    </span>
  )
}

interface ItemRowProps {
  item: PayrollItem
  currency: string
  /** It is only read, and opens to nothing. */
  plain: boolean
}

/** A shift that is paid, or another amount: it opens to how it comes about. */
export function ItemRow({ item, currency, plain }: ItemRowProps) {
  const words = useWords()
  const { amount, former, state } = item
  return (
    <Row
      wrap
      href={plain ? undefined : `/payroll-items/${item.id}`}
      chevron={false}
      lead={<DayLead date={item.date} />}
      title={itemName(words, item)}
      sub={item.venue ?? words.t('payrolls.noShift')}
      end={
        <span className={classes['end']}>
          <Amount
            negative={amount < 0}
            {...(former === null
              ? {}
              : { former: signedMoney(words, former, currency), formerLabel: words.t('payrolls.before') })}
          >
            {signedMoney(words, amount, currency)}
          </Amount>
          <State state={state} />
        </span>
      }
    />
  )
}

function State({ state }: Pick<PayrollItem, 'state'>) {
  const { t } = useWords()
  if (state === 'confirmed')
    return (
      <span className={classes['done']}>
        <IconCheck aria-hidden="true" />
        <VisuallyHidden>{t('payrolls.states.confirmed')}</VisuallyHidden>
      </span>
    )
  return (
    <span className={state === 'declined' ? classes['asked'] : classes['asks']}>
      {state === 'declined' ? <IconMessage2Question aria-hidden="true" /> : <IconHelpCircle aria-hidden="true" />}
      {t(`payrolls.states.${state}`)}
    </span>
  )
}

/** A shift that is on no payroll yet, and what it waits for. */
export function UnassignedRow({ pci, today }: { pci: UnassignedPci; today: string }) {
  const words = useWords()
  const { function: of, minutes } = pci
  return (
    <Row
      wrap
      lead={<DayLead date={pci.date} />}
      title={of === null ? '' : minutes === null ? functionWords(words, of) : shiftName(words, of, minutes)}
      sub={pci.venue}
      end={<span className={classes['waits']}>{waitWords(words, pci, today)}</span>}
    />
  )
}
