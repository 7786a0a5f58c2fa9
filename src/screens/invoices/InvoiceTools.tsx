import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import type { Group } from '../../i18n/translate.ts'
import { useWords } from '../../i18n/words.ts'
import { FigureFilters } from '../../ui/FigureFilters/FigureFilters.tsx'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import { KindSegments } from '../shared/list/KindSegments.tsx'
import { LateWords } from '../shared/loading/LateWords.tsx'
import { figuresOf } from './figures-of.ts'
import { type Invoice, type Narrowing, type Overview, type dueSpans, figures } from './invoice.types.ts'
import classes from './invoices.module.css'

interface InvoiceToolsProps {
  narrowing: Narrowing
  narrow: (to: Partial<Narrowing>) => void
  toState: (to: string) => void
  /** States stand beside each other elsewhere. */
  wide: boolean
  /** At the agency, where one of its clients is chosen. */
  desk: boolean
  shown: readonly Invoice['state'][]
}

const spans = ['today', 'week', 'month'] as const satisfies readonly (keyof typeof dueSpans)[]

const groups: readonly Group[] = ['app', 'shell', 'invoices', 'invoiceFigures']

/** What a list of invoices is narrowed by. */
export function InvoiceTools(props: InvoiceToolsProps) {
  return (
    <LateWords groups={groups}>
      <Filters {...props} />
    </LateWords>
  )
}

function Filters({ narrowing, narrow, toState, wide, desk, shown }: InvoiceToolsProps) {
  const { t } = useWords()
  const clients = $api
    .useQuery('get', '/api/v1/companies', { params: { query: wholeList } }, { enabled: desk })
    .data?.items.filter(({ own }) => !own)
  return (
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
        label={t('invoiceFigures.due.label')}
        anyLabel={t('invoiceFigures.due.any')}
        value={narrowing.due ?? ''}
        onChange={to => narrow({ due: spans.find(one => one === to) ?? null })}
        items={spans.map(value => ({ value, label: t(`invoiceFigures.due.${value}`) }))}
      />
      {clients?.length ? (
        <FilterSelect
          label={t('invoiceFigures.companies')}
          anyLabel={t('invoiceFigures.companies')}
          value={narrowing.companyId}
          onChange={companyId => narrow({ companyId })}
          items={clients.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
    </span>
  )
}

interface InvoiceStatesProps {
  /** Undefined until it is known. */
  overview: Overview | undefined
  narrowing: Narrowing
  toState: (to: string) => void
  shown: readonly Invoice['state'][]
}

/** How invoices stand, beside each other, with how many there are of each. */
export function InvoiceStates({ overview, narrowing, toState, shown }: InvoiceStatesProps) {
  const { t } = useWords()
  return (
    <KindSegments
      label={t('invoices.column.state')}
      value={narrowing.figure === null ? (narrowing.state ?? '') : 'figure'}
      onChange={toState}
      items={[
        { value: '', label: t('invoices.all'), count: overview?.all },
        ...shown.map(value => ({
          value,
          label: t(`invoices.states.${value}`),
          count: overview?.byState[value],
        })),
      ]}
    />
  )
}

interface InvoiceFiguresProps {
  overview: Overview
  narrowing: Narrowing
  narrow: (to: Partial<Narrowing>) => void
  /** YYYY-MM-DD */
  today: string
  /** At the agency, not a client. */
  desk: boolean
}

/** What is overdue, open, not sent and paid; one that is pressed narrows the list. */
export function InvoiceFigures(props: InvoiceFiguresProps) {
  return (
    <LateWords groups={groups}>
      <Figures {...props} />
    </LateWords>
  )
}

function Figures({ overview, narrowing, narrow, today, desk }: InvoiceFiguresProps) {
  const words = useWords()
  return (
    <FigureFilters
      label={words.t('invoiceFigures.figures.label')}
      pressed={narrowing.figure}
      onPress={key => narrow({ figure: figures.find(one => one === key) ?? null, state: null })}
      figures={figuresOf(words, overview, today, desk)}
    />
  )
}
