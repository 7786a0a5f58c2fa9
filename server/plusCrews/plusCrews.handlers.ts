import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type * as contract from '../../openapi/plusCrews.ts'
import { idOrNumber } from '../access/scopes.ts'
import type { Handlers } from '../context.ts'
import { Problem } from '../problem.ts'

type PlusCrewRow = z.input<typeof contract.PlusCrew>

export const handlers: Handlers<typeof contract> = {
  readPlusCrew: async ({ params }, ctx) => {
    const { rows } = await ctx.tx.execute<PlusCrewRow>(sql`
      select g.id, g.number, g.name,
        case when y.id is null then null else json_build_object('id', y.id, 'name', y.name) end as company
      from (select * from plus_crew where tenant_id = ${ctx.tenant.id} and ${idOrNumber(params.n)}) g
      left join company y on y.tenant_id = g.tenant_id and y.id = g.company_id`)
    const [row] = rows
    if (!row) throw new Problem('notFound')
    return { status: 200, body: row }
  },
}
