import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import type { ScreenProps } from '../screen.ts'
import { loadable } from '../shared/loadable.ts'
import { often, useNow } from '../shared/useNow.ts'
import type { Line } from './crew.types.ts'
import { CrewLocationView, type SeenPerson } from './CrewLocationView.tsx'
import { listed } from './line-state.ts'
import { stateWords } from './ListStateMark.tsx'
import { useCrew } from './useCrew.ts'
import { useLiveCrew } from './useLiveCrew.ts'

const asksEvery = 60_000

export default function CrewChiefLocationScreen({ params }: ScreenProps) {
  const id = params['id'] ?? ''
  const words = useWords()
  const { tenant } = useSession()
  const queries = useQueryClient()
  const now = useNow(often)
  const path = { params: { path: { id } } }
  const crew = useCrew(id)
  const leads = crew.data?.mine.leads ?? false
  const onNews = useCallback(() => void queries.invalidateQueries(), [queries])
  const live = useLiveCrew(id, leads, onNews)
  const asks = { enabled: leads, refetchInterval: live.live ? (false as const) : asksEvery }
  const places = $api.useQuery('get', '/api/v1/projectCrews/{id}/liveLocations', path, asks)
  const lines = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', path, { enabled: leads })

  const seen = (line: Line | undefined): Pick<SeenPerson, 'state' | 'stateWords'> => {
    if (!line) return { state: 'expected', stateWords: words.t('crews.list.noPlace') }
    const one = listed(line, [], now)
    const state =
      one.state === 'in' ? 'checkedIn' : one.state === 'out' ? 'checkedOut' : one.state === 'late' ? 'late' : 'expected'
    return { state, stateWords: stateWords(words, one, now) }
  }
  const content =
    crew.data && places.data
      ? {
          crew: crew.data,
          places: places.data.items
            .map(place => ({
              ...place,
              ...seen(lines.data?.items.find(({ person }) => person.id === place.person.id)),
            }))
            .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp)),
          tilesUrl: tenant.mapTilesUrl ?? undefined,
          live,
          now,
        }
      : undefined
  const state = crew.data && !leads ? { kind: 'refused' as const } : loadable([crew, places], content, { keeps: true })
  return <CrewLocationView state={state} crewId={id} />
}
