import type { Context } from '../context.ts'
import { sessionLong } from '../live/event-stream.ts'

/** Says nothing but that the session is over, the moment it is. */
export const sessionStream = (ctx: Context<'sessionEnded'>): Promise<Response> =>
  sessionLong(ctx, () => () => undefined)
