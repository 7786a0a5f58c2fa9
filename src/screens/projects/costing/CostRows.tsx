import type { ReactNode } from 'react'
import type { FunctionCosts } from '../../../../domain/costs/cost-sums.ts'
import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import { CostState } from '../../shared/cost/CostState.tsx'
import { addOnWords, figureWords } from '../../shared/cost/cost-words.ts'
import { dayWords, functionWords, roleWords } from '../../shared/words/shift-words.ts'
import { Cell, HourCells, MoneyCells, PeopleCell } from './CostCells.tsx'
import { type CostCrew, type CostPosition, moneyStages } from './costing.types.ts'
import classes from './costing.module.css'

export function CrewRows({ crew, priced, now }: { crew: CostCrew; priced: boolean; now: number }) {
  return (
    <div role="rowgroup">
      <div className={cx(classes['row'], classes['crew'])} role="row">
        <span role="rowheader" className={classes['name']}>
          <CrewName crew={crew} now={now} />
        </span>
        <PeopleCell of={crew} />
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
  /** What it is called; absent: by what is done. */
  children?: ReactNode
  priced: boolean
  /** Its hours still grow. */
  running: boolean
}

function PositionRow({ position, children, priced, running }: PositionRowProps) {
  const words = useWords()
  const { t } = words
  const { hours, rate, currency, addOns, cost } = position
  return (
    <div className={classes['row']} role="row">
      <span role="rowheader" className={classes['position']}>
        {children ?? roleWords(words, position)}
      </span>
      <PeopleCell of={position} />
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

/** When a crew is there, and which. */
function CrewName({ crew, now }: { crew: CostCrew; now: number }) {
  const words = useWords()
  return (
    <>
      <b>{crew.begin}</b>
      <span className={classes['soft']}>
        –{crew.end}
        {crew.daysLater > 0 ? <sup>+{crew.daysLater}</sup> : null}
      </span>{' '}
      <b>{crew.crew.name}</b> <span className={classes['soft']}>{dayWords(words, crew.date, now)}</span>
    </>
  )
}

interface FunctionRowsProps {
  of: FunctionCosts
  priced: boolean
  now: number
}

/** What all who do one thing take and cost, and below it each crew’s. */
export function FunctionRows({ of, priced, now }: FunctionRowsProps) {
  const words = useWords()
  return (
    <div role="rowgroup">
      <div className={cx(classes['row'], classes['crew'])} role="row">
        <b role="rowheader" className={classes['name']}>
          {functionWords(words, of.function)}
        </b>
        <PeopleCell of={of} />
        <HourCells hours={of.hours} plain />
        {priced ? (
          <>
            <Cell label="">{null}</Cell>
            <MoneyCells amounts={of.amounts} />
          </>
        ) : null}
      </div>
      {of.lines.map(({ crew, position }) => (
        <PositionRow key={position.id} position={position} priced={priced} running={crew.state === 'running'}>
          <CrewName crew={crew} now={now} />
          {position.task ? <span className={classes['soft']}> · {position.task}</span> : null}
        </PositionRow>
      ))}
    </div>
  )
}
