import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../i18n/words.ts'
import { ShareBar, ShareKey } from '../../ui/ShareBar/ShareBar.tsx'
import type { Payroll } from './payroll.types.ts'
import classes from './payrolls.module.css'

/** Hours of a month: on its payroll, worked and not on it, and to come. */
export function HoursShares({ payroll }: { payroll: Pick<Payroll, 'minutes' | 'unassigned' | 'toCome'> }) {
  const { t } = useWords()
  const shares = [
    { key: 'on', kind: 'solid', amount: payroll.minutes, label: t('payrolls.onPayroll') },
    { key: 'unassigned', kind: 'hatched', amount: payroll.unassigned, label: t('payrolls.worked') },
    { key: 'toCome', kind: 'hollow', amount: payroll.toCome, label: t('payrolls.toCome') },
  ] as const
  return (
    <div className={classes['shares']}>
      <ShareBar shares={shares} />
      <dl>
        {shares.map(({ key, kind, amount, label }) => (
          <div key={key}>
            <dt>
              <ShareKey kind={kind} />
              {label}
            </dt>
            <dd>{hoursText(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
