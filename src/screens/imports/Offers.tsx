import { type Question, aboutOf } from '../../../domain/imports/answers.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import type { Typed } from './TypedDialog.tsx'
import type { ImportRow } from './import.types.ts'

export interface Offering {
  questions: readonly Question[]
  onSettle: (question: Pick<Question, 'asks' | 'field' | 'text' | 'becomes'>) => void
  onType: (typed: Typed) => void
}

/** What can be answered where a row asks it; the answer settles all rows alike. */
export function Offers({ row, questions, onSettle, onType }: Offering & { row: ImportRow }) {
  const { t, tn } = useWords()
  if (row.fate === 'double')
    return (
      <Button size="small" onClick={() => onSettle({ asks: 'doubles', field: null, text: '', becomes: '' })}>
        {t('imports.answers.keep', { line: row.firstLine ?? 0 })}
      </Button>
    )
  return row.problems.map(problem => {
    const asks = aboutOf(problem)
    const { field, text, becomes } = problem
    if (asks === null || field === null) return null
    if (becomes === null)
      return (
        <Button
          key={field}
          size="small"
          aria-label={`${t('imports.answers.type')}: ${t('imports.answers.typeLabel', { text })}`}
          onClick={() => onType({ field, text })}
        >
          {t('imports.answers.type')}
        </Button>
      )
    const asked = questions.find(one => one.asks === asks && (asks !== 'instead' || one.text === text))
    const rows = asked?.rows ?? 1
    return (
      <Button key={field} size="small" onClick={() => onSettle({ asks, field, text, becomes })}>
        {asks === 'formulas'
          ? t('imports.answers.text', { by: becomes })
          : asks === 'instead'
            ? tn('imports.answers.take', rows, { by: becomes })
            : tn('imports.answers.yes', rows)}
      </Button>
    )
  })
}
