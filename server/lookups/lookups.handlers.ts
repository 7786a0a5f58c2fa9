import { sql } from 'drizzle-orm'
import * as contract from '../../openapi/lookups.ts'
import type { Context, Handlers } from '../context.ts'
import { type Paged, listOf } from '../list.ts'

type Row = { id: string; code: string; caption: string }

const list = (kind: contract.LookupKind) => async (input: { query: Paged }, ctx: Context<'invalidInput'>) => ({
  status: 200 as const,
  body: await listOf(ctx, input.query, {
    among: sql`from lookup k where k.tenant_id = ${ctx.tenant.id} and k.kind = ${kind} and k.removed_at is null`,
    order: [
      { by: sql`k.sort`, as: 'int' },
      { by: sql`k.caption`, as: 'text' },
      { by: sql`k.id`, as: 'uuid' },
    ],
    rows: sql`select k.id, k.code, k.caption from lookup k
      where k.tenant_id = ${ctx.tenant.id} and k.id in (select id from page)`,
    item: (row: Row) => row,
  }),
})

export const handlers: Handlers<typeof contract> = Object.fromEntries(
  contract.lookupKinds.map(kind => [kind, list(kind)]),
) as Record<contract.LookupKind, ReturnType<typeof list>>
