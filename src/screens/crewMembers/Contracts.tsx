import { IconPlus } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Row, Rows } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { moneyWords } from '../shared/cost/money-words.ts'
import { dayWithYear } from '../shared/words/day-with-year.ts'
import type { Contract } from './member.types.ts'
import classes from './member.module.css'

interface ContractsProps {
  contracts: readonly Contract[]
  /** Null: none is entered any more. */
  onAdd: (() => void) | null
}

/** From when somebody was employed for how much, the newest first. */
export function Contracts({ contracts, onAdd }: ContractsProps) {
  const words = useWords()
  const { t, locale } = words
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (
    <Section
      title={t('crewMembers.contracts')}
      end={
        onAdd ? (
          <Button size="small" icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
            {t('crewMembers.addContract')}
          </Button>
        ) : null
      }
    >
      {contracts.length ? (
        <Rows label={t('crewMembers.contracts')}>
          {contracts.map(one => {
            const from = dayWithYear(words, one.beginDate)
            const agreed = [
              one.monthlyMinutes !== null
                ? t('crewMembers.hoursMonth', { hours: count.format(one.monthlyMinutes / 60) })
                : one.weeklyMinutes === null
                  ? t('crewMembers.asTheyCome')
                  : t('crewMembers.hoursWeek', { hours: count.format(one.weeklyMinutes / 60) }),
              ...(one.hourlyRate === null
                ? []
                : [t('crewMembers.anHour', { money: moneyWords(words, one.hourlyRate, one.currency) })]),
            ]
            return (
              <Row
                key={one.id}
                wrap
                href={`/contracts/${one.id}`}
                title={
                  one.endDate
                    ? t('crewMembers.fromTo', { from, to: dayWithYear(words, one.endDate) })
                    : t('crewMembers.from', { date: from })
                }
                sub={[...(one.name ? [one.name] : []), ...agreed].join(', ')}
                end={one.active ? <Chip tone="good">{t('crewMembers.holds')}</Chip> : null}
              />
            )
          })}
        </Rows>
      ) : (
        <p className={classes['soft']}>{t('crewMembers.noContracts')}</p>
      )}
    </Section>
  )
}
