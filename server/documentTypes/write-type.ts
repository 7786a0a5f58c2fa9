import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { wrongDocumentType } from '../../domain/documents/document-type.ts'
import type { DocumentType, DocumentTypeChange, NewDocumentType } from '../../openapi/documentTypes.ts'
import { atDesk, mustBeThere } from '../chosen.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { typeOf } from './document-type.queries.ts'

type Said = z.output<typeof NewDocumentType>
type Answer = z.input<typeof DocumentType>
type Writing = Context<'notFound' | 'invalidInput'>

/** Throws `invalidInput` with each field that cannot be, `notFound` with each that names what is not there. */
async function refuseWrong(ctx: Writing, said: Said): Promise<void> {
  const wrong = wrongDocumentType(said)
  if (wrong.length)
    throw ctx.refuse('invalidInput', {
      errors: wrong.map(({ path, message }) => ({ path: `body.${path}`, message })),
    })
  await mustBeThere(ctx, [
    ...said.functionIds.map((id, at) => ({
      ...{ field: `functionIds.${at}`, id, of: sql`lookup r where r.kind = 'functions' and r.removed_at is null` },
    })),
    ...said.signatories.flatMap(({ personId }, at) =>
      personId === null
        ? []
        : [{ field: `signatories.${at}.personId`, id: personId, of: sql`person r where ${atDesk}` }],
    ),
  ])
}

/** What papers of a type want, who signs them and what they prove, in place of what was so before. */
async function settle(ctx: Context, id: string, said: Said, revision: number): Promise<void> {
  const tenant = ctx.tenant.id
  const signatories = said.signatories.map((one, at) => ({ ...one, id: crypto.randomUUID(), place: at + 1 }))
  const functions = [...new Set(said.functionIds)]
  await ctx.tx.execute(sql`
    with silent as (delete from document_type_signatory where tenant_id = ${tenant} and type_id = ${id}),
      unproven as (delete from document_proof where tenant_id = ${tenant} and type_id = ${id}
        and function_id <> all(${sql.param(functions)}::uuid[])),
      proven as (insert into document_proof (tenant_id, id, type_id, function_id)
        select ${tenant}::uuid, gen_random_uuid(), ${id}::uuid, unnest(${sql.param(functions)}::uuid[])
        on conflict (tenant_id, type_id, function_id) do nothing)
    insert into document_type (tenant_id, id, type_id, wants, subject, signed_by, signatories_order, asks_rating, due_days, revision)
    values (${tenant}, ${crypto.randomUUID()}, ${id}, ${said.wants}, ${said.subject}, ${said.signedBy},
      ${said.signatoriesOrder}, ${said.asksRating}, ${said.dueDays}, ${revision})
    on conflict (tenant_id, type_id) do update set wants = excluded.wants, subject = excluded.subject,
      signed_by = excluded.signed_by, signatories_order = excluded.signatories_order,
      asks_rating = excluded.asks_rating, due_days = excluded.due_days, revision = excluded.revision`)
  // A statement of its own: places are told apart from those that were just taken away.
  if (signatories.length)
    await ctx.tx.execute(sql`
      insert into document_type_signatory (tenant_id, id, type_id, place, role, who, person_id)
      select ${tenant}::uuid, s.id, ${id}::uuid, s.place, s.role, s.who, s."personId"
      from jsonb_to_recordset(${JSON.stringify(signatories)}::jsonb)
        as s (id uuid, place int, role text, who text, "personId" uuid)`)
}

/** At the end of the order. Throws `nameTaken` where another is called so. */
export async function addType(ctx: Writing, said: Said): Promise<Answer> {
  await refuseWrong(ctx, said)
  const id = crypto.randomUUID()
  await ctx.tx.execute(sql`
    insert into lookup (tenant_id, id, kind, code, caption, sort)
    select ${ctx.tenant.id}::uuid, ${id}::uuid, 'documentTypes', ${id}, ${said.caption}, coalesce(max(sort), 0) + 1
    from lookup where tenant_id = ${ctx.tenant.id} and kind = 'documentTypes'`)
  await settle(ctx, id, said, 1)
  return typeOf(ctx, id)
}

/** Nobody makes a paper of it meanwhile, and two changes follow one another. */
const lockType = (ctx: Context<'notFound'>, id: string) =>
  one(
    ctx,
    sql`select 1 from lookup y where y.tenant_id = ${ctx.tenant.id} and y.kind = 'documentTypes' and y.id = ${id}
      and y.removed_at is null for update`,
  )

/**
 * Papers there are stay as they are. Throws `changedMeanwhile` where another was quicker, and `papersUnsigned` where some
 * still wait for a signature that from now on could not be drawn.
 */
export async function changeType(
  ctx: Writing & Context<'changedMeanwhile' | 'papersUnsigned'>,
  id: string,
  { revision, ...said }: z.output<typeof DocumentTypeChange>,
): Promise<Answer> {
  await lockType(ctx, id)
  const before = await typeOf(ctx, id)
  if (before.revision !== revision) throw ctx.refuse('changedMeanwhile')
  await refuseWrong(ctx, said)
  if ((said.signedBy === 'ink' || said.signedBy === 'qualified') && before.unsigned > 0)
    throw ctx.refuse('papersUnsigned')
  await ctx.tx.execute(
    sql`update lookup set caption = ${said.caption} where tenant_id = ${ctx.tenant.id} and id = ${id}`,
  )
  await settle(ctx, id, said, revision + 1)
  return typeOf(ctx, id)
}

/** Throws `notFound` for what is no type of papers, or `nameTaken` where another has its name by now. */
export const putTypeAway = (ctx: Context<'notFound'>, id: string, away: boolean) =>
  one(
    ctx,
    sql`update lookup set removed_at = ${away ? ctx.now : null}
      where tenant_id = ${ctx.tenant.id} and kind = 'documentTypes' and id = ${id} returning id`,
  )
