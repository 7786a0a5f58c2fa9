import { useWords } from '../../i18n/words.ts'
import { FigureFilters } from '../../ui/FigureFilters/FigureFilters.tsx'
import { figuresOf } from './figures-of.ts'
import { type Narrowing, type Overview, figures } from './invoice.types.ts'

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
export function InvoiceFigures({ overview, narrowing, narrow, today, desk }: InvoiceFiguresProps) {
  const words = useWords()
  return (
    <FigureFilters
      label={words.t('invoices.figures.label')}
      pressed={narrowing.figure}
      onPress={key => narrow({ figure: figures.find(one => one === key) ?? null, state: null })}
      figures={figuresOf(words, overview, today, desk)}
    />
  )
}
