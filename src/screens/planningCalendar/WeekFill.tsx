import { weekGroup } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { Filling } from '../shared/fillProposals/Filling.tsx'

/** The open places of all projects in a week filled by one proposal; days are YYYY-MM-DD. */
export function WeekFill({ from, today }: { from: string; today: string }) {
  const { weekStart } = useWords()
  const { firstDay } = weekGroup(today, today, weekStart)
  return (
    <Filling
      project={null}
      bounds={{ first: firstDay, last: null }}
      from={from < firstDay ? firstDay : from}
      openOn={null}
    />
  )
}
