import { type Question, aboutOf } from '../../../domain/imports/answers.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import type { Typed } from './TypedDialog.tsx'
import type { ImportRow } from './import.types.ts'

export interface Offering {
  questions: readonly Question[]
  onSettle: (question: Pick<Question, 'about' | 'field' | 'text' | 'by'>) => void
  onType: (typed: Typed) => void
}

/** What can be answered where a row asks it; the answer settles all rows alike. */
export function Offers({ row, questions, onSettle, onType }: Offering & { row: ImportRow }) {
  const { t, tn } = useWords()
  if (row.fate === 'double')
    return (
      <Button size="small" onClick={() => onSettle({ about: 'doubles', field: null, text: '', by: '' })}>
        {t('imports.answers.keep', { line: row.firstLine ?? 0 })}
      </Button>
    )
  return row.problems.map(problem => {
    const about = aboutOf(problem)
    const { field, text, by } = problem
    if (about === null || field === null) return null
    if (by === null)
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
    const asked = questions.find(one => one.about === about && (about !== 'instead' || one.text === text))
    const rows = asked?.rows ?? 1
    return (
      <Button key={field} size="small" onClick={() => onSettle({ about, field, text, by })}>
        {about === 'formulas'
          ? t('imports.answers.text', { by })
          : about === 'instead'
            ? tn('imports.answers.take', rows, { by })
            : tn('imports.answers.yes', rows)}
      </Button>
    )
  })
}
