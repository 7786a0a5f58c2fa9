import { LateWords } from '../../shared/loading/LateWords.tsx'
import type { Group } from '../../../i18n/translate.ts'
import type { AskedDates } from '../home.types.ts'
import { DatesCard } from './DatesCard.tsx'

const groups: readonly Group[] = ['app', 'shell', 'dateQuestions']

/** What planning asks before there are jobs, with words that come with it: most days nobody is asked. */
export function DatesAsked({ asked, now }: { asked: readonly AskedDates[]; now: number }) {
  return (
    <LateWords groups={groups}>
      {asked.map(one => (
        <DatesCard key={one.id} asked={one} now={now} />
      ))}
    </LateWords>
  )
}
