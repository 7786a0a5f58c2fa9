import type { ReactNode } from 'react'
import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../i18n/words.ts'
import { PlacesBar } from '../../ui/PlacesBar/PlacesBar.tsx'
import { dateWords, monthWords } from '../shared/words/shift-words.ts'
import { balanceWords, quotaWords } from './contract-words.ts'
import type { Details } from './contract.types.ts'
import classes from './contracts.module.css'

/** What was agreed and what became of it, in five figures. */
export function Figures({ contract }: { contract: Details }) {
  const words = useWords()
  const { t, tn } = words
  const { quota, planned, worked, shifts, toCome, month, timeAccount, accountLimitMinutes, vacationAccount } = contract
  const shown = monthWords(words, month)
  const last = timeAccount?.lastMonth
  const account = [
    ...(accountLimitMinutes === null ? [] : [t('staffContracts.ofLimit', { hours: hoursText(accountLimitMinutes) })]),
    ...(last
      ? [
          t('staffContracts.inMonth', {
            hours: balanceWords(last.minutes),
            month: dateWords(words, last.month, { month: 'long' }),
          }),
        ]
      : []),
  ].join(', ')
  return (
    <div className={classes['five']}>
      <Figure
        label={t('staffContracts.quota')}
        value={quota === null ? t('staffContracts.byCall') : quotaWords(words, quota)}
        unit={quota === null ? null : t('staffContracts.hoursMonth')}
        note={shown}
      />
      <Figure
        label={t('staffContracts.planned')}
        value={hoursText(planned)}
        unit={t('staffContracts.hours')}
        note={tn('staffContracts.shifts', shifts)}
      />
      <Figure
        label={t('staffContracts.worked')}
        value={hoursText(worked)}
        unit={t('staffContracts.hours')}
        note={toCome > 0 ? t('staffContracts.toCome', { hours: hoursText(toCome) }) : shown}
      />
      <Figure
        label={t('staffContracts.timeAccount')}
        value={timeAccount === null ? '–' : balanceWords(timeAccount.minutes)}
        unit={timeAccount === null ? null : t('staffContracts.hours')}
        note={timeAccount === null ? t('staffContracts.noAccount') : account}
      />
      <Figure
        label={t('staffContracts.vacationAccount')}
        value={vacationAccount === null ? '–' : String(vacationAccount.left).replace('-', '−')}
        unit={vacationAccount === null ? null : tn('staffContracts.daysLeft', vacationAccount.days)}
        note={
          vacationAccount === null
            ? t('staffContracts.noVacation')
            : t('staffContracts.vacationIn', {
                taken: vacationAccount.taken,
                asked: vacationAccount.asked,
                year: vacationAccount.year,
              })
        }
      >
        {vacationAccount && vacationAccount.days > 0 ? (
          <PlacesBar
            amount={vacationAccount.days}
            filled={Math.min(vacationAccount.taken, vacationAccount.days)}
            requested={vacationAccount.asked}
            singly={40}
            plain
          />
        ) : null}
      </Figure>
    </div>
  )
}

interface FigureProps {
  label: string
  value: string
  unit: string | null
  note: string
  children?: ReactNode
}

function Figure({ label, value, unit, note, children }: FigureProps) {
  return (
    <div>
      <h3>{label}</h3>
      <p className={classes['value']}>
        <b>{value}</b>
        {unit === null ? null : <span> {unit}</span>}
      </p>
      {children ? <div className={classes['bar']}>{children}</div> : null}
      <p className={classes['note']}>{note}</p>
    </div>
  )
}
