import { IconArrowUpRight, IconFileSpreadsheet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { type Column, DeskFoot, DeskGroup, DeskRow, DeskTable } from '../../../ui/DeskTable/DeskTable.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { CostState } from '../../shared/cost/CostState.tsx'
import { addOnWords, figureWords, hourSumWords } from '../../shared/cost/cost-words.ts'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { dayWords, functionWords } from '../../shared/shift-words.ts'
import classes from './costing.module.css'

export type Cost = components['schemas']['ProjectCost']
type Stages = Pick<Cost, 'people' | 'planned' | 'worked' | 'running' | 'chargeable' | 'invoiced'>

interface CostViewProps {
  cost: Cost
  /** The other ways to see the project. */
  views: ReactNode
  saving: boolean
  onSave: () => void
}

/** Minutes more than planned from which it is pointed out. */
const noticed = 45
const steps = ['planned', 'worked', 'chargeable', 'invoiced'] as const

/** Hours from left to right, planned to invoiced; then the money of them. Without a currency there is no money. */
export function CostView({ cost, views, saving, onSave }: CostViewProps) {
  const words = useWords()
  const { t, tn } = words
  const { currency, crews } = cost
  const money = (minor: number | null | undefined) =>
    currency === null || minor === null || minor === undefined ? '–' : moneyWords(words, minor, currency)
  const figure = { number: true, named: true } as const
  const columns: readonly Column[] = [
    { key: 'what', label: t('costs.crewAndPosition'), width: 'minmax(15rem, 2.6fr)' },
    { key: 'people', label: t('costs.people'), width: '4.5rem', ...figure },
    ...steps.map(step => ({ key: step, label: t(`costs.steps.${step}`), width: 'minmax(5rem, 1fr)', ...figure })),
    ...(currency === null
      ? []
      : [
          { key: 'rate', label: t('costs.rate'), width: 'minmax(4rem, 6rem)', ...figure },
          { key: 'addOns', label: t('costs.addOn'), width: 'minmax(6rem, 10rem)' },
          ...(['planned', 'chargeable', 'invoiced'] as const).map(step => ({
            key: `${step}Money`,
            label: `${t(`costs.steps.${step}`)}, ${currency}`,
            width: 'minmax(6rem, 1fr)',
            ...figure,
          })),
        ]),
  ]
  const hours = ({ planned, worked, running, chargeable, invoiced }: Stages, said: (minutes: number) => string) => [
    said(planned.minutes),
    <Over key="worked" more={worked - planned.minutes} running={running > 0}>
      {worked > 0 ? said(worked) : '–'}
    </Over>,
    <Over key="chargeable" more={(chargeable?.minutes ?? 0) - planned.minutes}>
      {chargeable ? said(chargeable.minutes) : '–'}
    </Over>,
    invoiced ? said(invoiced.minutes) : '–',
  ]
  const amounts = ({ planned, chargeable, invoiced }: Stages) =>
    currency === null ? [] : [planned, chargeable, invoiced].map(stage => money(stage?.total))
  const sums = (of: Stages, state?: ReactNode) => [
    String(of.people),
    ...hours(of, minutes => hourSumWords(words, minutes)),
    ...(currency === null ? [] : [null, state ?? null]),
    ...amounts(of),
  ]
  const lines = crews.flatMap(crew => [
    { crew, position: null },
    ...crew.positions.map(position => ({ crew, position })),
  ])
  const now = Date.parse(cost.at)
  return (
    <div className={classes['cost']}>
      <div className={classes['tools']} data-no-print="">
        {views}
        <Button icon={<IconFileSpreadsheet aria-hidden="true" />} busy={saving} onClick={onSave}>
          {t('costs.sheet')}
        </Button>
      </div>
      {crews.length === 0 ? (
        <StatePanel kind="empty" title={t('projects.noShifts')}>
          {t('projects.noShiftsText')}
        </StatePanel>
      ) : (
        <>
          <dl className={classes['steps']}>
            {steps.map(step => {
              const stage = step === 'worked' ? { minutes: cost.worked, total: null } : cost[step]
              return (
                <div key={step} className={classes['step']}>
                  <dt>{t(`costs.steps.${step}`)}</dt>
                  <dd>
                    <b className={classes['figure']}>
                      {stage ? t('costs.hoursOf', { hours: hourSumWords(words, stage.minutes) }) : t('costs.notYet')}
                    </b>
                    {currency !== null && stage && stage.total !== null ? <span>{money(stage.total)}</span> : null}
                    <span className={classes['bar']} aria-hidden="true">
                      <span
                        data-step={step}
                        style={{ inlineSize: `${share(stage?.minutes ?? 0, cost.planned.minutes)}%` }}
                      />
                    </span>
                    <span className={classes['soft']}>
                      {step === 'planned' && cost.rateCards.length > 0
                        ? tn('costs.byCards', cost.rateCards.length, { cards: cost.rateCards.join(', ') })
                        : step === 'worked' && cost.running > 0
                          ? tn('costs.runningNow', cost.running)
                          : null}
                    </span>
                  </dd>
                </div>
              )
            })}
          </dl>
          {currency !== null && cost.unpriced > 0 ? (
            <p className={classes['need']}>{tn('costs.unpricedPositions', cost.unpriced)}</p>
          ) : null}
          <DeskTable
            dense
            label={t('costs.ofProject')}
            columns={columns}
            total={lines.length}
            around={{ before: 0, after: 0 }}
            foot={
              <DeskFoot
                title={tn('costs.crews', crews.length)}
                sub={currency === null ? undefined : t('costs.beforeTax')}
                sums={{ columns, cells: sums(cost) }}
              />
            }
          >
            {lines.map(({ crew, position }, line) =>
              position === null ? (
                <DeskGroup
                  key={crew.id}
                  line={line}
                  columns={columns.length}
                  title={`${crew.begin}–${crew.end}`}
                  sub={`${crew.name}, ${dayWords(words, crew.date, now)}`}
                  // Between hours and money, where there is money.
                  end={currency === null ? <CostState state={crew.state} /> : undefined}
                  sums={{ columns, cells: sums(crew, <CostState state={crew.state} />) }}
                />
              ) : (
                <DeskRow
                  key={position.id}
                  index={line}
                  line={line}
                  columns={columns}
                  cells={[
                    <span key="what" className={classes['position']}>
                      {functionWords(words, position.function)}
                    </span>,
                    String(position.people),
                    ...hours(position, hoursText),
                    ...(currency === null
                      ? []
                      : [figureWords(words, position.rate, currency), addOnWords(words, position.addOns) || '–']),
                    ...amounts(position),
                  ]}
                />
              ),
            )}
          </DeskTable>
        </>
      )}
    </div>
  )
}

const share = (minutes: number, of: number): number => (of === 0 ? 0 : Math.min(100, (minutes / of) * 100))

/** A figure, with how much more it is than planned left of it, once that is worth a look. */
function Over({ more, running = false, children }: { more: number; running?: boolean; children: ReactNode }) {
  const { t } = useWords()
  return (
    <>
      {more >= noticed ? (
        <span className={classes['over']}>
          <IconArrowUpRight aria-hidden="true" />
          <VisuallyHidden>{t('costs.over')} </VisuallyHidden>
          {hoursText(more)}
        </span>
      ) : null}
      <span data-running={running || undefined} className={classes['hours']}>
        {children}
      </span>
    </>
  )
}
