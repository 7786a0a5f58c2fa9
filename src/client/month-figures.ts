import { api } from './api.ts'
import { unwrap } from './problem.ts'
import type { components } from './schema.d.ts'

type Figure = components['schemas']['PlusCrewValueData']

const limit = 1_000

/** Every row of a plus crew in a month, page by page. Throws `RequestFailed`, or what the network threw. */
export async function loadFigures(
  month: { plusCrew: string; dateFrom: string; dateTo: string },
  signal?: AbortSignal,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (let page = 1; ; page++) {
    const query = { ...month, limit, page }
    const { items, total } = await unwrap(
      api.GET('/api/v1/plusCrewValueDatas', { params: { query }, ...(signal ? { signal } : {}) }),
    )
    figures.push(...items)
    if (figures.length >= total || items.length === 0) return figures
  }
}
