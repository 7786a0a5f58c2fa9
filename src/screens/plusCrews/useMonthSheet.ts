import { useQuery } from '@tanstack/react-query'
import type { Month } from '../../../domain/plusCrews/plus-crew-month.ts'
import { mayUse } from '../../../domain/auth/rights.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { loadFigures } from '../../client/month-figures.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { type Loadable, loadable } from '../shared/loadable.ts'
import { type CountedType, type Figure, type PlusCrew, type Value, isCounted } from './data.types.ts'

/** Ms after which the figures are asked for again: others enter some too. */
const asksEvery = 60_000

export interface MonthSheet {
  crew: PlusCrew
  types: readonly CountedType[]
  values: readonly Value[]
  figures: readonly Figure[]
  /** When the figures arrived, ms. */
  loadedAt: number
  /** Ids of sources, by caption. */
  sources: ReadonlyMap<string, string>
}

export function usePlusCrew(number: string) {
  const { user } = useSession()
  const reads = mayCall(user, 'readPlusCrew') && (user.kind !== 'user' || mayUse(user, 'plusCrews'))
  const crew = $api.useQuery('get', '/api/v1/plusCrews/{n}', { params: { path: { n: number } } }, { enabled: reads })
  return { reads, crew }
}

/** What is counted of a plus crew, and how: in the order of the agency. */
export function useCounted(crew: string | undefined) {
  const types = $api.useQuery(
    'get',
    '/api/v1/plusCrewValueTypes',
    { params: { query: wholeList } },
    { enabled: crew !== undefined },
  )
  const values = $api.useQuery(
    'get',
    '/api/v1/plusCrewValues',
    { params: { query: { ...wholeList, plusCrew: crew ?? '' } } },
    { enabled: crew !== undefined },
  )
  return { types, values }
}

/** Every row of a month; kept under the address of its call, as other answers are. */
export function useFigures(crew: string | undefined, { dateFrom, dateTo }: Month) {
  const month = { plusCrew: crew ?? '', dateFrom, dateTo }
  return useQuery({
    queryKey: ['get', '/api/v1/plusCrewValueDatas', month],
    queryFn: ({ signal }) => loadFigures(month, signal),
    enabled: crew !== undefined,
    refetchInterval: asksEvery,
  })
}

/** A plus crew with everything its sheet of a month is made of. */
export function useMonthSheet(number: string, monthFor: (timeZone: string | undefined) => Month): Loadable<MonthSheet> {
  const { reads, crew } = usePlusCrew(number)
  const id = crew.data?.id
  const { types, values } = useCounted(id)
  const figures = useFigures(id, monthFor(crew.data?.timeZone))
  const sources = $api.useQuery(
    'get',
    '/api/v1/plusCrewValueDataSourceTypes',
    { params: { query: wholeList } },
    { enabled: id !== undefined },
  )
  if (!reads) return { kind: 'refused' }
  const content =
    crew.data && types.data && values.data && figures.data && sources.data
      ? {
          crew: crew.data,
          types: types.data.items.filter(isCounted),
          values: values.data.items,
          figures: figures.data,
          loadedAt: figures.dataUpdatedAt,
          sources: new Map(sources.data.items.map(source => [source.caption, source.id])),
        }
      : undefined
  return loadable([crew, types, values, figures, sources], content, { keeps: true })
}
