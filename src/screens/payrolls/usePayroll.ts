import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { type Asked, type Loadable, loadable } from '../shared/loadable.ts'
import type { WholePayroll } from './payroll.types.ts'

/** A payroll by its number, with its items and what is not on it yet; null: none is asked for. */
export function usePayroll(number: string | null): {
  state: Loadable<WholePayroll>
  asked: Asked
  personId: string | undefined
} {
  const path = { id: number ?? '' }
  const enabled = { enabled: number !== null }
  const one = $api.useQuery('get', '/api/v1/payrolls/{id}', { params: { path } }, enabled)
  const items = $api.useQuery('get', '/api/v1/payrolls/{id}/items', { params: { path, query: wholeList } }, enabled)
  const unassigned = $api.useQuery(
    'get',
    '/api/v1/payrolls/{id}/unassignedPcis',
    { params: { path, query: wholeList } },
    enabled,
  )
  const whole =
    one.data && items.data && unassigned.data
      ? { payroll: one.data, items: items.data.items, unassigned: unassigned.data.items }
      : undefined
  return { state: loadable([one, items, unassigned], whole), asked: one, personId: one.data?.person.id }
}
