import { sql } from 'drizzle-orm'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { type Context, inside, personOf, readApart } from '../context.ts'
import { readPicture } from '../documentUploads/read-content.ts'
import type { ScanProblem } from '../files/scan.ts'
import { one } from '../one.ts'
import { pictureWire } from './profile-picture.queries.ts'

type Answer = ReturnType<typeof pictureWire>
type Sending = Context<
  'notFound' | 'fileKindWrong' | 'pictureBroken' | 'pictureTooLarge' | 'idempotencyKeyReused' | ScanProblem
>

/** A picture of a person, drawn anew as a square; one that was in review goes. Opens its own transactions. */
export async function sendPicture(ctx: Sending, personId: string, file: Uint8Array): Promise<Answer> {
  const { tenant, services, keyed, now } = ctx
  await readApart(ctx, within =>
    one(within, sql`select 1 from person where tenant_id = ${tenant.id} and id = ${personId}`),
  )
  const drawn = await readPicture(ctx, file, 'face')
  const id = crypto.randomUUID()
  return services.database.withTenant(tenant.id, async tx => {
    const within = inside(ctx, tx)
    const stored = keyed && (await claimKey(within.tx, keyed, now))
    if (stored) return JSON.parse(stored.body ?? '') as Answer
    // Of two sent at once the later finds the earlier.
    await tx.execute(sql`select 1 from person where tenant_id = ${tenant.id} and id = ${personId} for no key update`)
    await tx.execute(sql`
      update profile_picture set state = 'withdrawn', bytes = null, decided_at = ${now}, decided_by_id = ${personOf(ctx)}
      where tenant_id = ${tenant.id} and person_id = ${personId} and state = 'inReview'`)
    await tx.execute(sql`
      insert into profile_picture (tenant_id, id, person_id, state, bytes, uploaded_at, uploaded_by_id)
      values (${tenant.id}, ${id}, ${personId}, 'inReview', ${drawn}, ${now}, ${personOf(ctx)})`)
    const answer = pictureWire({
      ...{ id, state: 'inReview', current: false, uploadedAt: now.toISOString(), decidedAt: null, reason: null },
    })
    if (keyed) await storeAnswer(tx, keyed, 201, JSON.stringify(answer))
    return answer
  })
}
