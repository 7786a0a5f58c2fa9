import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { remindedUntil } from '../../domain/documents/reminding.ts'
import { waitsFor } from '../../domain/documents/signing-order.ts'
import type { Document } from '../../openapi/documents.shapes.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { documentRow, documentWire, nameOf, orderOf, turnSince } from './document.queries.ts'
import { tellNext } from './tell-next.ts'
import { addLink } from './trail.ts'

type Reminding = Context<
  'notFound' | 'notYourTurn' | 'alreadySigned' | 'documentDeleted' | 'remindedAlready' | 'recipientMissing'
>

/** A mail to a signatory whose turn it is. Throws what keeps it from them; `remindedAlready` says until when. */
export async function remind(ctx: Reminding, id: string): Promise<z.input<typeof Document>> {
  // Locked, so that of two who remind at once the second finds that it was done.
  const { documentId } = await one<{ documentId: string }>(
    ctx,
    sql`select d.id as "documentId" from document_signatory s
      join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
      where s.tenant_id = ${ctx.tenant.id} and s.id = ${id} for no key update of d`,
  )
  const row = await documentRow(ctx, documentId)
  const version = row.versions.at(-1)
  const asked = row.signatories.find(signatory => signatory.id === id)
  if (!asked || !version) throw ctx.refuse('notFound')
  if (row.deletedAt) throw ctx.refuse('documentDeleted')
  if (asked.status === 'Signed') throw ctx.refuse('alreadySigned', { at: asked.signedAt })
  const before = waitsFor(orderOf(row), id)
  if (before) throw ctx.refuse('notYourTurn', { waitsFor: nameOf(before), since: turnSince(row, before.id) })
  const until = remindedUntil(asked.remindedAt, ctx.now.getTime())
  if (until !== null) throw ctx.refuse('remindedAlready', { until: new Date(until).toISOString() })
  if (!asked.reached) throw ctx.refuse('recipientMissing')
  const told = tellNext(ctx, row.id, [id], { again: true })
  const details = { signatoryId: id, versionId: version.id }
  await ctx.tx.execute(sql`
    with linked as (${addLink(ctx, row, { event: 'reminded', fileHash: version.sha256, details })}),
    ${told.with}
    select ${told.jobs} as queued`)
  const at = ctx.now.toISOString()
  const changed = { ...asked, toldAt: at, reminders: asked.reminders + 1, remindedAt: at }
  return documentWire(ctx, {
    ...row,
    signatories: row.signatories.map(signatory => (signatory.id === id ? changed : signatory)),
  })
}
