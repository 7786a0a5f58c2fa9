import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type * as contract from '../../openapi/siteDocuments.ts'
import { idOrNumber } from '../access/scopes/judge.ts'
import type { Context, Handlers } from '../context.ts'
import { type Listing, listOf } from '../list.ts'
import { iso } from '../wire.ts'

type Wire = z.input<typeof contract.SiteDocument>

/** The sheet released last of each crew, and every check, of a project by id or number. */
function siteDocuments(ctx: Context, project: string): Listing<Wire, Wire> {
  const crews = sql`(select c.id from project_crew c 
    where c.tenant_id = ${ctx.tenant.id} and c.project_id = (select id from project where tenant_id = ${ctx.tenant.id} and ${idOrNumber(project)}))`
  return {
    among: sql`from (
      select s.id, s.released_at as at from crew_chief_sheet s where s.tenant_id = ${ctx.tenant.id} and s.crew_id in ${crews}
        and not exists (select from crew_chief_sheet n where n.tenant_id = s.tenant_id and n.crew_id = s.crew_id
          and n.version > s.version)
      union all
      select k.id, coalesce(k.finished_at, k.created_at) from security_check k
        where k.tenant_id = ${ctx.tenant.id} and k.crew_id in ${crews}) e`,
    order: [
      { by: sql`e.at`, as: 'timestamptz', desc: true },
      { by: sql`e.id`, as: 'uuid', desc: true },
    ],
    rows: sql`select s.id, 'crewChiefSheet' as kind, null as name, ${crewColumns}, 'released' as state, s.released_at as at,
        w.first_name || ' ' || w.last_name as "finishedBy", 0 as signed, '[]'::json as signers, s.version
      from page join crew_chief_sheet s on s.tenant_id = ${ctx.tenant.id} and s.id = page.id
      join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
      join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      join person w on w.tenant_id = s.tenant_id and w.id = s.released_by_id
      union all
      select k.id, 'securityCheck', n.name, ${crewColumns}, case when k.finished_at is null then 'open' else 'finished' end,
        coalesce(k.finished_at, k.created_at), w.first_name || ' ' || w.last_name, json_array_length(h.signers), h.signers, null
      from page join security_check k on k.tenant_id = ${ctx.tenant.id} and k.id = page.id
      join questionnaire n on n.tenant_id = k.tenant_id and n.id = k.questionnaire_id
      join project_crew c on c.tenant_id = k.tenant_id and c.id = k.crew_id
      join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      left join person w on w.tenant_id = k.tenant_id and w.id = k.finished_by_id
      cross join lateral (select coalesce(json_agg(p.first_name || ' ' || p.last_name order by g.signed_at, p.id), '[]') as signers
        from security_check_signature g join person p on p.tenant_id = g.tenant_id and p.id = g.person_id
        where g.tenant_id = k.tenant_id and g.check_id = k.id) h`,
    item: row => ({ ...row, at: iso(row.at), crew: { ...row.crew, starts: iso(row.crew.starts) } }),
  }
}

const crewColumns = sql.raw(`json_build_object('id', c.id, 'name', c.name, 'starts', c.starts, 'timeZone', l.time_zone)
  as crew`)

export const handlers: Handlers<typeof contract> = {
  listSiteDocuments: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, siteDocuments(ctx, params.id)),
  }),
}
