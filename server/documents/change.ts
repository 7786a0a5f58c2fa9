import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { changeable } from '../../domain/documents/changing.ts'
import { nextToSign } from '../../domain/documents/signing-order.ts'
import type { Document, DocumentChange } from '../../openapi/documents.shapes.ts'
import type { Context } from '../context.ts'
import { type DocumentRow, documentRow, documentWire, orderOf } from './document.queries.ts'
import { lockDocument } from './make.ts'
import { tellNext } from './tell-next.ts'
import { addLink } from './trail.ts'

type Said = z.output<typeof DocumentChange>
type Changing = Context<'notFound' | 'alreadySigned' | 'documentDeleted'>
const terms = ['name', 'signatoriesOrder', 'asksRating'] as const

/** Changes what a document is called, until when and how it is signed; its trail says what was so before. */
export async function changeDocument(ctx: Changing, id: string, said: Said): Promise<z.input<typeof Document>> {
  await ctx.tx.execute(lockDocument(ctx, id))
  const row = await documentRow(ctx, id)
  const {
    name = row.name,
    dueDate = row.dueDate,
    signatoriesOrder = row.signatoriesOrder,
    asksRating = row.asksRating,
  } = said
  const after = { ...row, name, dueDate, signatoriesOrder, asksRating }
  const changes = changesOf(row, after)
  mustBeChangeable(ctx, row, Object.keys(changes))
  if (Object.keys(changes).length === 0) return documentWire(ctx, row)
  const asked = row.versions.length
    ? nextToSign(orderOf(after)).flatMap(one => (one.toldAt === null ? [one.id] : []))
    : []
  const told = tellNext(ctx, id, asked)
  const fileHash = row.versions.at(-1)?.sha256 ?? ''
  await ctx.tx.execute(sql`
    with linked as (${addLink(ctx, row, { event: 'changed', fileHash, details: { changes } })}),
    changed as (
      update document set name = ${name}, due_date = ${dueDate}, signatories_order = ${signatoriesOrder}, asks_rating = ${asksRating}
      where tenant_id = ${ctx.tenant.id} and id = ${id}),
    ${told.with}
    select ${told.jobs} as queued`)
  const at = ctx.now.toISOString()
  return documentWire(ctx, {
    ...after,
    signatories: row.signatories.map(one => (asked.includes(one.id) && one.reached ? { ...one, toldAt: at } : one)),
  })
}

function changesOf(before: DocumentRow, after: DocumentRow) {
  const changed = ([...terms, 'dueDate'] as const).filter(field => before[field] !== after[field])
  return Object.fromEntries(changed.map(field => [field, { before: before[field], after: after[field] }]))
}

/** Throws what keeps it as it is: it was put away, or somebody has signed under what is to be changed. */
function mustBeChangeable(ctx: Changing, row: DocumentRow, fields: readonly string[]): void {
  if (row.deletedAt) throw ctx.refuse('documentDeleted')
  const signed = row.signatories.filter(({ signedAt }) => signedAt !== null).length
  const may = changeable({ deleted: false, signed, signatories: row.signatories.length })
  if (fields.some(field => (field === 'dueDate' ? !may.dueDate : !may.terms))) throw ctx.refuse('alreadySigned')
}
