import { dateIn } from '../../../domain/shift-display.ts'
import { mayUse } from '../../../domain/rights.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { loadable } from '../shared/loadable.ts'
import { viewerZone } from '../shared/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import type { ScreenProps } from '../screen.ts'
import { PlusCrewView } from './PlusCrewView.tsx'

/** A plus crew on the wall: whose it is, the month, and what time it is. */
export default function PlusCrewScreen({ params }: ScreenProps) {
  const { date } = useWords()
  const { user, tenant } = useSession()
  const now = useNow()
  const reads = mayCall(user, 'readPlusCrew') && (user.kind !== 'user' || mayUse(user, 'plusCrews'))
  const path = { params: { path: { n: params['number'] ?? '' } } }
  const crew = $api.useQuery('get', '/api/v1/plusCrews/{n}', path, { enabled: reads })
  const month = Date.parse(`${dateIn(viewerZone(), now)}T00:00:00Z`)
  return (
    <PlusCrewView
      state={reads ? loadable([crew], crew.data) : { kind: 'refused' }}
      month={date(month, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
      time={date(now, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
      date={date(now, { weekday: 'long', day: 'numeric', month: 'long' })}
      glyph={tenant.mark === 'crane' ? 'crane' : 'bars'}
      agency={tenant.name}
    />
  )
}
