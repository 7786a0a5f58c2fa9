import type { Context } from '../context.ts'
import { sessionLong } from '../live/event-stream.ts'

/** Tells that something happened to a document, not what. Ends with the session. */
export const documentStream = (ctx: Context<'sessionEnded'>, id: string): Promise<Response> =>
  sessionLong(ctx, tell => ctx.services.documentChanges.listen(ctx.tenant.id, id, () => tell('document')))
