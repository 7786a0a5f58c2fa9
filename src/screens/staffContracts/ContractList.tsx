import { useWords } from '../../i18n/words.ts'
import { cx } from '../../ui/cx.ts'
import { dateWords } from '../shared/words/shift-words.ts'
import { agreedWords, contractName, monthWords, standingOf } from './contract-words.ts'
import type { Contract } from './contract.types.ts'
import classes from './contracts.module.css'

interface ContractListProps {
  contracts: readonly Contract[]
  /** What is shown beside it; null: nothing. */
  chosen: string | null
  /** YYYY-MM-DD. */
  today: string
}

/** Contracts to choose from: what was agreed, and whether it holds. */
export function ContractList({ contracts, chosen, today }: ContractListProps) {
  const words = useWords()
  const { t } = words
  return (
    <nav className={classes['list']} aria-label={t('staffContracts.list')}>
      <ul>
        {contracts.map(one => {
          const standing = standingOf(one, today)
          const begins = dateWords(words, one.beginDate, { day: 'numeric', month: 'long' })
          return (
            <li key={one.id}>
              <a
                className={classes['one']}
                href={`/contracts/${one.id}`}
                aria-current={one.id === chosen ? 'true' : undefined}
              >
                <b>{contractName(words, one)}</b>
                <span className={cx(classes['standing'], classes[standing])}>
                  {standing === 'ahead' ? t('staffContracts.from', { date: begins }) : t(`staffContracts.${standing}`)}
                </span>
                <span>{agreedWords(words, one)}</span>
                <span className={classes['when']}>
                  {standing === 'active' && !one.endDate
                    ? t('staffContracts.since', { date: monthWords(words, one.beginDate) })
                    : one.endDate
                      ? standing === 'ended'
                        ? t('staffContracts.span', {
                            from: monthWords(words, one.beginDate),
                            to: monthWords(words, one.endDate),
                          })
                        : t('staffContracts.until', { date: monthWords(words, one.endDate) })
                      : null}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
