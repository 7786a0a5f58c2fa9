import { sql } from 'drizzle-orm'
import { type PersonTable, columnsOf, personTables } from '../../domain/privacy/register.ts'
import type { PrivacyKind } from '../../domain/privacy/register.types.ts'
import type { Context } from '../context.ts'
import { whoseOf } from './plan.queries.ts'
import { ofPerson } from './register-sql.ts'

export type PersonRow = Record<string, unknown>
export interface PersonRows {
  table: string
  kind: PrivacyKind
  /** In the order of the register. */
  columns: readonly string[]
  rows: PersonRow[]
}

/** What is told of a row: nothing that opens something, nobody else, and no bytes. */
const told = ({ registered }: PersonTable): string[] =>
  columnsOf(registered, 'plain', 'own', 'once').filter(column => column !== 'bytes')

/** Every row of somebody, table by table, as the register has them. */
export async function personData(ctx: Context, personId: string): Promise<PersonRows[]> {
  const whose = whoseOf(ctx, personId)
  const each = personTables.map(one => {
    const columns = sql.raw(
      told(one)
        .map(column => `x.${column}`)
        .join(', '),
    )
    return sql`select ${one.table}::text as "table", (select coalesce(json_agg(t), '[]') from (select ${columns}
      from ${sql.raw(one.table)} x where x.tenant_id = ${whose.tenantId}::uuid and ${ofPerson(one.person.of, whose)}) t) as rows`
  })
  const found = await ctx.tx.execute<{ table: string; rows: PersonRow[] }>(sql.join(each, sql` union all `))
  const rowsOf = new Map(found.rows.map(({ table, rows }) => [table, rows]))
  return personTables.map(one => ({
    table: one.table,
    kind: one.person.kind,
    columns: told(one),
    rows: rowsOf.get(one.table) ?? [],
  }))
}

/** Pictures of somebody that lie in their rows. */
export async function personPictures(
  ctx: Context,
  personId: string,
): Promise<{ name: string; contentType: string; bytes: Buffer }[]> {
  const { rows } = await ctx.tx.execute<{ name: string; contentType: string; bytes: Buffer }>(sql`
    select 'picture' as name, content_type as "contentType", bytes from person_picture
      where tenant_id = ${ctx.tenant.id} and person_id = ${personId}
    union all select 'sent ' || to_char(uploaded_at, 'YYYY-MM-DD'), 'image/webp', bytes from profile_picture
      where tenant_id = ${ctx.tenant.id} and person_id = ${personId} and bytes is not null`)
  return rows
}

/** Files that are still there, of those rows name. */
export async function filesNamed(
  ctx: Context,
  ids: readonly string[],
): Promise<{ id: string; name: string; contentType: string; size: number }[]> {
  const { rows } = await ctx.tx.execute<{ id: string; name: string; contentType: string; size: number }>(sql`
    select id, name, content_type as "contentType", size from stored_file
    where tenant_id = ${ctx.tenant.id} and id = any(${sql.param([...ids])}::uuid[]) order by created_at, id`)
  return rows
}
