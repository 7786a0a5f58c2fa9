import { IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Words, useWords } from '../../../i18n/words.ts'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../../ui/cx.ts'
import { CostState } from '../../shared/cost/CostState.tsx'
import { addOnWords, figureWords, hourSumWords } from '../../shared/cost/cost-words.ts'
import { moneyWords, plainMoney } from '../../shared/cost/money-words.ts'
import { dayWords, roleWords } from '../../shared/shift-words.ts'
import {
  type Amounts,
  type CostCrew,
  type CostPosition,
  type Costs,
  type Hours,
  hourStages,
  moneyStages,
} from './costing.types.ts'
import classes from './costing.module.css'

/** Minutes over the plan from which it is said. */
const notable = 45

interface ProjectCostsViewProps {
  costs: Costs
  /** Ms. */
  now: number
  /** What was offered for it; between the sums and what they are of. */
  children?: ReactNode
}

/** Hours from the plan to the invoice, and beside them what they cost: each figure a sum of those below it. */
export function ProjectCostsView({ costs, now, children }: ProjectCostsViewProps) {
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
  return (
    <>
      <Figures costs={costs} />
      {children}
      <div
        className={cx(classes['table'], priced && classes['priced'])}
        role="table"
        aria-label={t('projectCosts.title')}
      >
        <div role="rowgroup">
          <div className={cx(classes['row'], classes['head'])} role="row">
            <span role="columnheader">{t('projectCosts.crewAndPosition')}</span>
            <span role="columnheader">{t('projectCosts.people')}</span>
            {hourStages.map(stage => (
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
        {costs.crews.map(crew => (
          <CrewRows key={crew.crew.id} crew={crew} priced={priced} now={now} />
        ))}
        <div role="rowgroup" className={classes['foot']}>
          <div className={cx(classes['row'], classes['sum'])} role="row">
            <b role="rowheader">{tn('projectCosts.crews', costs.crews.length)}</b>
            <Cell label={t('projectCosts.people')}>{costs.people}</Cell>
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
    </>
  )
}

/** The four figures on top, each as its share of what is planned. */
function Figures({ costs: { hours, amounts, crews, rateCards } }: { costs: Costs }) {
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
      {hourStages.map(stage => {
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

function CrewRows({ crew, priced, now }: { crew: CostCrew; priced: boolean; now: number }) {
  const words = useWords()
  const { t } = words
  return (
    <div role="rowgroup">
      <div className={cx(classes['row'], classes['crew'])} role="row">
        <span role="rowheader" className={classes['name']}>
          <b>{crew.begin}</b>
          <span className={classes['soft']}>
            –{crew.end}
            {crew.daysLater > 0 ? <sup>+{crew.daysLater}</sup> : null}
          </span>{' '}
          <b>{crew.crew.name}</b> <span className={classes['soft']}>{dayWords(words, crew.date, now)}</span>
        </span>
        <Cell label={t('projectCosts.people')}>{crew.people}</Cell>
        <HourCells hours={crew.hours} plain />
        {priced ? (
          <>
            <Cell label="">
              <CostState state={crew.state} />
            </Cell>
            <MoneyCells amounts={crew.amounts} />
          </>
        ) : null}
      </div>
      {crew.positions.map(position => (
        <PositionRow key={position.id} position={position} priced={priced} running={crew.state === 'running'} />
      ))}
    </div>
  )
}

interface PositionRowProps {
  position: CostPosition
  priced: boolean
  /** Its hours still grow. */
  running: boolean
}

function PositionRow({ position, priced, running }: PositionRowProps) {
  const words = useWords()
  const { t } = words
  const { people, places, hours, rate, currency, addOns, cost } = position
  return (
    <div className={classes['row']} role="row">
      <span role="rowheader" className={classes['position']}>
        {roleWords(words, position)}
      </span>
      <Cell label={t('projectCosts.people')}>
        {people === places ? people : t('projectCosts.ofPlaces', { people, places })}
      </Cell>
      <HourCells hours={hours} running={running} />
      {priced ? (
        <>
          <Cell label={t('projectCosts.rate')}>
            {figureWords(words, rate, currency)}
            {addOns.length > 0 ? <span className={classes['addOns']}>{addOnWords(words, addOns)}</span> : null}
          </Cell>
          {moneyStages.map(stage => (
            <Cell key={stage} label={t(`projectCosts.stage.${stage}`)}>
              {figureWords(words, cost?.[stage] ?? null, currency)}
            </Cell>
          ))}
        </>
      ) : null}
    </div>
  )
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <span role="cell" className={classes['cell']} data-label={label}>
    {children}
  </span>
)

/** `plain`: without what is over the plan, which its lines say. */
function HourCells({ hours, plain, running }: { hours: Hours; plain?: boolean; running?: boolean }) {
  const words = useWords()
  const { t } = words
  return hourStages.map(stage => {
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
function MoneyCells({ amounts, named = amounts.length > 1 }: { amounts: Amounts; named?: boolean }) {
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
