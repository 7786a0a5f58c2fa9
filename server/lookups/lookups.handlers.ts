import { sql } from 'drizzle-orm'
import * as contract from '../../openapi/lookups.ts'
import type { Context, Handlers } from '../context.ts'
import { offsetOf, page } from '../page.ts'

type Row = { id: string; code: string; caption: string; total: number }

const list = (kind: contract.LookupKind) => async (input: { query: { limit: number; page: number } }, ctx: Context) => {
  const { rows } = await ctx.tx.execute<Row>(sql`
    select id, code, caption, count(*) over ()::int as total from lookup
    where tenant_id = ${ctx.tenant.id} and kind = ${kind}
    order by sort, caption, id limit ${input.query.limit} offset ${offsetOf(input.query)}`)
  return { status: 200 as const, body: page(rows, input.query, ({ total: _, ...choice }) => choice) }
}

export const handlers: Handlers<typeof contract> = Object.fromEntries(
  contract.lookupKinds.map(kind => [kind, list(kind)]),
) as Record<contract.LookupKind, ReturnType<typeof list>>
