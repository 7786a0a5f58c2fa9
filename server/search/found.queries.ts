import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { listCompanies } from '../../openapi/companies.ts'
import { listPersons } from '../../openapi/crewMembers.ts'
import { listLocations } from '../../openapi/locations.ts'
import type { Access } from '../../openapi/access.ts'
import { type Found, mostFound } from '../../openapi/search.ts'
import { mayPass } from '../access/check.ts'
import { visibleRows } from '../access/visible.ts'
import type { Context } from '../context.ts'
import { ofCrew } from '../chosen.ts'
import { pictured } from '../people/person-columns.ts'
import { personRef } from '../people/person-ref.ts'
import { statusOf } from '../projects/project-list.queries.ts'
import { foundBy, wordsOf } from './words.ts'

type Sought = z.input<typeof Found>
type FoundPerson = Omit<Sought['people'][number], 'pictureUrl'> & { pictured: boolean }
type FoundRow = Omit<Sought, 'people'> & { people: FoundPerson[] }

/** What is found of each kind the caller may list, by the beginnings of words; nothing without a word. */
export async function found(ctx: Context, text: string): Promise<Sought> {
  const { visible } = ctx
  if (wordsOf(text).length === 0) return { projects: [], people: [], locations: [], companies: [] }
  const today = sql`${ctx.now.toISOString().slice(0, 10)}::date`
  const ifMay = (access: Access) => (mayPass(access, ctx.who) ? sql`true` : sql`false`)
  const { rows } = await ctx.tx.execute<FoundRow>(sql`select
      (select coalesce(json_agg(to_json(f)), '[]') from (
        select p.id, p.number, p.name, json_build_object('id', y.id, 'name', y.name) as company, p.client_mark as "clientMark",
          p.first_day as "beginDate", p.last_day as "endDate", ${statusOf} as status, p.closed_at is not null as closed
        from project p join company y on y.tenant_id = p.tenant_id and y.id = p.company_id
        where p.tenant_id = ${ctx.tenant.id} and ${visible}
          and ${foundBy(ctx, text, { project: sql`p.id`, company: sql`p.company_id`, location: sql`p.location_id` })}
        order by p.last_day < ${today}, abs(p.first_day - ${today}), p.number limit ${mostFound}) f) as projects,
      (select coalesce(json_agg(to_json(f)), '[]') from (
        select r.id, r.first_name || ' ' || r.last_name as name, r.home_city as "homeCity",
          ${pictured},
          (select coalesce(json_agg(json_build_object('id', t.id, 'caption', t.caption, 'code', t.code)
              order by t.sort, t.caption), '[]')
            from person_function pf join lookup t on t.tenant_id = pf.tenant_id and t.id = pf.function_id
            where pf.tenant_id = r.tenant_id and pf.person_id = r.id) as functions
        from person r where r.tenant_id = ${ctx.tenant.id} and ${ifMay(listPersons.access)} and ${ofCrew}
          and ${foundBy(ctx, text, { person: sql`r.id` })}
        order by r.last_name, r.first_name, r.id limit ${mostFound}) f) as people,
      (select coalesce(json_agg(to_json(f)), '[]') from (
        select l.id, l.name, l.city from location l where l.tenant_id = ${ctx.tenant.id} and ${ifMay(listLocations.access)}
          and ${foundBy(ctx, text, { location: sql`l.id` })}
        order by l.name, l.id limit ${mostFound}) f) as locations,
      (select coalesce(json_agg(to_json(f)), '[]') from (
        select y.id, y.name, y.city, (select count(*)::int from project p where p.tenant_id = y.tenant_id and p.company_id = y.id) as projects
        from company y where y.tenant_id = ${ctx.tenant.id} and ${ifMay(listCompanies.access)}
          and ${visibleRows('companies', ctx)} and ${foundBy(ctx, text, { company: sql`y.id` })}
        order by y.name, y.id limit ${mostFound}) f) as companies`)
  const [row] = rows
  if (!row) throw new Error('a statement without a table answered no row')
  const { people, ...rest } = row
  return {
    ...rest,
    people: people.map(({ pictured, ...person }) => ({
      ...person,
      pictureUrl: personRef(ctx, { ...person, pictured, phone: null }).pictureUrl,
    })),
  }
}
