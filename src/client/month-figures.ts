import { api } from './api.ts'
import { unwrap } from './problem.ts'
import type { components } from './schema.d.ts'
import { wholeList } from './whole-list.ts'

type Figure = components['schemas']['PlusCrewValueData']

/** Every row of a plus crew in a month: its sums are made of all of them. Throws `RequestFailed`, or what the network threw. */
export async function loadFigures(
  month: { plusCrew: string; dateFrom: string; dateTo: string },
  signal?: AbortSignal,
): Promise<Figure[]> {
  const query = { ...month, ...wholeList }
  const { items } = await unwrap(
    api.GET('/api/v1/plusCrewValueDatas', { params: { query }, ...(signal ? { signal } : {}) }),
  )
  return items
}
