import { IconFileSpreadsheet } from '@tabler/icons-react'
import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { type Column, DeskFoot } from '../../ui/DeskTable/DeskTable.tsx'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import { Segments } from '../../ui/Segments/Segments.tsx'
import { TableScreen } from '../shared/list/TableScreen.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { dayWords, functionWords, monthWords } from '../shared/words/shift-words.ts'
import { addOnWords, amountWords, figureWords, plainAmounts } from '../shared/cost/cost-words.ts'
import { hourSumWords } from '../shared/cost/hour-words.ts'
import { CostState } from '../shared/cost/CostState.tsx'
import { type Choice, type Line, type Narrowing, type Overview, states } from './item-list.types.ts'
import { MonthTurn } from '../shared/calendar/MonthTurn.tsx'
import classes from './costs.module.css'

interface ItemListViewProps {
  state: Loadable<List<Line>>
  /** Undefined until it is known. */
  overview: Overview | undefined
  address: ListAddress
  narrowing: Narrowing
  onNarrow: (to: Narrowing) => void
  /** YYYY-MM */
  present: string
  /** Clients: null for those who have only themselves. */
  choices: { projects: readonly Choice[]; functions: readonly Choice[]; companies: readonly Choice[] | null }
  saving: boolean
  onSave: () => void
}

/** A line for each person and shift, by crew, with what each comes to. */
export function ItemListView(props: ItemListViewProps) {
  const { state, overview, address, narrowing, onNarrow, present, choices, saving, onSave } = props
  const words = useWords()
  const { t, tn } = words
  const { month } = narrowing
  const priced = overview !== undefined && overview.amounts.length > 0
  const figure = { number: true, named: true } as const
  const columns: readonly Column[] = [
    { key: 'begin', label: t('costs.begin'), width: '4.5rem' },
    { key: 'end', label: t('costs.end'), width: '5rem' },
    { key: 'position', label: t('costs.position'), width: 'minmax(8rem, 1fr)' },
    { key: 'person', label: t('costs.person'), width: 'minmax(8rem, 1.2fr)' },
    { key: 'hours', label: t('costs.hours'), width: 'minmax(4rem, 6rem)', ...figure },
    ...(priced
      ? [
          { key: 'rate', label: t('costs.rate'), width: 'minmax(4rem, 6rem)', ...figure },
          { key: 'reason', label: t('costs.reason'), width: 'minmax(7rem, 13rem)', number: true },
          { key: 'addOn', label: t('costs.addOn'), width: 'minmax(5rem, 7rem)', ...figure },
          { key: 'sum', label: t('costs.sum'), width: 'minmax(5rem, 8rem)', ...figure },
          { key: 'total', label: t('costs.total'), width: 'minmax(6rem, 9rem)', ...figure },
        ]
      : []),
  ]
  /** Under hours and what follows them. */
  const sums = ({ hours, amounts }: Pick<Overview, 'hours' | 'amounts'>, totals: typeof amountWords) => [
    hourSumWords(words, hours),
    ...(priced
      ? [
          null,
          null,
          plainAmounts(words, amounts, 'addOn'),
          plainAmounts(words, amounts, 'sum'),
          totals(words, amounts, 'total'),
        ]
      : []),
  ]
  const narrow = (to: Partial<Narrowing>) => onNarrow({ ...narrowing, ...to })
  const [today] = [Date.parse(`${present}-01`)]
  return (
    <TableScreen
      dense
      state={state}
      label={t('costs.title')}
      searchLabel={t('costs.search')}
      address={address}
      columns={columns}
      cells={line => [
        <b key="begin" className={classes['begin']}>
          {line.begin}
        </b>,
        <span key="end" className={classes['soft']}>
          {line.end}
          {line.daysLater > 0 ? <sup>+{line.daysLater}</sup> : null}
        </span>,
        functionWords(words, line.function),
        <span key="person" className={classes['soft']}>
          {line.person.name}
        </span>,
        <b key="hours" className={classes['figure']}>
          {hoursText(line.hours)}
        </b>,
        ...(priced
          ? [
              figureWords(words, line.rate, line.currency),
              <span key="reason" className={classes['soft']}>
                {addOnWords(words, line.addOns)}
              </span>,
              line.addOn === 0 ? '–' : figureWords(words, line.addOn, line.currency),
              <span key="sum" className={classes['soft']}>
                {figureWords(words, line.sum, line.currency)}
              </span>,
              <b key="total" className={classes['figure']}>
                {figureWords(words, line.total, line.currency)}
              </b>,
            ]
          : []),
      ]}
      groups={(overview?.groups ?? []).map(group => ({
        key: group.crew.id,
        total: group.lines,
        title: dayWords(words, group.date, today),
        sub: [group.project.name, group.venue, group.crew.name].join(', '),
        end: <CostState state={group.state} />,
        sums: sums(group, plainAmounts),
      }))}
      total={
        overview && overview.lines > 0 ? (
          <DeskFoot
            title={`${tn('costs.lines', overview.lines)}, ${tn('costs.shifts', overview.groups.length)}`}
            sub={priced ? t('costs.beforeTax') : undefined}
            sums={{ columns, cells: sums(overview, amountWords) }}
          />
        ) : undefined
      }
      countWords={total => tn('costs.lines', total)}
      rangeWords={(from, to) => t('costs.range', { from, to })}
      sorted={t('costs.sorted')}
      none={{ title: t('costs.none', { month: monthWords(words, `${month}-01`) }), text: t('costs.noneText') }}
      noneFound={{ text: t('costs.noneFound'), action: t('costs.showAll') }}
      narrowed={
        address.search !== '' ||
        [narrowing.state, narrowing.companyId, narrowing.projectId, narrowing.functionId].some(Boolean)
      }
      filters={['state', 'client', 'project', 'function']}
      headline={
        <span className={classes['headline']}>
          <MonthTurn month={month} onMonth={to => narrow({ month: to, projectId: '' })} />
          {overview && overview.rateCards.length > 0 ? (
            <span>{tn('costs.byCards', overview.rateCards.length, { cards: overview.rateCards.join(', ') })}</span>
          ) : null}
          {overview && priced && overview.unpriced > 0 ? (
            <span className={classes['need']}>{tn('costs.unpriced', overview.unpriced)}</span>
          ) : null}
        </span>
      }
      actions={
        <Button
          variant="main"
          icon={<IconFileSpreadsheet aria-hidden="true" />}
          busy={saving}
          disabled={!overview || overview.lines === 0}
          onClick={onSave}
        >
          {t('costs.sheet')}
        </Button>
      }
      tabs={
        <span className={classes['tools']}>
          <Segments
            label={t('costs.state')}
            value={narrowing.state}
            onChange={to => narrow({ state: to })}
            items={[
              { value: '', label: t('costs.all') },
              ...states.map(value => ({ value, label: t(`costs.states.${value}`) })),
            ]}
          />
          {choices.companies ? (
            <FilterSelect
              label={t('costs.client')}
              anyLabel={t('costs.allClients')}
              value={narrowing.companyId}
              onChange={companyId => narrow({ companyId })}
              items={choices.companies}
            />
          ) : null}
          <FilterSelect
            label={t('costs.project')}
            anyLabel={t('costs.allProjects')}
            value={narrowing.projectId}
            onChange={projectId => narrow({ projectId })}
            items={choices.projects}
          />
          <FilterSelect
            label={t('costs.position')}
            anyLabel={t('costs.allFunctions')}
            value={narrowing.functionId}
            onChange={functionId => narrow({ functionId })}
            items={choices.functions}
          />
        </span>
      }
    />
  )
}
