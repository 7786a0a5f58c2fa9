import type { SQL } from 'drizzle-orm'
import type { Context } from './context.ts'

/** The row a query finds. Throws `notFound` where it finds none. */
export async function one<Row extends Record<string, unknown>>(
  ctx: Pick<Context<'notFound'>, 'tx' | 'refuse'>,
  query: SQL,
): Promise<Row> {
  const { rows } = await ctx.tx.execute<Row>(query)
  const [row] = rows
  if (!row) throw ctx.refuse('notFound')
  return row as Row
}
