import { type SQL, sql } from 'drizzle-orm'
import { mayDecide } from '../../domain/documents/certificate.ts'
import { type Context, personOf } from '../context.ts'
import { mailsWithin, ownLanguage } from '../mail/mails-within.ts'
import { one } from '../one.ts'
import { type PictureRow, pictureColumns, pictureWire } from './profile-picture.queries.ts'

type Deciding = Context<'notFound' | 'uploadDecided'>
type Held = PictureRow & { personId: string }

/** A picture nobody has decided about, held so that of two who decide the second finds what the first did. */
async function hold(ctx: Deciding, id: string): Promise<Held> {
  const held = await one<Held>(
    ctx,
    sql`select ${pictureColumns}, f.person_id as "personId" from profile_picture f
      where f.tenant_id = ${ctx.tenant.id} and f.id = ${id} for no key update`,
  )
  if (!mayDecide(held.state)) throw ctx.refuse('uploadDecided', { state: held.state })
  return held
}

const decided = (ctx: Context, id: string, set: SQL): SQL => sql`
  update profile_picture set decided_at = ${ctx.now}, decided_by_id = ${personOf(ctx)}, ${set}
  where tenant_id = ${ctx.tenant.id} and id = ${id}`

const told = (ctx: Context, { personId: _, ...held }: Held, more: Partial<PictureRow>) =>
  pictureWire({ ...held, decidedAt: ctx.now.toISOString(), ...more })

export async function withdrawPicture(ctx: Deciding, id: string) {
  const held = await hold(ctx, id)
  await ctx.tx.execute(decided(ctx, id, sql`state = 'withdrawn', bytes = null`))
  return told(ctx, held, { state: 'withdrawn' })
}

/** Others see it from now on; the one before is gone. */
export async function approvePicture(ctx: Deciding, id: string) {
  const held = await hold(ctx, id)
  const { personId } = held
  await ctx.tx.execute(sql`
    with before as (
      update profile_picture set bytes = null where tenant_id = ${ctx.tenant.id} and person_id = ${personId}
        and state = 'approved' and bytes is not null),
    decided as (${decided(ctx, id, sql`state = 'approved'`)} returning bytes),
    shown as (
      insert into person_picture (tenant_id, person_id, content_type, bytes)
      select ${ctx.tenant.id}::uuid, ${personId}::uuid, 'image/webp', d.bytes from decided d where d.bytes is not null
      on conflict (tenant_id, person_id) do update set content_type = excluded.content_type, bytes = excluded.bytes),
    ${telling(ctx, id, personId, 'approved')}`)
  return told(ctx, held, { state: 'approved', current: true })
}

export async function declinePicture(ctx: Deciding, id: string, reason: string) {
  const held = await hold(ctx, id)
  await ctx.tx.execute(sql`
    with decided as (${decided(ctx, id, sql`state = 'declined', bytes = null, reason = ${reason}`)}),
    ${telling(ctx, id, held.personId, 'declined')}`)
  return told(ctx, held, { state: 'declined', reason })
}

/** The end of a statement: a mail to the person, where they have an address. */
function telling({ tenant, now, who }: Context, pictureId: string, personId: string, state: string): SQL {
  const { queued, jobs } = mailsWithin(tenant, now, {
    kind: 'documentDecided',
    data: sql`jsonb_build_object('pictureId', ${pictureId}::text, 'state', ${state}::text)`,
    recipient: sql`w.email`,
    language: ownLanguage(tenant, sql`w.language`),
    from: sql`person w where w.tenant_id = ${tenant.id} and w.id = ${personId} and w.email is not null`,
    createdById: who.personId,
  })
  return sql`${queued} select ${jobs} as queued`
}
