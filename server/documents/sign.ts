import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isFilled, missing, takes } from '../../domain/documents/form-values.ts'
import { nextToSign, waitsFor } from '../../domain/documents/signing-order.ts'
import type { Document, DocumentSigning } from '../../openapi/documents.shapes.ts'
import type { Context } from '../context.ts'
import type { Filled } from '../database/tables/documents.ts'
import { one } from '../one.ts'
import {
  type DocumentRow,
  type SignatoryRow,
  type VersionRow,
  documentRow,
  documentWire,
  nameOf,
  orderOf,
  ownerOf,
  turnSince,
} from './document.queries.ts'
import { finishSoon } from './finish/finish.ts'
import { tellNext } from './tell-next.ts'
import { addLink } from './trail.ts'

type Said = z.output<typeof DocumentSigning>
type Answer = z.input<typeof Document>
type Turn = Context<'notYourTurn' | 'documentDeleted'>
type Signing = Context<
  | 'notFound'
  | 'notYourTurn'
  | 'alreadySigned'
  | 'documentDeleted'
  | 'documentChanged'
  | 'ratingMissing'
  | 'fieldMissing'
  | 'signatureEmpty'
  | 'invalidInput'
>

/** Throws whom one waits for and since when, or that it was put away. */
function mustBeTurn(ctx: Turn, row: DocumentRow, own: SignatoryRow): void {
  if (row.deletedAt) throw ctx.refuse('documentDeleted')
  const before = waitsFor(orderOf(row), own.id)
  if (before) throw ctx.refuse('notYourTurn', { waitsFor: nameOf(before), since: turnSince(row, before.id) })
}

/** The document was locked with the check of who asks: this reads what whoever held it until now has left behind. */
async function standing(
  ctx: Context<'notFound'>,
  documentId: string,
  which: (one: SignatoryRow, at: number) => boolean,
) {
  const row = await documentRow(ctx, documentId)
  const own = row.signatories.find((one, at) => one.own && which(one, at))
  const version = row.versions.at(-1)
  if (!own || !version) throw ctx.refuse('notFound')
  return { row, own, version }
}

const documentIdOf = async (ctx: Context<'notFound'>, signatoryId: string): Promise<string> => {
  const found = await one<{ id: string }>(
    ctx,
    sql`select document_id as id from document_signatory where tenant_id = ${ctx.tenant.id} and id = ${signatoryId}`,
  )
  return found.id
}

/** Whoever's turn it is has it before them; who opens it again, or has signed, changes nothing. */
export async function openAs(
  ctx: Context<'notFound' | 'notYourTurn' | 'documentDeleted'>,
  id: string,
): Promise<Answer> {
  const { row, own, version } = await standing(ctx, await documentIdOf(ctx, id), one => one.id === id)
  if (own.status !== 'Ready to sign') return documentWire(ctx, row)
  mustBeTurn(ctx, row, own)
  await ctx.tx.execute(sql`
    with linked as (${addLink(ctx, row, { event: 'opened', fileHash: version.sha256, details: { signatoryId: id } })})
    update document_signatory set status = 'On Going', opened_at = ${ctx.now} where tenant_id = ${ctx.tenant.id} and id = ${id}`)
  return documentWire(ctx, withSignatory(row, { ...own, status: 'On Going', openedAt: ctx.now.toISOString() }))
}

export const signAs = async (ctx: Signing, id: string, said: Said): Promise<Answer> =>
  sign(ctx, await standing(ctx, await documentIdOf(ctx, id), one => one.id === id), said)

/** The same by the place in the list, counted from 1. */
export const signAt = async (ctx: Signing, id: string, place: number, said: Said): Promise<Answer> =>
  sign(ctx, await standing(ctx, id, (_, at) => at === place - 1), said)

interface Standing {
  row: DocumentRow
  own: SignatoryRow
  version: VersionRow
}

async function sign(ctx: Signing, { row, own, version }: Standing, said: Said): Promise<Answer> {
  if (own.status === 'Signed') throw ctx.refuse('alreadySigned', { at: own.signedAt })
  if (said.versionId !== version.id)
    throw ctx.refuse(row.versions.some(({ id }) => id === said.versionId) ? 'documentChanged' : 'notFound')
  mustBeTurn(ctx, row, own)
  const filled = filledIn(ctx, row, own, version, said)
  if (!said.signature) throw ctx.refuse('signatureEmpty')
  if (row.asksRating && said.rating === undefined) throw ctx.refuse('ratingMissing')
  const rating = row.asksRating ? (said.rating ?? null) : null

  const at = ctx.now.toISOString()
  const after = withSignatory(row, { ...own, status: 'Signed', signedAt: at, filled })
  const next = row.signatoriesOrder === 'one by one' ? nextToSign(orderOf(after)).map(({ id }) => id) : []
  const told = tellNext(ctx, row.id, next)
  const all = after.signatories.every(({ signedAt }) => signedAt !== null)
  const details = { signatoryId: own.id, versionId: version.id, signature: said.signature, rating, filled }
  await ctx.tx.execute(sql`
    with given as (
      insert into document_signature (tenant_id, id, document_id, signatory_id, version_id, signature, rating, filled, signed_at, signed_by_id)
      values (${ctx.tenant.id}, ${crypto.randomUUID()}, ${row.id}, ${own.id}, ${version.id}, ${JSON.stringify(said.signature)}::jsonb,
        ${rating}, ${JSON.stringify(filled)}::jsonb, ${ctx.now}, ${ctx.who.personId})),
    signed as (
      update document_signatory set status = 'Signed', signed_at = ${ctx.now} where tenant_id = ${ctx.tenant.id} and id = ${own.id}),
    linked as (${addLink(ctx, row, { event: 'signed', fileHash: version.sha256, details })}),
    ${told.with}
    select ${told.jobs} as queued${all ? sql`, ${finishSoon(row.id)} as finishing` : sql``}`)
  return documentWire(ctx, {
    ...after,
    signatories: after.signatories.map(one =>
      next.includes(one.id) ? { ...one, toldAt: one.reached ? at : null } : one,
    ),
  })
}

const withSignatory = (row: DocumentRow, changed: SignatoryRow): DocumentRow => ({
  ...row,
  signatories: row.signatories.map(one => (one.id === changed.id ? changed : one)),
})

/** What was filled into the own fields. Throws for fields that are not theirs, values that cannot be, and what is missing. */
function filledIn(ctx: Signing, row: DocumentRow, own: SignatoryRow, { fields }: VersionRow, said: Said): Filled[] {
  const mine = fields.flatMap(({ kind, ...field }) =>
    kind !== 'signature' && ownerOf(row, field) === own ? [{ ...field, kind }] : [],
  )
  const values = new Map(said.formFields.map(({ id, value }) => [id, value]))
  const at = (id: string) => said.formFields.findIndex(field => field.id === id)
  for (const [id, value] of values) {
    const field = mine.find(one => one.id === id)
    if (!field) throw ctx.refuse('notFound', { errors: [{ path: `body.formFields.${at(id)}.id` }] })
    if (!takes(field, value))
      throw ctx.refuse('invalidInput', {
        errors: [{ path: `body.formFields.${at(id)}.value`, message: `is no ${field.kind}` }],
      })
  }
  const open = missing(mine, ({ id }) => values.get(id))
  if (open.length) throw ctx.refuse('fieldMissing', { fields: open.map(({ id, label }) => ({ id, label })) })
  return mine.flatMap(field => {
    const value = values.get(field.id)
    return value !== undefined && isFilled(field, value) ? [{ id: field.id, value }] : []
  })
}
