import { crewFigures } from '../../../../domain/projectCrewItems/late.ts'
import { useSession } from '../../../access/session.ts'
import { $api, askAgain } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { loadable } from '../../shared/loadable.ts'
import { useDevicePunches } from '../../shared/useDevicePunches.ts'
import { often, useNow } from '../../shared/useNow.ts'
import type { Line } from '../crew.types.ts'
import { CrewLocationView, type SeenPerson } from './CrewLocationView.tsx'
import { listed } from '../leading/line-state.ts'
import { stateWords } from '../leading/ListStateMark.tsx'
import { useCrew } from '../useCrew.ts'
import { useLiveCrew } from '../../shared/live/useLiveCrew.ts'

const asksEvery = 60_000

export default function CrewChiefLocationScreen({ params }: ScreenProps) {
  const id = params['id'] ?? ''
  const words = useWords()
  const { tenant } = useSession()
  const grace = tenant.rules.graceMinutes
  const now = useNow(often)
  const list = { params: { path: { id }, query: wholeList } }
  const crew = useCrew(id)
  const leads = crew.data?.mine.leads ?? false
  const live = useLiveCrew(id, leads)
  const asks = { enabled: leads, refetchInterval: live.live ? askAgain : asksEvery }
  const places = $api.useQuery('get', '/api/v1/projectCrews/{id}/liveLocations', list, asks)
  const lines = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', list, asks)
  const { over } = useDevicePunches(lines.dataUpdatedAt)
  const all = lines.data?.items.map(over) ?? []

  const seen = (line: Line | undefined): Pick<SeenPerson, 'state' | 'stateWords'> => {
    if (!line) return { state: 'expected', stateWords: words.t('crewLead.noPlace') }
    const one = listed(line, now, grace)
    const state =
      one.state === 'in' ? 'checkedIn' : one.state === 'out' ? 'checkedOut' : one.state === 'late' ? 'late' : 'expected'
    return { state, stateWords: stateWords(words, one, now) }
  }
  const content =
    crew.data && places.data && lines.data
      ? {
          crew: crew.data,
          places: places.data.items
            .map(place => ({
              ...place,
              ...seen(all.find(({ person }) => person.id === place.person.id)),
            }))
            .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp)),
          tilesUrl: tenant.mapTilesUrl ?? undefined,
          figures: crewFigures(all, now, grace),
          live,
          now,
        }
      : undefined
  const state =
    crew.data && !leads ? { kind: 'refused' as const } : loadable([crew, places, lines], content, { keeps: true })
  return <CrewLocationView state={state} crewId={id} />
}
