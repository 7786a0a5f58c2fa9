import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { dayLater } from '../../../domain/personalCalendar/marks.ts'
import type { components } from '../../client/schema.d.ts'
import { $api } from '../../client/query.ts'
import { type Loadable, loadable } from '../shared/loadable.ts'
import type { OwnDays } from './calendar.types.ts'
import { seen } from './WeeksGrid.tsx'

type Answer = components['schemas']['PersonalCalendar']

const once = <T extends { id: string }>(lists: readonly (readonly T[])[]) => [
  ...new Map(lists.flat().map(one => [one.id, one])).values(),
]

/** What is on the weeks that have been looked at, asked for in fives; `first` is the day the present week began. */
export function usePersonalDays(first: string, top: number): { state: Loadable<OwnDays>; zone: string | null } {
  const [asked, setAsked] = useState<readonly number[]>([0])
  const wanted = [Math.floor(top / seen), Math.floor((top + seen - 1) / seen)].filter(part => !asked.includes(part))
  if (wanted.length > 0) setAsked([...asked, ...new Set(wanted)])
  const queries = useQueries({
    queries: asked.map(part =>
      $api.queryOptions('get', '/api/v1/personalCalendar', {
        params: {
          query: { dateFrom: dayLater(first, 7 * seen * part), dateTo: dayLater(first, 7 * seen * (part + 1) - 1) },
        },
      }),
    ),
  })
  const answers = queries.flatMap(({ data }) => (data ? [data satisfies Answer] : []))
  const [present] = queries
  const content: OwnDays | undefined = present?.data && {
    jobs: once(answers.map(({ jobs }) => jobs)),
    blockDates: once(answers.map(({ blockDates }) => blockDates)),
    vacationRequests: once(answers.map(({ vacationRequests }) => vacationRequests)),
    availabilities: once(answers.map(({ availabilities }) => availabilities)),
    vacation: present.data.vacation,
  }
  // Weeks that were never had are no older than those that were.
  const parts = queries.map(query => ({
    ...query,
    dataUpdatedAt: query.dataUpdatedAt || (present?.dataUpdatedAt ?? 0),
  }))
  return { state: loadable(parts, content), zone: present?.data?.timeZone ?? null }
}
