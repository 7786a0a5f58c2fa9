import { useWords } from '../../i18n/words.ts'
import { Segments } from '../../ui/Segments/Segments.tsx'
import type { Invoice, Narrowing, Overview } from './invoice.types.ts'
import classes from './invoices.module.css'

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
  const counted = (count: number | undefined) =>
    count === undefined ? null : <span className={classes['count']}>{count}</span>
  return (
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
  )
}
