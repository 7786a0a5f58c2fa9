import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

export type Facts = {
  number: string
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  address: string | null
  birthday: string | null
  since: string
}
export type SummaryLists = {
  jobs: { day: string; project: string; work: string; state: string; minutes: number | null }[]
  payrolls: { month: string; number: string; state: string; amount: number; currency: string }[]
  functions: { name: string; until: string | null }[]
  documents: { day: string; name: string; state: string }[]
}

/** What the summary names line by line; all else it counts. */
export const summaryOf = ({ tenant }: Context, id: string): SQL => sql`
    select r.number, r.first_name as "firstName", r.last_name as "lastName", r.email, r.phone, r.birthday::text as birthday,
      nullif(concat_ws(', ', r.street, nullif(concat_ws(' ', r.zipcode, r.city), ''), r.country), '') as address,
      (r.created_at at time zone r.time_zone)::date::text as since,
      (select coalesce(json_agg(json_build_object('day', i.start_date, 'project', p.number || ' ' || p.name, 'work', f.caption,
          'state', s.status, 'minutes', s.charged_minutes) order by s.starts), '[]')
        from project_crew_item_status s join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
        join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
        join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
        join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
        where s.tenant_id = r.tenant_id and s.person_id = r.id) as jobs,
      (select coalesce(json_agg(json_build_object('month', y.month, 'number', y.number, 'state', y.state,
          'currency', y.currency, 'amount', (select coalesce(sum(i.amount), 0) from payroll_item i
            where i.tenant_id = y.tenant_id and i.payroll_id = y.id)) order by y.month), '[]')
        from payroll y where y.tenant_id = r.tenant_id and y.person_id = r.id) as payrolls,
      (select coalesce(json_agg(json_build_object('name', f.caption, 'until', n.valid_until) order by f.sort, f.caption), '[]')
        from person_function n join lookup f on f.tenant_id = n.tenant_id and f.id = n.function_id
        where n.tenant_id = r.tenant_id and n.person_id = r.id) as functions,
      (select coalesce(json_agg(json_build_object('day', d.created_at::date, 'name', d.name,
          'state', d.wants) order by d.created_at, d.id), '[]')
        from document d where d.tenant_id = r.tenant_id and d.person_id = r.id) as documents
    from person r where r.tenant_id = ${tenant.id} and r.id = ${id}`
