import { type SQL, sql } from 'drizzle-orm'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'

export type CompanyRow = {
  id: string
  number: string
  name: string
  city: string
  own: boolean
  contacts: number
  projects: number
  total: number
}

/** Companies a condition on `y` names, with how much is known of each; only the rows of the page are counted. */
const companies = (where: SQL, tail: SQL = sql``) => sql`
  select y.id, y.number, y.name, y.city, y.own, y.total,
    (select count(*)::int from contact k where k.tenant_id = y.tenant_id and k.company_id = y.id) as contacts,
    (select count(*)::int from project p where p.tenant_id = y.tenant_id and p.company_id = y.id) as projects
  from (select y.*, count(*) over ()::int as total from company y where ${where} ${tail}) y`

/** All for planning and office, a client's own for the client; by name. */
export async function companyRows(
  ctx: Context,
  { q, limit, offset }: { q: string | undefined; limit: number; offset: number },
): Promise<CompanyRow[]> {
  const everything = isPlanner(ctx.who) || isOffice(ctx.who)
  const like = q ? `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null
  const { rows } = await ctx.tx.execute<CompanyRow>(sql`
    ${companies(
      sql`y.tenant_id = ${ctx.tenant.id} and (${everything} or y.id = ${ctx.who.companyId})
        ${like ? sql`and lower(y.name || ' ' || y.city || ' ' || y.number) like ${like}` : sql``}`,
      sql`order by y.name, y.id limit ${limit} offset ${offset}`,
    )} order by y.name, y.id`)
  return rows
}

export async function companyRow(ctx: Context<'notFound'>, id: string): Promise<CompanyRow> {
  const { rows } = await ctx.tx.execute<CompanyRow>(companies(sql`y.tenant_id = ${ctx.tenant.id} and y.id = ${id}`))
  const [row] = rows
  if (!row) throw ctx.refuse('notFound')
  return row
}

export type SettingsRow = {
  id: string
  number: string
  name: string
  city: string
  deliveryNoteEmail: string | null
  language: string | null
}

export async function settingsRow(ctx: Context<'notFound'>, id: string): Promise<SettingsRow> {
  const { rows } = await ctx.tx.execute<SettingsRow>(sql`
    select id, number, name, city, delivery_note_email as "deliveryNoteEmail", language from company
    where tenant_id = ${ctx.tenant.id} and id = ${id}`)
  const [row] = rows
  if (!row) throw ctx.refuse('notFound')
  return row
}
