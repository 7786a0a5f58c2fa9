import { useWords } from '../../i18n/words.ts'
import { PairedBars } from '../../ui/PairedBars/PairedBars.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { dateWords } from '../shared/words/shift-words.ts'
import { quotaWords } from './contract-words.ts'
import type { Details } from './contract.types.ts'
import classes from './contracts.module.css'

const hour = 60
/** Lines across, so that there are two or three, at round numbers of hours. */
function ticksOf(most: number): number[] {
  const step = [10, 20, 25, 50, 100, 200].find(hours => hours * hour * 3 > most) ?? 500
  return [0, 1, 2, 3].map(at => at * step * hour).filter(at => at <= most)
}

/** Planned and worked of the last twelve months against the quota. */
export function HoursChart({ contract }: { contract: Details }) {
  const words = useWords()
  const { t } = words
  const { months, month, quotaMinutes } = contract
  const most = Math.max(hour, quotaMinutes ?? 0, ...months.flatMap(one => [one.planned, one.worked]))
  const label =
    quotaMinutes === null
      ? t('staffContracts.chartPlain')
      : t('staffContracts.chartLabel', { hours: quotaWords(words, quotaMinutes) })
  return (
    <Section title={t('staffContracts.chart')}>
      <div className={classes['chart']}>
        <div className={classes['keys']} aria-hidden="true">
          <span>
            <i />
            {t('staffContracts.planned')}
          </span>
          <span>
            <i className={classes['solid']} />
            {t('staffContracts.worked')}
          </span>
          {quotaMinutes === null ? null : (
            <span>
              <i className={classes['dashed']} />
              {t('staffContracts.quota')}
            </span>
          )}
        </div>
        <PairedBars
          room={12}
          label={label}
          line={quotaMinutes}
          ticks={[
            ...ticksOf(most)
              // None that would be written over the quota.
              .filter(at => quotaMinutes === null || Math.abs(at - quotaMinutes) > most / 12)
              .map(at => ({ at, label: quotaWords(words, at) })),
            ...(quotaMinutes === null ? [] : [{ at: quotaMinutes, label: quotaWords(words, quotaMinutes) }]),
          ]}
          pairs={months.map(one => ({
            key: one.month,
            label: dateWords(words, one.month, { month: 'short' }),
            hollow: one.planned,
            solid: one.worked,
            now: one.month === month,
          }))}
        />
      </div>
    </Section>
  )
}
