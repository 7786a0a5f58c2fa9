import { sql } from 'drizzle-orm'
import type { LoginType } from '../../openapi/access.ts'
import type * as contract from '../../openapi/people.ts'
import { logged } from '../activities/log.ts'
import { endAccess } from '../access/end-access.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { foundBy } from '../search/words.ts'
import { pictureAnswer } from './picture-answer.ts'

type UserRow = {
  id: string
  name: string
  login: string
  loginTypes: LoginType[]
  person: { id: string; name: string } | null
}
type ContactRow = {
  id: string
  number: string
  name: string
  role: string
  company: { id: string; name: string }
  phone: string | null
  email: string | null
}

export const handlers: Handlers<typeof contract> = {
  readPersonPicture: async ({ params }, ctx) => {
    const { rows } = await ctx.tx.execute<{ contentType: string; bytes: Buffer }>(sql`
      select content_type as "contentType", bytes from person_picture
      where tenant_id = ${ctx.tenant.id} and person_id = ${params.id}`)
    const [picture] = rows
    if (!picture) throw ctx.refuse('notFound')
    return {
      status: 200,
      raw: pictureAnswer(picture.bytes, picture.contentType, 'max-age=3600'),
    }
  },

  /** Not one's own: an agency without an office would be left with nobody to invite one. */
  endAccess: async ({ params }, ctx) => {
    if (params.id === ctx.who.personId) throw ctx.refuse('outOfTurn', { state: 'own' })
    const whose = { tenantId: ctx.tenant.id, personId: params.id, by: ctx.who.personId }
    const ended = await endAccess(ctx.tx, whose, ctx.now, id => ctx.services.sessions.forget(id))
    if (!ended) throw ctx.refuse('notFound')
    if (ended.logins > 0) await logged(ctx, [{ code: 'loginEnded', personId: params.id }])
    return { status: 200, body: ended }
  },

  listUsers: async (_, ctx) => {
    const { rows: items } = await ctx.tx.execute<UserRow>(sql`
      select g.id, coalesce(w.first_name || ' ' || w.last_name, k.name, g.login) as name, g.login, g.login_types as "loginTypes",
        case when w.id is null then null else json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name) end as person
      from login g
      left join person w on w.tenant_id = g.tenant_id and w.id = g.person_id
      left join contact k on k.tenant_id = g.tenant_id and k.number = g.contact_number
      where g.tenant_id = ${ctx.tenant.id} and g.kind = 'user' and g.ended_at is null
      order by 2, g.id`)
    return { status: 200, body: { items } }
  },

  listContacts: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, {
      among: sql`from contact k join company y on y.tenant_id = k.tenant_id and y.id = k.company_id
        where k.tenant_id = ${ctx.tenant.id} and ${ctx.visible}
          ${query.companyId === undefined ? sql`` : sql`and k.company_id = ${query.companyId}`}
          and ${foundBy(ctx, query.q, { contact: sql`k.id`, company: sql`k.company_id` })}`,
      order: [
        { by: sql`y.name`, as: 'text' },
        { by: sql`k.name`, as: 'text' },
        { by: sql`k.id`, as: 'uuid' },
      ],
      rows: sql`
        select k.id, k.number, k.name, k.role, json_build_object('id', y.id, 'name', y.name) as company, k.phone, k.email
        from contact k join company y on y.tenant_id = k.tenant_id and y.id = k.company_id
        where k.tenant_id = ${ctx.tenant.id} and k.id in (select id from page)`,
      item: (row: ContactRow) => row,
    }),
  }),
}
