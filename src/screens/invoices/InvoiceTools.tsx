import { useWords } from '../../i18n/words.ts'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import type { Invoice, Narrowing, dueSpans } from './invoice.types.ts'
import classes from './invoices.module.css'

interface InvoiceToolsProps {
  narrowing: Narrowing
  narrow: (to: Partial<Narrowing>) => void
  toState: (to: string) => void
  /** States stand beside each other elsewhere. */
  wide: boolean
  /** Clients to choose from; null for one who is a client. */
  companies: readonly { value: string; label: string }[] | null
  shown: readonly Invoice['state'][]
}

const spans = ['today', 'week', 'month'] as const satisfies readonly (keyof typeof dueSpans)[]

/** What a list of invoices is narrowed by. */
export function InvoiceTools({ narrowing, narrow, toState, wide, companies, shown }: InvoiceToolsProps) {
  const { t } = useWords()
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
  )
}
