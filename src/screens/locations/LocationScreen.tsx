import { zoneDiffers } from '../../../domain/shift-display.ts'
import { $api } from '../../client/query.ts'
import type { ScreenProps } from '../screen.ts'
import { found, loadable } from '../shared/loadable.ts'
import { clockAt, viewerZone } from '../shared/words/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { LocationView } from './LocationView.tsx'

export default function LocationScreen({ params }: ScreenProps) {
  const now = useNow()
  const place = $api.useQuery('get', '/api/v1/locations/{id}', { params: { path: { id: params['id'] ?? '' } } })
  const state = found(loadable([place], place.data, { keeps: true }), data => ({
    place: data,
    time: clockAt(now, data.timeZone),
    elsewhere: zoneDiffers(data.timeZone, viewerZone(), now),
  }))
  return <LocationView state={state} />
}
