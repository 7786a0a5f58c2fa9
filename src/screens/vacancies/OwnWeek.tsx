import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { Screen } from '../shared/Screen.tsx'
import type { Vacancy } from '../shared/job/vacancy.ts'
import { loadable } from '../shared/loadable.ts'
import { WeekLines } from './WeekLines.tsx'
import { weekLines, weekOf } from './week-lines.ts'

/** The week of the person who looks, with the vacancy in it. */
export function OwnWeek({ vacancy, now }: { vacancy: Vacancy; now: number }) {
  const words = useWords()
  const asked = $api.useQuery('get', '/api/v1/personalCalendar', {
    params: { query: weekOf(vacancy, words.weekStart) },
  })
  return (
    <Screen
      width="inside"
      level={3}
      refused={null}
      absent={null}
      state={loadable([asked], asked.data)}
      skeleton={<SkeletonRows count={3} label={words.t('app.loading')} />}
    >
      {week => <WeekLines lines={weekLines(words, vacancy, week, now)} />}
    </Screen>
  )
}
