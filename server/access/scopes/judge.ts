import { type SQL, sql } from 'drizzle-orm'
import type { StandardProblem } from '../../../openapi/declared.ts'
import type { RoleOf, Subject } from '../../../openapi/scopes.ts'
import type { Context as AnyContext } from '../../context.ts'

export type ScopedInput = {
  params: unknown
  body: unknown
}
/** Whoever is refused a row is told no more than every operation of rows, or of kiosks, may tell. */
export type Context = AnyContext<StandardProblem<'ofRows' | 'forKiosks'>>
/** Whether the caller may touch what was found. Throws `notFound`, or what else whoever may see it is told. */
export type Judge<Found> = (found: Found, ctx: Context, input: ScopedInput) => void | Promise<void>
export type Rules<S extends Subject> = {
  [K in S]: (role: RoleOf<K>, id: string, ctx: Context, input: ScopedInput) => Promise<void>
}

export const hide = (ctx: Context): never => {
  throw ctx.refuse('notFound')
}

export async function mustFind(ctx: Context, query: SQL): Promise<void> {
  const { rows } = await ctx.tx.execute(query)
  if (!rows.length) hide(ctx)
}

/** The id itself: who may touch the row is asked of the database together with whether it is there. */
export const id = (_: Context, named: string) => named

/** How rows of a subject are found, and how somebody may stand to them. */
export const subject =
  <S extends Subject, Found>(
    find: (ctx: Context, id: string) => Found | Promise<Found>,
    judges: Record<RoleOf<S>, Judge<Found>>,
  ) =>
  async (role: RoleOf<S>, named: string, ctx: Context, input: ScopedInput) =>
    judges[role](await find(ctx, named), ctx, input)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A condition on `id` or `number`: addresses of pages carry the number. */
export const idOrNumber = (value: string) => (uuid.test(value) ? sql`id = ${value}` : sql`number = ${value}`)
