import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CrewMessage, SentMessage, listCrewMessages } from '../../openapi/crewMessages.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { instantOf, iso, isoOrNull } from '../wire.ts'

type Sent = z.input<typeof SentMessage>
type Received = z.input<typeof CrewMessage>

const said = sql.raw(`m.id, m.text, m.sent_at as "sentAt",
  case when b.id is not null then json_build_object('id', b.id, 'name', b.first_name || ' ' || b.last_name) end as "sentBy"`)
const joinSender = sql.raw('left join person b on b.tenant_id = m.tenant_id and b.id = m.sent_by_id')

export const sentWire = (row: Sent): Sent => ({ ...row, sentAt: iso(row.sentAt) })

/** Messages `m` of what is joined, with everybody they went to. */
export const sentRows = (of: SQL, which: SQL): SQL => sql`
  select ${said}, m.audience, (select coalesce(json_agg(json_build_object(
      'person', json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name),
      'device', r.by_device, 'readAt', ${instantOf(sql`r.read_at`)})
      order by r.read_at is not null, w.first_name, w.last_name, w.id), '[]')
    from crew_message_recipient r join person w on w.tenant_id = r.tenant_id and w.id = r.person_id
    where r.tenant_id = m.tenant_id and r.message_id = m.id) as recipients
  from ${of} ${joinSender} where ${which}`

export const sentListing = (ctx: Context, crewId: string): Listing<Sent, Sent> => ({
  among: sql`from crew_message m where m.tenant_id = ${ctx.tenant.id} and m.crew_id = ${crewId}`,
  order: [
    { by: sql`m.sent_at`, as: 'timestamptz', desc: true },
    { by: sql`m.id`, as: 'uuid' },
  ],
  rows: sentRows(sql`page join crew_message m on m.tenant_id = ${ctx.tenant.id} and m.id = page.id`, sql`true`),
  item: sentWire,
})

export const receivedListing = (
  ctx: Context,
  { jobId, unread }: z.output<(typeof listCrewMessages)['query']>,
): Listing<Received, Received> => ({
  among: sql`from crew_message_recipient r where r.tenant_id = ${ctx.tenant.id} and ${ctx.visible}
    ${jobId ? sql`and r.job_id = ${jobId}` : sql``} ${unread ? sql`and r.read_at is null` : sql``}`,
  order: [
    { by: sql`r.sent_at`, as: 'timestamptz', desc: true },
    { by: sql`r.message_id`, as: 'uuid' },
  ],
  rows: sql`select ${said}, r.job_id as "jobId", r.read_at as "readAt",
      json_build_object('id', c.id, 'name', c.name) as crew
    from page join crew_message_recipient r on r.tenant_id = ${ctx.tenant.id} and r.message_id = page.id
      and ${ctx.visible}
    join crew_message m on m.tenant_id = r.tenant_id and m.id = r.message_id
    join project_crew c on c.tenant_id = r.tenant_id and c.id = r.crew_id ${joinSender}`,
  item: ({ sentAt, readAt, ...row }) => ({ ...row, sentAt: iso(sentAt), readAt: isoOrNull(readAt) }),
})
