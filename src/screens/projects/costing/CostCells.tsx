import { IconArrowUpRight } from '@tabler/icons-react'
import { type ReactNode, createContext, use } from 'react'
import { type Words, useWords } from '../../../i18n/words.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../../ui/cx.ts'
import { hourSumWords } from '../../shared/cost/hour-words.ts'
import { moneyWords, plainMoney } from '../../shared/cost/money-words.ts'
import { type Amounts, type HourStage, type Hours, hourStages, moneyStages } from './costing.types.ts'
import classes from './costing.module.css'

/** Minutes over the plan from which it is said. */
const notable = 45

/** The stages whoever reads it is told of. */
export const StagesContext = createContext<readonly HourStage[]>(hourStages)

export const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <span role="cell" className={classes['cell']} data-label={label}>
    {children}
  </span>
)

/** Who is there, and of how many places where some are open. */
export function PeopleCell({ of: { people, places } }: { of: { people: number; places: number } }) {
  const { t } = useWords()
  return (
    <Cell label={t('projectCosts.people')}>
      {people === places ? people : t('projectCosts.ofPlaces', { people, places })}
    </Cell>
  )
}

/** `plain`: without what is over the plan, which its lines say. */
export function HourCells({ hours, plain, running }: { hours: Hours; plain?: boolean; running?: boolean }) {
  const words = useWords()
  const { t } = words
  return use(StagesContext).map(stage => {
    const minutes = hours[stage]
    const over = minutes === null || stage === 'planned' ? 0 : minutes - hours.planned
    return (
      <Cell key={stage} label={t(`projectCosts.stage.${stage}`)}>
        {!plain && over >= notable ? (
          <span className={classes['over']}>
            <IconArrowUpRight aria-hidden="true" />
            <VisuallyHidden>{t('projectCosts.more')} </VisuallyHidden>
            {hourSumWords(words, over)}
          </span>
        ) : null}
        <span className={cx(running && stage === 'worked' && classes['running'])}>
          {minutes === null ? '–' : hourSumWords(words, minutes)}
        </span>
      </Cell>
    )
  })
}

/** `named`: with the currency, which the foot says for all. */
export function MoneyCells({ amounts, named = amounts.length > 1 }: { amounts: Amounts; named?: boolean }) {
  const words = useWords()
  const { t } = words
  return moneyStages.map(stage => {
    const known = amounts.filter(one => one[stage] !== null)
    return (
      <Cell key={stage} label={t(`projectCosts.stage.${stage}`)}>
        {known.length === 0 ? '–' : known.map(one => said(words, one[stage] ?? 0, one.currency, named)).join(' + ')}
      </Cell>
    )
  })
}

const said = (words: Words, minor: number, currency: string, named: boolean) =>
  named ? moneyWords(words, minor, currency) : plainMoney(words, minor, currency)
