import { sql } from 'drizzle-orm'
import { idOrNumber } from '../access/scopes/judge.ts'
import type { Context } from '../context.ts'
import { deliveryNotesPdf } from './delivery-note-pdf.ts'
import { noteRows } from './delivery-note.queries.ts'
import { fileName } from '../files/saved-as.ts'
import { pdfResponse } from '../papers/pdf-response.ts'

/** Every confirmed delivery note of a project (id or number) in one PDF; a client gets the released ones. */
export async function exportNotes(ctx: Context<'hoursNotSigned'>, project: string): Promise<Response> {
  const { database } = ctx.services
  const client = !ctx.who.loginTypes.has('planners') && !ctx.who.loginTypes.has('office')
  const notes = await database.withTenant(
    ctx.tenant.id,
    async tx => {
      const { rows } = await tx.execute<{ id: string }>(
        sql`select id from project where tenant_id = ${ctx.tenant.id} and ${idOrNumber(project)}`,
      )
      return rows[0] ? noteRows(tx, ctx.tenant, { confirmedOf: rows[0].id }) : []
    },
    { readOnly: true },
  )
  const shown = notes.filter(note => !client || note.releasedAt !== null)
  const [first] = shown
  if (!first) throw ctx.refuse('hoursNotSigned')
  const bytes = await deliveryNotesPdf({ tenant: ctx.tenant, notes: shown })
  return pdfResponse(bytes, fileName(`${first.project.number}-delivery-notes`))
}
