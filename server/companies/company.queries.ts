import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { foundBy } from '../search/words.ts'

export type CompanyRow = {
  id: string
  number: string
  name: string
  city: string
  own: boolean
  contacts: number
  projects: number
}

/** Companies a condition on `y` names, with how much is known of each. */
const companies = (ctx: Context, which: SQL) => sql`
  select y.id, y.number, y.name, y.city, y.own,
    (select count(*)::int from contact k where k.tenant_id = y.tenant_id and k.company_id = y.id) as contacts,
    (select count(*)::int from project p where p.tenant_id = y.tenant_id and p.company_id = y.id) as projects
  from company y where y.tenant_id = ${ctx.tenant.id} and ${which}`

/** All for planning and office, a client's own for the client; by name. */
export const companyListing = (ctx: Context, q: string | undefined): Listing<CompanyRow, CompanyRow> => ({
  among: sql`from company y where y.tenant_id = ${ctx.tenant.id}
    and ${ctx.visible}
    and ${foundBy(ctx, q, { company: sql`y.id` })}`,
  order: [
    { by: sql`y.name`, as: 'text' },
    { by: sql`y.id`, as: 'uuid' },
  ],
  rows: companies(ctx, sql`y.id in (select id from page)`),
  item: row => row,
})

export const companyRow = (ctx: Context<'notFound'>, id: string) =>
  one<CompanyRow>(ctx, companies(ctx, sql`y.id = ${id}`))

export type SettingsRow = {
  id: string
  number: string
  name: string
  city: string
  deliveryNoteEmail: string | null
  language: string | null
}

export const settingsRow = (ctx: Context<'notFound'>, id: string) =>
  one<SettingsRow>(
    ctx,
    sql`select id, number, name, city, delivery_note_email as "deliveryNoteEmail", language from company
      where tenant_id = ${ctx.tenant.id} and id = ${id}`,
  )
