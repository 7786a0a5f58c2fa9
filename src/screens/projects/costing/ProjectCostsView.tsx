import type { ReactNode } from 'react'
import { byFunction } from '../../../../domain/costs/cost-sums.ts'
import { useWords } from '../../../i18n/words.ts'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../../ui/cx.ts'
import { hourSumWords } from '../../shared/cost/hour-words.ts'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { Cell, HourCells, MoneyCells, PeopleCell, StagesContext } from './CostCells.tsx'
import { CrewRows, FunctionRows } from './CostRows.tsx'
import { type By, type Costs, type HourStage, hourStages, moneyStages } from './costing.types.ts'
import classes from './costing.module.css'

interface ProjectCostsViewProps {
  costs: Costs
  /** Ms. */
  now: number
  by?: By
  /** When somebody came and left is theirs to know. */
  mayKnowWorked?: boolean
  /** By crew or by position, and what is exported. */
  bar?: ReactNode
  /** What was offered for it; between the sums and what they are of. */
  children?: ReactNode
}

/** Hours from the plan to the invoice, and beside them what they cost: each figure a sum of those below it. */
export function ProjectCostsView({
  costs,
  now,
  by = 'crew',
  mayKnowWorked = true,
  bar,
  children,
}: ProjectCostsViewProps) {
  const words = useWords()
  const { t, tn } = words
  if (costs.crews.length === 0)
    return (
      <>
        <StatePanel kind="empty" title={t('projectCosts.none')}>
          {t('projectCosts.noneText')}
        </StatePanel>
        {children}
      </>
    )
  const priced = costs.amounts.length > 0
  const stages = hourStages.filter(stage => mayKnowWorked || stage !== 'worked')
  return (
    <StagesContext value={stages}>
      {bar}
      <Figures costs={costs} stages={stages} />
      {children}
      <div
        className={cx(classes['table'], priced && classes['priced'], !mayKnowWorked && classes['three'])}
        role="table"
        aria-label={t('projectCosts.title')}
      >
        <div role="rowgroup">
          <div className={cx(classes['row'], classes['head'])} role="row">
            <span role="columnheader">
              {t(by === 'crew' ? 'projectCosts.crewAndPosition' : 'projectCosts.positionAndCrew')}
            </span>
            <span role="columnheader">{t('projectCosts.people')}</span>
            {stages.map(stage => (
              <span key={stage} role="columnheader">
                {t(`projectCosts.stage.${stage}`)}
                <VisuallyHidden> {t('costs.hours')}</VisuallyHidden>
              </span>
            ))}
            {priced ? (
              <>
                <span role="columnheader">{t('projectCosts.rate')}</span>
                {moneyStages.map(stage => (
                  <span key={stage} role="columnheader">
                    {t(`projectCosts.stage.${stage}`)}
                    <VisuallyHidden> {t('costs.total')}</VisuallyHidden>
                  </span>
                ))}
              </>
            ) : null}
          </div>
        </div>
        {by === 'crew'
          ? costs.crews.map(crew => <CrewRows key={crew.crew.id} crew={crew} priced={priced} now={now} />)
          : byFunction(costs.crews).map(of => <FunctionRows key={of.function.id} of={of} priced={priced} now={now} />)}
        <div role="rowgroup" className={classes['foot']}>
          <div className={cx(classes['row'], classes['sum'])} role="row">
            <b role="rowheader">{tn('projectCosts.crews', costs.crews.length)}</b>
            <PeopleCell of={costs} />
            <HourCells hours={costs.hours} plain />
            {priced ? (
              <>
                <Cell label="">{t('costs.beforeTax')}</Cell>
                <MoneyCells amounts={costs.amounts} named />
              </>
            ) : null}
          </div>
        </div>
      </div>
      {priced && costs.unpriced > 0 ? (
        <p className={classes['need']}>{tn('projectCosts.unpriced', costs.unpriced)}</p>
      ) : null}
    </StagesContext>
  )
}

/** The figures on top, each as its share of what is planned. */
function Figures({ costs, stages }: { costs: Costs; stages: readonly HourStage[] }) {
  const { hours, amounts, crews, rateCards } = costs
  const words = useWords()
  const { t, tn } = words
  const running = crews
    .filter(({ state }) => state === 'running')
    .reduce((all, crew) => all + (crew.hours.worked ?? 0), 0)
  // Against the plan of those crews only that have come to it.
  const come = crews.filter(crew => crew.hours.chargeable !== null)
  const over =
    come.reduce((all, crew) => all + (crew.hours.chargeable ?? 0), 0) -
    come.reduce((all, crew) => all + crew.hours.planned, 0)
  const notes = {
    planned: rateCards.length > 0 ? tn('costs.byCards', rateCards.length, { cards: rateCards.join(', ') }) : '',
    worked: running > 0 ? t('projectCosts.running', { hours: hourSumWords(words, running) }) : '',
    chargeable:
      over > 0
        ? t('projectCosts.over', { hours: hourSumWords(words, over) })
        : over < 0
          ? t('projectCosts.under', { hours: hourSumWords(words, -over) })
          : '',
    invoiced: hours.invoiced === null ? t('projectCosts.notYet') : '',
  }
  return (
    <dl className={classes['figures']}>
      {stages.map(stage => {
        const minutes = hours[stage]
        const money = stage === 'worked' ? [] : amounts.filter(one => one[stage] !== null)
        return (
          <div key={stage} className={classes['figure']}>
            <dt>{t(`projectCosts.stage.${stage}`)}</dt>
            <dd>
              <span className={classes['big']}>
                <b>{minutes === null ? '–' : t('projectCosts.hours', { hours: hourSumWords(words, minutes) })}</b>
                <span className={classes['soft']}>
                  {stage === 'worked'
                    ? null
                    : money.map(one => moneyWords(words, one[stage] ?? 0, one.currency)).join(' + ')}
                </span>
              </span>
              <i
                className={classes['bar']}
                data-stage={stage}
                style={{ '--part': Math.min(1, (minutes ?? 0) / Math.max(1, hours.planned)) }}
                aria-hidden="true"
              />
              <span className={classes['note']}>{notes[stage]}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
