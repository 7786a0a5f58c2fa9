import { type SQL, sql } from 'drizzle-orm'
import type { Context } from './context.ts'

/** Of an agency that has given none of its own yet. */
const first = { project: { prefix: 'P-', next: 1001 }, person: { prefix: '', next: 1 } } as const

/**
 * The statement that takes the next number of a kind and answers it as `number`; numbers that were given otherwise are
 * passed over. Nobody else is given it: whoever asks meanwhile waits until this transaction is over.
 */
export function nextNumber(ctx: Context, kind: keyof typeof first): SQL {
  const { prefix, next } = first[kind]
  const table = sql.identifier(kind)
  /** Behind the highest that is there with a prefix. */
  const behind = (
    prefixed: SQL,
  ) => sql`(select coalesce(max(substring(t.number from '[0-9]{1,8}$')::int), 0) + 1 from ${table} t
    where t.tenant_id = ${ctx.tenant.id} and t.number ~ ('^' || ${prefixed} || '[0-9]{1,8}$'))`
  return sql`insert into number_series as taken (tenant_id, kind, prefix, next)
    values (${ctx.tenant.id}, ${kind}, ${prefix}, greatest(${next}::int, ${behind(sql`${prefix}::text`)}) + 1)
    on conflict (tenant_id, kind) do update set next = 1 + case
      when exists (select from ${table} t where t.tenant_id = ${ctx.tenant.id} and t.number = taken.prefix || taken.next)
      then ${behind(sql`taken.prefix`)} else taken.next end
    returning prefix || (next - 1) as number`
}

/**
 * The statement that takes the next number of a series that leaves none out, `prefix` and four digits or more, and answers
 * it as `number`. A number that was taken by a transaction that failed is taken by the next.
 */
export const nextOfSeries = (ctx: Context, kind: string, prefix: SQL): SQL => sql`
  insert into number_series (tenant_id, kind, prefix, next) values (${ctx.tenant.id}, ${kind}, ${prefix}, 2)
  on conflict (tenant_id, kind) do update set next = number_series.next + 1
  returning prefix || case when next <= 10000 then lpad((next - 1)::text, 4, '0') else (next - 1)::text end as number`
