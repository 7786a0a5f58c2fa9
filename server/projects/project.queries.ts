import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Project } from '../../openapi/projects.shapes.ts'
import { idOrNumber } from '../access/scopes/judge.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { personRef } from '../people/person-ref.ts'
import { personJson, venueJson } from '../projectCrewItems/fragments.ts'
import { rateCardJson, rateCardOf } from '../rateCards/of-project.ts'
import { millis, type PersonColumns } from '../wire.ts'
import { itemsOf, statusOf, captionJson, typeJson } from './project-list.queries.ts'
import { type PlacesColumns, placesJson, placesOf, placesWire } from './places.ts'

type ProjectRow = {
  id: string
  number: string
  name: string
  company: { id: string; number: string; name: string }
  clientMark: string | null
  reference: string | null
  beginDate: string
  endDate: string
  type: { id: string; caption: string; code: string } | null
  status: 'requested' | 'quoted' | 'confirmed'
  closed: boolean
  comment: string | null
  location: z.input<typeof Project>['location']
  manager: (PersonColumns & { email: string | null }) | null
  contact: { id: string; name: string; role: string; phone: string | null; email: string | null } | null
  rateCard: { id: string; caption: string; chosen: boolean } | null
  branch: { id: string; caption: string; code: string } | null
  catering: { id: string; caption: string; code: string } | null
  announced: { beginDate: string; endDate: string }
  revision: number
  places: PlacesColumns
  /** When it was given its logo; null: it has none. */
  logoAt: string | null
}

/** One project by id or number, in one query. */
export async function projectOf(ctx: Context<'notFound'>, id: string): Promise<z.input<typeof Project>> {
  const row = await one<ProjectRow>(
    ctx,
    sql`
    select p.id, p.number, p.name, json_build_object('id', y.id, 'number', y.number, 'name', y.name) as company,
      p.client_mark as "clientMark", p.reference, p.first_day as "beginDate", p.last_day as "endDate", ${typeJson}, ${statusOf} as status, p.closed_at is not null as closed,
      p.comment, ${venueJson},
      ${personJson('manager', `, 'email', manager.email`)} as manager, case when k.id is null then null else
        json_build_object('id', k.id, 'name', k.name, 'role', k.role, 'phone', k.phone, 'email', k.email) end as contact, ${rateCardJson}, ${placesJson}, p.revision,
      json_build_object('beginDate', p.begin_date, 'endDate', p.end_date) as announced,
      (select g.changed_at from project_logo g where g.tenant_id = p.tenant_id and g.project_id = p.id) as "logoAt",
      ${captionJson('b', 'branch')}, ${captionJson('f', 'catering')}
    from (select * from project where tenant_id = ${ctx.tenant.id} and ${idOrNumber(id)}) p
    join company y on y.tenant_id = p.tenant_id and y.id = p.company_id
    left join lookup t on t.tenant_id = p.tenant_id and t.id = p.type_id
    left join lookup b on b.tenant_id = p.tenant_id and b.id = p.branch_id
    left join lookup f on f.tenant_id = p.tenant_id and f.id = p.catering_id
    join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
    left join person manager on manager.tenant_id = p.tenant_id and manager.id = p.manager_id
    left join contact k on k.tenant_id = p.tenant_id and k.id = p.contact_id
    ${rateCardOf(ctx)}
    ${placesOf(itemsOf)}`,
  )
  return wire(ctx, row)
}

/** The comment is the agency's own; whom one turns to at the client is no matter of visitors. */
function wire(ctx: Context, { manager, logoAt, ...row }: ProjectRow): z.input<typeof Project> {
  return {
    ...row,
    comment: isPlanner(ctx.who) || isOffice(ctx.who) ? row.comment : null,
    projectManager: manager && { ...personRef(ctx, manager), email: manager.email },
    contact: ctx.who.kind === 'user' ? row.contact : null,
    places: placesWire(ctx, row.places),
    logoUrl:
      logoAt === null ? null : ctx.services.pictures.ofLogo(ctx.tenant.id, row.id, String(millis(logoAt)), ctx.now),
  }
}
