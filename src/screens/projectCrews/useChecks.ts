import { atHand } from '../../../domain/securityChecks/due.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import type { components } from '../../client/schema.d.ts'

type Made = components['schemas']['SecurityCheckSummary']
type Due = components['schemas']['SecurityCheckDue']
/** Which check, and how far it is. */
export type CrewCheck = Pick<Due, 'formId' | 'date' | 'shift' | 'name' | 'check'>

const none: readonly Due[] = []

/** Security checks of a crew that are to be made now, or were just made. */
export function useChecks(crewId: string, enabled: boolean, now: number): readonly CrewCheck[] {
  const path = { params: { path: { id: crewId } } }
  const { data } = $api.useQuery('get', '/api/v1/projectCrews/{id}/securityChecksDue', path, { enabled })
  return atHand(data?.checks ?? none, now)
}

const noneMade: readonly Made[] = []

/** The same, and behind them what was made before, the newest first. */
export function useAllChecks(crewId: string, enabled: boolean, now: number): readonly CrewCheck[] {
  const due = useChecks(crewId, enabled, now)
  const asked = { params: { path: { id: crewId }, query: wholeList } }
  const { data } = $api.useQuery('get', '/api/v1/projectCrews/{id}/securityChecks', asked, { enabled })
  const before = (data?.items ?? noneMade).filter(({ id }) => !due.some(({ check }) => check?.id === id))
  return [...due, ...before.map(check => ({ ...check, check }))]
}
