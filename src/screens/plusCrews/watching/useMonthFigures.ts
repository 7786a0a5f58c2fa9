import { useMemo } from 'react'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Figures } from '../../../machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'
import { type MonthFigures, monthFigures } from './month-figures.ts'

/** The month's numbers, by the agency's working day and the language's weeks. */
export function useMonthFigures(figures: Figures): MonthFigures {
  const { weekStart } = useWords()
  const { workingDay } = useSession().tenant.rules
  return useMemo(() => monthFigures(figures, { weekStart, workingDay }), [figures, weekStart, workingDay])
}
