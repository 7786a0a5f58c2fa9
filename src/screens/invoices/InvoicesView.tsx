import { IconPlus } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import type { Column } from '../../ui/DeskTable/DeskTable.tsx'
import { FigureFilters } from '../../ui/FigureFilters/FigureFilters.tsx'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import { Segments } from '../../ui/Segments/Segments.tsx'
import { TableScreen } from '../shared/list/TableScreen.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { figuresOf } from './figures-of.ts'
import { invoiceCard, invoiceCells } from './invoice-cells.tsx'
import { type Invoice, type Narrowing, type Overview, type dueSpans, figures, states } from './invoice.types.ts'
import classes from './invoices.module.css'

interface InvoicesViewProps {
  state: Loadable<List<Invoice>>
  /** Undefined until it is known. */
  overview: Overview | undefined
  address: ListAddress
  narrowing: Narrowing
  onNarrow: (to: Narrowing) => void
  /** YYYY-MM-DD */
  today: string
  /** There is room for columns; else each is a card. */
  wide: boolean
  /** Clients to choose from; null for one who is a client. */
  companies: readonly { value: string; label: string }[] | null
  /** Absent where somebody makes none. */
  onCreate?: (() => void) | undefined
}

const rankOf = ({ state, isOverdue }: Invoice) => (state === 'paid' ? 3 : state !== 'unpaid' ? 2 : isOverdue ? 0 : 1)
const spans = ['today', 'week', 'month'] as const satisfies readonly (keyof typeof dueSpans)[]

/** Invoices, what waits for somebody first, each with when it is due and what of it is paid. */
export function InvoicesView(props: InvoicesViewProps) {
  const { state, overview, address, narrowing, onNarrow, today, wide, companies, onCreate } = props
  const words = useWords()
  const { t, tn } = words
  const desk = companies !== null
  const columns: readonly Column[] = wide
    ? [
        { key: 'number', label: t(desk ? 'invoices.column.numberType' : 'invoices.column.number'), width: '7.5rem' },
        ...(desk ? [{ key: 'company', label: t('invoices.column.company'), width: 'minmax(10rem, 1.1fr)' }] : []),
        {
          key: 'about',
          label: t(desk ? 'invoices.column.about' : 'invoices.column.aboutYours'),
          width: 'minmax(9rem, 1.1fr)',
        },
        { key: 'date', label: t('invoices.column.date'), width: 'minmax(4.5rem, 6rem)' },
        { key: 'due', label: t('invoices.column.due'), width: 'minmax(6.5rem, 8rem)' },
        { key: 'state', label: t('invoices.column.state'), width: 'minmax(6.5rem, 8rem)' },
        { key: 'total', label: t('invoices.column.total'), width: 'minmax(6rem, 8.5rem)', number: true, named: true },
        { key: 'paid', label: t('invoices.column.paid'), width: 'minmax(6rem, 8.5rem)', number: true, named: true },
      ]
    : [{ key: 'card', label: t('invoices.column.invoice'), width: 'minmax(0, 1fr)' }]
  const narrow = (to: Partial<Narrowing>) => onNarrow({ ...narrowing, ...to })
  const toState = (to: string) => narrow({ state: states.find(one => one === to) ?? null, figure: null })
  const shown = desk ? states : states.filter(one => one === 'unpaid' || one === 'paid')
  const counted = (count: number | undefined) =>
    count === undefined ? null : <span className={classes['count']}>{count}</span>
  return (
    <TableScreen
      state={state}
      label={t('shell.nav.invoices')}
      searchLabel={t('invoices.search')}
      address={address}
      columns={columns}
      cells={invoice => (wide ? invoiceCells : invoiceCard)(words, { invoice, today, desk })}
      apart={(row, before) => rankOf(row) !== rankOf(before)}
      countWords={total => tn('invoices.count', total)}
      rangeWords={(from, to) => t('invoices.range', { from, to })}
      sorted={t('invoices.sorted')}
      none={{ title: t('invoices.none'), text: t(onCreate ? 'invoices.noneMade' : 'invoices.noneText') }}
      noneFound={{ text: t('invoices.noneFound'), action: t('invoices.showAll') }}
      narrowed={
        address.search !== '' || [narrowing.state, narrowing.figure, narrowing.due, narrowing.companyId].some(Boolean)
      }
      filters={['state', 'figure', 'due', 'client']}
      headline={overview ? tn('invoices.count', overview.all) : undefined}
      keys={onCreate ? { n: onCreate } : undefined}
      actions={
        onCreate ? (
          <Button variant="main" icon={<IconPlus aria-hidden="true" />} onClick={onCreate}>
            {t('invoices.create')}
          </Button>
        ) : undefined
      }
      above={
        overview ? (
          <FigureFilters
            label={t('invoices.figures.label')}
            pressed={narrowing.figure}
            onPress={key => narrow({ figure: figures.find(one => one === key) ?? null, state: null })}
            figures={figuresOf(words, overview, today, desk)}
          />
        ) : undefined
      }
      tabs={
        wide ? (
          <span className={classes['states']}>
            <Segments
              label={t('invoices.column.state')}
              value={narrowing.figure === null ? (narrowing.state ?? '') : 'figure'}
              onChange={toState}
              items={[
                { value: '', label: t('invoices.all'), mark: counted(overview?.all) },
                ...shown.map(value => ({
                  value,
                  label: t(`invoices.states.${value}`),
                  mark: counted(overview?.byState[value]),
                })),
              ]}
            />
          </span>
        ) : undefined
      }
      tools={
        <span className={classes['tools']}>
          {wide ? null : (
            <FilterSelect
              label={t('invoices.column.state')}
              anyLabel={t('invoices.all')}
              value={narrowing.state ?? ''}
              onChange={toState}
              items={shown.map(value => ({ value, label: t(`invoices.states.${value}`) }))}
            />
          )}
          <FilterSelect
            label={t('invoices.due.label')}
            anyLabel={t('invoices.due.any')}
            value={narrowing.due ?? ''}
            onChange={to => narrow({ due: spans.find(one => one === to) ?? null })}
            items={spans.map(value => ({ value, label: t(`invoices.due.${value}`) }))}
          />
          {companies && companies.length > 0 ? (
            <FilterSelect
              label={t('invoices.companies')}
              anyLabel={t('invoices.companies')}
              value={narrowing.companyId}
              onChange={companyId => narrow({ companyId })}
              items={companies}
            />
          ) : null}
        </span>
      }
    />
  )
}
