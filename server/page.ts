/** A list answer from rows that each carry the count of the whole (`count(*) over ()`). */
export function page<Row extends { total: number }, Item>(
  rows: Row[],
  query: { limit: number; page: number },
  item: (row: Row) => Item,
): { items: Item[]; total: number; limit: number; page: number } {
  return { items: rows.map(item), total: rows[0]?.total ?? 0, limit: query.limit, page: query.page }
}

export const offsetOf = (query: { limit: number; page: number }) => (query.page - 1) * query.limit
