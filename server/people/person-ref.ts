import type { Context } from '../context.ts'
import type { PersonColumns } from '../wire.ts'

/** A person as others see it; the phone is left out where the reader may not have it. */
export const personRef = (ctx: Pick<Context, 'services' | 'tenant' | 'now'>, row: PersonColumns, withPhone = true) => ({
  id: row.id,
  name: row.name,
  phone: withPhone ? row.phone : null,
  pictureUrl: row.pictured ? ctx.services.pictures.of(ctx.tenant.id, row.id, ctx.now) : null,
})
