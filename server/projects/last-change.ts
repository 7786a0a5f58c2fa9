import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { LastChange } from '../../openapi/activities.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { type ToldRow, toldColumns, toldJoins, toldWire } from '../activities/activity.queries.ts'
import { projectIdOf } from './project-crews.queries.ts'

/** How long a change is news to somebody who has not opened the project yet. */
const news = "interval '7 days'"

export type LastChangeRow = ToldRow & { unseen: boolean }

/** The newest line of the log of project `p`, as JSON `change.last`; the agency's own, so nobody else's query has it. */
export const lastChangeOf = (ctx: Context) =>
  isPlanner(ctx.who) || isOffice(ctx.who)
    ? sql`left join lateral (select row_to_json(x) as last from (
        select ${toldColumns}, a.by_id is distinct from ${ctx.who.personId}::uuid and a.created_at > coalesce((select n.seen_at
          from project_seen n where n.tenant_id = p.tenant_id and n.person_id = ${ctx.who.personId}::uuid and n.project_id = p.id),
          ${ctx.now}::timestamptz - ${sql.raw(news)}) as unseen
        from (select * from activity l where l.tenant_id = p.tenant_id and l.project_id = p.id and l.type = 'LOG'
          order by l.created_at desc, l.line limit 1) a ${toldJoins}) x) change on true`
    : sql`cross join (select null::json as last) change`

export const lastChangeWire = (row: LastChangeRow | null): z.input<typeof LastChange> | null =>
  row && { ...toldWire(row), unseen: row.unseen }

/** The caller has opened a project, by id or number. */
export async function seeProject(ctx: Context, id: string): Promise<void> {
  await ctx.tx.execute(sql`
    insert into project_seen (tenant_id, person_id, project_id, seen_at)
    select ${ctx.tenant.id}::uuid, ${ctx.who.personId}::uuid, p.id, ${ctx.now}::timestamptz from (select ${projectIdOf(ctx, id)} as id) p
    on conflict (tenant_id, person_id, project_id) do update set seen_at = greatest(project_seen.seen_at, excluded.seen_at)`)
}
