import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Counted, erasurePlan } from '../../domain/privacy/erasure.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import { type PersonErasure, privacyKinds } from '../../openapi/personPrivacy.ts'
import type { Context } from '../context.ts'
import type { TenantSettings } from '../database/tables/tenants.ts'
import { one } from '../one.ts'
import { iso } from '../wire.ts'
import { countedRows, type Whose } from './register-sql.ts'

export type Plan = z.input<typeof PersonErasure>
type Facts = Pick<Plan, 'name' | 'blocks'> & {
  nameUntil: string | null
  nameGone: boolean
  asker: string | null
  settings: TenantSettings
  erased: (Pick<Plan, 'goes' | 'stays'> & { at: string; erasedBy: string | null; reason: string }) | null
  /** Of whoever was not erased. */
  counted: Counted[] | null
}

export const whoseOf = ({ tenant, now }: Pick<Context, 'tenant' | 'now'>, personId: string): Whose => ({
  tenantId: tenant.id,
  personId,
  now,
})

/** Logins that open something for the office. */
const opensOffice = sql.raw(`g.kind = 'user' and g.ended_at is null and g.invited_at is null
  and 'office' = any(g.login_types)`)

/** What is known of it, and what keeps somebody from being erased; most of each is named. Throws `notFound`. */
function factsOf(ctx: Context<'notFound'>, id: string): Promise<Facts> {
  const tenant = ctx.tenant.id
  const most = 20
  const block = (name: string) => sql`select ${name}::text as block`
  return one<Facts>(
    ctx,
    sql`select r.first_name || ' ' || r.last_name as name, r.name_kept_until::text as "nameUntil",
      r.name_gone_at is not null as "nameGone",
      (select w.first_name || ' ' || w.last_name from person w where w.tenant_id = r.tenant_id
        and w.id = ${ctx.who.personId}::uuid) as asker,
      (select t.settings from tenant t where t.id = r.tenant_id) as settings,
      (select json_build_object('at', e.erased_at, 'erasedBy', (select w.first_name || ' ' || w.last_name from person w
          where w.tenant_id = e.tenant_id and w.id = e.erased_by_id), 'reason', e.reason, 'goes', e.goes, 'stays', e.stays)
        from person_erasure e where e.tenant_id = r.tenant_id and e.person_id = r.id) as erased,
      case when r.erased_at is null then (select json_agg(n) from (${countedRows(whoseOf(ctx, id))}) n) end as counted,
      (select coalesce(json_agg(b), '[]') from (
        (${block('own')}, null::uuid as id, '' as label, null::text as day where r.id = ${ctx.who.personId}::uuid)
        union all (${block('lastOffice')}, null, '', null where exists (select from login g where g.tenant_id = r.tenant_id
            and g.person_id = r.id and ${opensOffice})
          and not exists (select from login g where g.tenant_id = r.tenant_id and g.person_id <> r.id and ${opensOffice}))
        union all (${block('comingJob')}, s.id, p.number || ' ' || p.name, i.start_date::text
          from project_crew_item_status s join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
          join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
          join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
          where s.tenant_id = ${tenant} and s.person_id = r.id and (s.status = 'confirmed' and s.ends > ${ctx.now}
            or s.status in ('checkedIn', 'checkedOut') and s.ends > ${ctx.now}::timestamptz - interval '14 days')
          order by s.starts limit ${most})
        union all (${block('manages')}, p.id, p.number || ' ' || p.name, p.first_day::text from project p
          where p.tenant_id = ${tenant} and p.manager_id = r.id and p.closed_at is null
            and p.last_day >= ((${ctx.now}::timestamptz - interval '12 hours') at time zone 'UTC')::date
          order by p.first_day limit ${most})
        union all (${block('leads')}, c.id, c.name || ', ' || p.number || ' ' || p.name, (c.starts at time zone 'UTC')::date::text
          from project_crew c join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
          where c.tenant_id = ${tenant} and c.chief_id = r.id and c.ends > ${ctx.now} order by c.starts limit ${most})
        union all (${block('toDo')}, a.id, coalesce(a.title, ''), (a.due_at at time zone 'UTC')::date::text from activity a
          where a.tenant_id = ${tenant} and a.for_id = r.id and a.type = 'TODO' and a.done_at is null
          order by a.due_at, a.id limit ${most})
        union all (${block('openPayroll')}, y.id, y.number, y.month::text from payroll y
          where y.tenant_id = ${tenant} and y.person_id = r.id and y.state <> 'closed' order by y.month limit ${most})
        union all (${block('openTransfer')}, b.id, b.reference, b.due_on::text from bank_transfer b
          where b.tenant_id = ${tenant} and b.person_id = r.id and b.state = 'open' order by b.due_on limit ${most})
      ) b) as blocks
    from person r where r.tenant_id = ${tenant} and r.id = ${id} ${ctx.readOnly ? sql`` : sql`for update of r`}`,
  )
}

/** As the contract lists the kinds. */
const inOrder = <Of extends { kind: (typeof privacyKinds)[number] }>(all: readonly Of[]): Of[] =>
  all.toSorted((a, b) => privacyKinds.indexOf(a.kind) - privacyKinds.indexOf(b.kind))

/** What would go and what would stay, or what did. Throws `notFound`. */
export async function planOf(ctx: Context<'notFound'>, id: string): Promise<{ plan: Plan; asker: string | null }> {
  const { name, blocks, erased, nameUntil, nameGone, asker, settings, counted } = await factsOf(ctx, id)
  const known = { personId: id, name }
  if (erased) {
    const { goes, stays, at, erasedBy, reason } = erased
    const until = nameGone ? null : nameUntil
    return {
      plan: { ...known, goes, stays, nameUntil: until, blocks: [], erased: { at: iso(at), erasedBy, reason } },
      asker,
    }
  }
  const { nameUntil: until, ...found } = erasurePlan(counted ?? [], tenantRules(settings).retentionYears)
  return {
    plan: {
      ...known,
      ...{ goes: inOrder(found.goes), stays: inOrder(found.stays), nameUntil: until },
      ...{ blocks, erased: null },
    },
    asker,
  }
}
