import { type SQL, sql } from 'drizzle-orm'
import type { LogChange } from '../../domain/activities/changes.ts'
import type { LogCode } from '../../openapi/activities.ts'
import type { Context } from '../context.ts'
import type { Named } from '../database/tables/activities.ts'

/**
 * One line of the log. Say the nearest id that is known: of a job (`jobId`) position, crew, project and person are looked
 * up, of a position its crew and project, of a crew its project, and what they are called.
 */
export interface LogLine {
  code: LogCode
  projectId?: string
  crewId?: string
  itemId?: string
  /** A person on a position. */
  jobId?: string
  /** Whom it is about. */
  personId?: string
  changes?: readonly LogChange[]
  /** How many people are told. */
  told?: number
  /** Why, in the words of whoever did it. */
  text?: string
  /** What things are called that the same statement makes or removes. */
  named?: Named
}

/** Who tells, for whom and when; nobody for what comes about by itself. */
export interface Teller {
  tenant: { id: string }
  who: { personId: string | null }
  now: Date
}

/**
 * The statement that writes them, to stand within the one that does the thing: `with …, logged as (${logging(ctx, …)})`.
 * It sees rows as they were before that statement, so what it makes has to be named by its ids and `named`.
 */
export const logging = (ctx: Teller, lines: readonly LogLine[]): SQL => sql`
  insert into activity (tenant_id, id, type, code, project_id, crew_id, item_id, person_id, named, changes, told, line, text,
    by_id, created_at)
  select ${ctx.tenant.id}::uuid, gen_random_uuid(), 'LOG', n.code, coalesce(n."projectId", c.project_id), coalesce(n."crewId", i.crew_id),
    i.of, coalesce(n."personId", s.person_id), jsonb_strip_nulls(jsonb_build_object('crew', c.name, 'position', f.caption,
      'functionCode', f.code)) || coalesce(n.named, '{}'), coalesce(n.changes, '[]'), n.told, n.line, n.text,
    ${ctx.who.personId}::uuid, ${ctx.now}::timestamptz
  from jsonb_to_recordset(${JSON.stringify(lines.map((line, at) => ({ ...line, line: at })))}::jsonb)
    n (code text, "projectId" uuid, "crewId" uuid, "itemId" uuid, "jobId" uuid, "personId" uuid, changes jsonb, told int, text text,
      named jsonb, line int)
  left join project_crew_item_status s on s.tenant_id = ${ctx.tenant.id} and s.id = n."jobId"
  cross join lateral (select coalesce(n."itemId", s.item_id) as of, coalesce(n."crewId", s.crew_id, (select g.crew_id
    from project_crew_item g where g.tenant_id = ${ctx.tenant.id} and g.id = n."itemId")) as crew_id) i
  left join project_crew_item g on g.tenant_id = ${ctx.tenant.id} and g.id = i.of
  left join lookup f on f.tenant_id = g.tenant_id and f.id = g.function_id
  left join project_crew c on c.tenant_id = ${ctx.tenant.id} and c.id = i.crew_id`

/** Writes lines of the log in the transaction of what they tell of: one statement, however many they are. */
export async function logged(ctx: Context, lines: readonly LogLine[]): Promise<void> {
  if (lines.length) await ctx.tx.execute(logging(ctx, lines))
}
