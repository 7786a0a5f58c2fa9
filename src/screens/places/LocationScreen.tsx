import type { ScreenProps } from '../screen.ts'
import { zoneDiffers } from '../../../domain/shift-display.ts'
import { failureFrom } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import { type LocationState, LocationView } from './LocationView.tsx'
import { useMinute } from './useMinute.ts'

export default function LocationScreen({ params }: ScreenProps) {
  const id = params['id'] ?? ''
  const now = useMinute()
  const { data, error, refetch } = $api.useQuery('get', '/api/v1/locations/{id}', { params: { path: { id } } })
  return <LocationView state={stateOf()} />

  function stateOf(): LocationState {
    if (data) {
      const viewer = Intl.DateTimeFormat().resolvedOptions().timeZone
      const time = new Intl.DateTimeFormat('en-GB', {
        hour: '2-digit',
        minute: '2-digit',
        timeZone: data.timeZone,
      }).format(now)
      return { kind: 'content', place: data, time, elsewhere: zoneDiffers(data.timeZone, viewer, now) }
    }
    if (!error) return { kind: 'loading' }
    const { status, technical } = failureFrom(error)
    if (status === 403) return { kind: 'refused' }
    if (status === 404) return { kind: 'absent' }
    return { kind: 'failed', technical, retry: () => void refetch() }
  }
}
