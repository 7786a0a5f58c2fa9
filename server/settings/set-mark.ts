import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Settings } from '../../openapi/settings.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { logging } from '../activities/log.ts'
import { type Context, inside } from '../context.ts'
import { tenant } from '../database/tables/tenants.ts'
import { readPicture } from '../documentUploads/read-content.ts'
import type { ScanProblem } from '../files/scan.ts'
import { settingsWire } from './settings-wire.ts'

type Answer = z.input<typeof Settings>
type Setting = Context<'fileKindWrong' | 'pictureBroken' | 'pictureTooLarge' | 'idempotencyKeyReused' | ScanProblem>

/** The agency's own mark, drawn anew, in place of the one before. Opens its own transactions. */
export async function setMark(ctx: Setting, file: Uint8Array): Promise<Answer> {
  const { services, keyed, now } = ctx
  const drawn = await readPicture(ctx, file, 'mark')
  return services.database.withTenant(ctx.tenant.id, async tx => {
    const within = inside(ctx, tx)
    const stored = keyed && (await claimKey(tx, keyed, now))
    if (stored) return JSON.parse(stored.body ?? '') as Answer
    const answer = await writeMark(within, drawn, 'markChanged')
    if (keyed) await storeAnswer(tx, keyed, 200, JSON.stringify(answer))
    return answer
  })
}

/** Null: a drawn one. What else is settled, and how often, stays. `said`: what the log says; null: nothing. */
export async function writeMark(
  ctx: Context,
  picture: Buffer | null,
  said: 'markChanged' | 'markRemoved' | null,
): Promise<Answer> {
  const mark = picture ? `/mark.png?drawn=${ctx.now.getTime()}` : 'bars'
  const [row] = await ctx.tx
    .update(tenant)
    .set({ markPicture: picture, look: sql`${tenant.look} || ${JSON.stringify({ mark })}::jsonb` })
    .where(eq(tenant.id, ctx.tenant.id))
    .returning()
  if (!row) throw new Error('the agency was not there to be changed')
  await ctx.tx.execute(logging(ctx, said ? [{ code: said }] : []))
  return settingsWire(ctx, row)
}
