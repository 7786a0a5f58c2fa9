import { IconArrowRight, IconHelpCircle } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { HoursShares } from './HoursShares.tsx'
import { signedMoney } from '../shared/cost/money-words.ts'
import type { Payroll } from './payroll.types.ts'
import { monthWords } from '../shared/words/shift-words.ts'
import classes from './payrolls.module.css'

/** The newest month as long as it is open: what it comes to so far, and what is to do about it. */
export function RunningMonth({ payrolls, base }: { payrolls: readonly Payroll[]; base: string }) {
  const words = useWords()
  const { t, tn } = words
  const [payroll] = payrolls
  if (!payroll || payroll.state === 'closed') return null
  const { number, month, toConfirm, amount, currency } = payroll
  return (
    <section className={classes['running']} aria-label={monthWords(words, month)}>
      <header>
        <h2>{monthWords(words, month)}</h2>
        {toConfirm > 0 ? (
          <Chip tone="wait" icon={<IconHelpCircle aria-hidden="true" />}>
            {tn('payrolls.toConfirm', toConfirm)}
          </Chip>
        ) : null}
      </header>
      <p className={classes['gross']}>
        <b>{signedMoney(words, amount, currency)}</b>
        <span>{t('payrolls.grossSoFar')}</span>
      </p>
      <HoursShares payroll={payroll} />
      <Button variant="main" size="call" full href={`${base}/${number}`} after={<IconArrowRight aria-hidden="true" />}>
        {toConfirm > 0 ? tn('payrolls.checkItems', toConfirm) : t('payrolls.openMonth')}
      </Button>
    </section>
  )
}
