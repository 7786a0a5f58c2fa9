/** A list answer from rows that each carry the count of the whole (`count(*) over ()`). */
export function page<Row extends { total: number }, Item>(
  rows: Row[],
  query: { limit: number; page: number },
  item: (row: Row) => Item,
): { items: Item[]; total: number; limit: number; page: number } {
  return { items: rows.map(item), total: rows[0]?.total ?? 0, limit: query.limit, page: query.page }
}

export const offsetOf = (query: { limit: number; page: number }) => (query.page - 1) * query.limit

interface Answer {
  status: number
  body?: unknown
  raw?: Response
}
const isPastEnd = (body: unknown): body is { total: number } => {
  const { items, page: asked = 1 } = (body ?? {}) as { items?: unknown; page?: number }
  return Array.isArray(items) && items.length === 0 && asked > 1
}

/** A list that was asked for past its end has no row to carry the count of the whole: its first one is asked for that. */
export async function pastEndCounted<A extends Answer>(answer: A, first: () => Promise<Answer>): Promise<A> {
  const { body } = answer
  if (!isPastEnd(body)) return answer
  const { total } = (await first()).body as { total: number }
  return { ...answer, body: { ...body, total } }
}
