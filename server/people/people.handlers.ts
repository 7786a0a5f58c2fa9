import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/people.ts'
import { endAccess } from '../access/end-access.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Handlers } from '../context.ts'
import { offsetOf, page } from '../page.ts'
import { iso } from '../wire.ts'

type InfoRow = {
  id: string
  title: string
  body: string
  important: boolean
  publishedAt: string
  total: number
}
type ContactRow = {
  id: string
  number: string
  name: string
  role: string
  company: { id: string; name: string }
  phone: string | null
  email: string | null
  total: number
}

export const handlers: Handlers<typeof contract> = {
  listCrewInfo: async ({ query }, ctx) => {
    const { rows } = await ctx.tx.execute<InfoRow>(sql`
      select id, title, body, important, published_at as "publishedAt", count(*) over ()::int as total from crew_info
      where tenant_id = ${ctx.tenant.id} and published_at <= ${ctx.now}
      order by published_at desc, id limit ${query.limit} offset ${offsetOf(query)}`)
    return {
      status: 200,
      body: page(rows, query, ({ total: _, ...row }) => ({ ...row, publishedAt: iso(row.publishedAt) })),
    }
  },

  /** Sandboxed whatever the bytes are: a picture is never a document. */
  readPersonPicture: async ({ params }, ctx) => {
    const { rows } = await ctx.tx.execute<{ contentType: string; bytes: Buffer }>(sql`
      select content_type as "contentType", bytes from person_picture
      where tenant_id = ${ctx.tenant.id} and person_id = ${params.id}`)
    const [picture] = rows
    if (!picture) throw ctx.refuse('notFound')
    return {
      status: 200,
      raw: new Response(new Uint8Array(picture.bytes), {
        headers: {
          'content-type': picture.contentType,
          'cache-control': 'private, max-age=3600',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      }),
    }
  },

  /** Not one's own: an agency without an office would be left with nobody to invite one. */
  endAccess: async ({ params }, ctx) => {
    if (params.id === ctx.who.personId) throw ctx.refuse('outOfTurn', { state: 'own' })
    const whose = { tenantId: ctx.tenant.id, personId: params.id, by: ctx.who.personId }
    const ended = await endAccess(ctx.tx, whose, ctx.now, id => ctx.services.sessions.forget(id))
    if (!ended) throw ctx.refuse('notFound')
    return { status: 200, body: ended }
  },

  listContacts: async ({ query }, ctx) => {
    const everybody = isPlanner(ctx.who) || isOffice(ctx.who)
    const like = query.q ? `%${query.q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null
    const { rows } = await ctx.tx.execute<ContactRow>(sql`
      select k.id, k.number, k.name, k.role, json_build_object('id', y.id, 'name', y.name) as company, k.phone, k.email,
        count(*) over ()::int as total
      from contact k join company y on y.tenant_id = k.tenant_id and y.id = k.company_id
      where k.tenant_id = ${ctx.tenant.id} and (${everybody} or k.company_id = ${ctx.who.companyId})
        ${like ? sql`and lower(k.name || ' ' || y.name || ' ' || k.role) like ${like}` : sql``}
      order by y.name, k.name, k.id limit ${query.limit} offset ${offsetOf(query)}`)
    return { status: 200, body: page(rows, query, ({ total: _, ...contact }) => contact) }
  },
}
