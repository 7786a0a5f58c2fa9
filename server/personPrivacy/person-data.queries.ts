import { type SQL, sql } from 'drizzle-orm'
import { type PersonTable, columnsOf, personTables } from '../../domain/privacy/register.ts'
import type { PrivacyKind } from '../../domain/privacy/register.types.ts'
import type { Context } from '../context.ts'
import { whoseOf } from './plan.queries.ts'
import { ofPerson } from './register-sql.ts'
import { type Facts, type SummaryLists, summaryOf } from './summary.queries.ts'

export type PersonRow = Record<string, unknown>
export interface PersonRows {
  table: string
  kind: PrivacyKind
  /** In the order of the register. */
  columns: readonly string[]
  rows: PersonRow[]
}

/** Tables of which rows are told at all. */
const exported = personTables.filter(({ person }) => !person.ofOthers)

/** What is told of a row: nothing that opens something, nobody else, and no bytes. */
const told = ({ registered }: PersonTable): string[] =>
  columnsOf(registered, 'plain', 'own', 'once').filter(column => column !== 'bytes')

export interface PersonData {
  tables: PersonRows[]
  summary: Facts & SummaryLists
  pictures: { name: string; contentType: string; bytes: Buffer }[]
}
type Part = { part: string; rows: unknown }

/** Every row of somebody, table by table, as the register has them. Throws `notFound`. */
export async function personData(ctx: Context<'notFound'>, personId: string): Promise<PersonData> {
  const whose = whoseOf(ctx, personId)
  const each = exported.map(one => {
    const columns = sql.raw(
      told(one)
        .map(column => `x.${column}`)
        .join(', '),
    )
    return sql`select ${one.table}::text as part, (select coalesce(json_agg(t), '[]') from (select ${columns}
      from ${sql.raw(one.table)} x where x.tenant_id = ${whose.tenantId}::uuid and ${ofPerson(one.person.of, whose)}) t) as rows`
  })
  const summary = sql`select ' summary' as part, (select json_agg(t) from (${summaryOf(ctx, personId)}) t) as rows`
  const pictures = sql`select ' pictures' as part, (select coalesce(json_agg(t), '[]') from (${picturesOf(ctx, personId)}) t) as rows`
  const found = await ctx.tx.execute<Part>(sql.join([...each, summary, pictures], sql` union all `))
  const rowsOf = new Map(found.rows.map(({ part, rows }) => [part, (rows ?? []) as PersonRow[]]))
  const [facts] = rowsOf.get(' summary') ?? []
  if (!facts) throw ctx.refuse('notFound')
  const drawn = (rowsOf.get(' pictures') ?? []) as { name: string; contentType: string; base64: string }[]
  return {
    tables: exported.map(one => ({
      table: one.table,
      kind: one.person.kind,
      columns: told(one),
      rows: rowsOf.get(one.table) ?? [],
    })),
    summary: facts as Facts & SummaryLists,
    pictures: drawn.map(({ base64, ...picture }) => ({ ...picture, bytes: Buffer.from(base64, 'base64') })),
  }
}

/** Pictures of somebody that lie in their rows. */
const picturesOf = ({ tenant }: Context, personId: string): SQL => sql`
  select 'picture' as name, content_type as "contentType", encode(bytes, 'base64') as base64 from person_picture
    where tenant_id = ${tenant.id} and person_id = ${personId}
  union all select 'sent ' || to_char(uploaded_at, 'YYYY-MM-DD'), 'image/webp', encode(bytes, 'base64') from profile_picture
    where tenant_id = ${tenant.id} and person_id = ${personId} and bytes is not null`

/** Files that are still there, of those rows name. */
export async function filesNamed(
  ctx: Context,
  ids: readonly string[],
): Promise<{ id: string; name: string; contentType: string; size: number; sha256: string }[]> {
  const { rows } = await ctx.tx.execute<{
    id: string
    name: string
    contentType: string
    size: number
    sha256: string
  }>(sql`
    select id, name, content_type as "contentType", size, sha256 from stored_file
    where tenant_id = ${ctx.tenant.id} and id = any(${sql.param([...ids])}::uuid[]) order by created_at, id`)
  return rows
}
