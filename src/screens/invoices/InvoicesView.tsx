import { IconPlus } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import type { Column } from '../../ui/DeskTable/DeskTable.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { TableScreen } from '../shared/list/TableScreen.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { invoiceCard, invoiceCells } from './invoice-cells.tsx'
import { type Invoice, type Narrowing, type Overview, states } from './invoice.types.ts'
import classes from './invoices.module.css'

const ToolsWait = () => <span className={classes['toolsWait']} />
const tools = () => import('./InvoiceTools.tsx')
const FiguresWait = () => <span className={classes['figuresWait']} />
const InvoiceFigures = lazily(() => tools().then(all => all.InvoiceFigures), FiguresWait)
const InvoiceStates = lazily(() => tools().then(all => all.InvoiceStates), ToolsWait)
const InvoiceTools = lazily(() => tools().then(all => all.InvoiceTools), ToolsWait)

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
  /** At the agency, not a client. */
  desk: boolean
  /** Absent where somebody makes none. */
  onCreate?: (() => void) | undefined
  /** Takes what was charged to accounting. */
  keepsBooks?: boolean | undefined
}

const rankOf = ({ state, isOverdue }: Invoice) => (state === 'paid' ? 3 : state !== 'unpaid' ? 2 : isOverdue ? 0 : 1)

/** Invoices, what waits for somebody first, each with when it is due and what of it is paid. */
export function InvoicesView(props: InvoicesViewProps) {
  const { state, overview, address, narrowing, onNarrow, today, wide, desk, onCreate, keepsBooks } = props
  const words = useWords()
  const { t, tn } = words
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
        onCreate || keepsBooks ? (
          <>
            {keepsBooks ? <Button href="/invoices?view=books">{t('invoices.books')}</Button> : null}
            {onCreate ? (
              <Button variant="main" icon={<IconPlus aria-hidden="true" />} onClick={onCreate}>
                {t('invoices.create')}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
      above={overview ? <InvoiceFigures {...{ overview, narrowing, narrow, today, desk }} /> : undefined}
      tabs={wide ? <InvoiceStates {...{ overview, narrowing, toState, shown }} /> : undefined}
      tools={<InvoiceTools {...{ narrowing, narrow, toState, wide, desk, shown }} />}
    />
  )
}
