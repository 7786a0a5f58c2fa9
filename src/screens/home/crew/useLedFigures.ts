import { type CrewFigures, crewFigures } from '../../../../domain/projectCrewItems/late.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useDevicePunches } from '../../shared/useDevicePunches.ts'

/** How often it is asked who has come, ms. */
const often = 60_000

/** The crew somebody leads now in figures, this device's punches among them; null without one, or before it is known. */
export function useLedFigures(crewId: string | null, now: number): CrewFigures | null {
  const { tenant } = useSession()
  const { data, dataUpdatedAt } = $api.useQuery(
    'get',
    '/api/v1/projectCrews/{id}/projectCrewItemStatus',
    { params: { path: { id: crewId ?? '' }, query: wholeList } },
    { enabled: crewId !== null, refetchInterval: often },
  )
  const { over } = useDevicePunches(dataUpdatedAt)
  return crewId !== null && data ? crewFigures(data.items.map(over), now, tenant.rules.graceMinutes) : null
}
