import { type SQL, sql } from 'drizzle-orm'
import type { Context } from './context.ts'
import type { Tx } from './database/tenant.ts'

/** Of an agency that has given none of its own yet. */
const first = { project: { prefix: 'P-', next: 1001 }, person: { prefix: '', next: 1 } } as const

/**
 * The statement that takes the next number of a kind and answers it as `number`; numbers that were given otherwise are
 * passed over. Nobody else is given it: whoever asks meanwhile waits until this transaction is over.
 */
export function nextNumber(ctx: Context, kind: keyof typeof first): SQL {
  const { prefix, next } = first[kind]
  const table = sql.identifier(kind)
  const behind = (prefixed: SQL) => behindHighest(ctx.tenant.id, kind, prefixed)
  return sql`insert into number_series as taken (tenant_id, kind, prefix, next)
    values (${ctx.tenant.id}, ${kind}, ${prefix}, greatest(${next}::int, ${behind(sql`${prefix}::text`)}) + 1)
    on conflict (tenant_id, kind) do update set next = 1 + case
      when exists (select from ${table} t where t.tenant_id = ${ctx.tenant.id} and t.number = taken.prefix || taken.next)
      then ${behind(sql`taken.prefix`)} else taken.next end
    returning prefix || (next - 1) as number`
}

/** Behind the highest that is there with a prefix. */
const behindHighest = (
  tenantId: string,
  kind: keyof typeof first,
  prefixed: SQL,
) => sql`(select coalesce(max(substring(t.number from '[0-9]{1,8}$')::int), 0) + 1 from ${sql.identifier(kind)} t
  where t.tenant_id = ${tenantId} and t.number ~ ('^' || ${prefixed} || '[0-9]{1,8}$'))`

/**
 * Takes as many numbers of a kind as are asked for, those that were given otherwise passed over; `others`: such as are
 * about to be, as rows of `number`. Nobody else is given one of them: whoever asks meanwhile waits.
 */
export async function nextNumbers(
  tx: Tx,
  { tenantId, kind, count, others }: { tenantId: string; kind: keyof typeof first; count: number; others: SQL },
): Promise<string[]> {
  if (count === 0) return []
  const { prefix, next } = first[kind]
  const started = await tx.execute<{ prefix: string; next: number }>(sql`
    insert into number_series as taken (tenant_id, kind, prefix, next)
    values (${tenantId}, ${kind}, ${prefix}, greatest(${next}::int, ${behindHighest(tenantId, kind, sql`${prefix}::text`)}))
    on conflict (tenant_id, kind) do update set next = taken.next returning prefix, next`)
  const [series] = started.rows
  if (!series) throw new Error('a series of numbers did not begin')
  const { rows } = await tx.execute<{ number: string; at: number }>(sql`
    with given as materialized (
      select t.number from ${sql.identifier(kind)} t where t.tenant_id = ${tenantId} union ${others})
    select ${series.prefix}::text || n as number, n as at
    from generate_series(${series.next}::int, ${series.next}::int + ${count}::int + (select count(*)::int from given)) n
    where ${series.prefix}::text || n not in (select g.number from given g) order by n limit ${count}`)
  const last = rows.at(-1)
  if (last)
    await tx.execute(
      sql`update number_series set next = ${last.at + 1} where tenant_id = ${tenantId} and kind = ${kind}`,
    )
  return rows.map(({ number }) => number)
}

/**
 * The statement that takes the next number of a series that leaves none out, `prefix` and four digits or more, and answers
 * it as `number`. A number that was taken by a transaction that failed is taken by the next.
 */
export const nextOfSeries = (ctx: Context, kind: string, prefix: SQL): SQL => sql`
  insert into number_series (tenant_id, kind, prefix, next) values (${ctx.tenant.id}, ${kind}, ${prefix}, 2)
  on conflict (tenant_id, kind) do update set next = number_series.next + 1
  returning prefix || case when next <= 10000 then lpad((next - 1)::text, 4, '0') else (next - 1)::text end as number`
