import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/projectDocuments.ts'
import { type Context, type Handlers, personOf } from '../context.ts'
import { listOf } from '../list.ts'
import { addProjectDocument } from './add.ts'
import { projectDocumentFile } from './document-file.ts'
import { projectDocuments } from './project-document.queries.ts'
import { seesFiles } from './shared.ts'

/** Of two who decide the second finds what the first did. */
async function decide(
  ctx: Context<'notFound' | 'uploadDecided'>,
  id: string,
  state: 'approved' | 'declined',
  reason: string | null,
): Promise<{ status: 204 }> {
  const { rows } = await ctx.tx.execute<{ before: string }>(sql`
    with held as (select f.id, f.state as before from project_document f
        where f.tenant_id = ${ctx.tenant.id} and f.id = ${id} and f.deleted_at is null for no key update),
      decided as (update project_document f set state = ${state}, reason = ${reason}, decided_at = ${ctx.now},
          decided_by_id = ${personOf(ctx)}
        from held where f.tenant_id = ${ctx.tenant.id} and f.id = held.id and held.before = 'inReview')
    select before from held`)
  const [held] = rows
  if (!held) throw ctx.refuse('notFound')
  if (held.before !== 'inReview') throw ctx.refuse('uploadDecided', { state: held.before })
  return { status: 204 }
}

async function remove(ctx: Context, id: string): Promise<{ status: 204 }> {
  await ctx.tx.execute(sql`update project_document set deleted_at = ${ctx.now}, deleted_by_id = ${personOf(ctx)}
    where tenant_id = ${ctx.tenant.id} and id = ${id} and deleted_at is null`)
  return { status: 204 }
}

/** What a desk took away stays away for whoever sent it. */
async function restore(ctx: Context<'notFound'>, id: string): Promise<{ status: 204 }> {
  const { rows } = await ctx.tx.execute(sql`update project_document set deleted_at = null, deleted_by_id = null
    where tenant_id = ${ctx.tenant.id} and id = ${id}
      and (${seesFiles(ctx.who)}::boolean or deleted_by_id is null or deleted_by_id = ${personOf(ctx)}) returning id`)
  if (rows.length === 0) throw ctx.refuse('notFound')
  return { status: 204 }
}

export const handlers: Handlers<typeof contract> = {
  listProjectDocuments: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, projectDocuments(ctx, params.id, query)),
  }),
  createProjectDocument: async ({ params, body }, ctx) => ({
    status: 201,
    body: await addProjectDocument(ctx, params.id, body),
  }),
  readProjectDocumentFile: async ({ params, query }, ctx) => ({
    status: 200,
    raw: await projectDocumentFile(ctx, params.id, query.small !== undefined),
  }),
  deleteProjectDocument: ({ params }, ctx) => remove(ctx, params.id),
  restoreProjectDocument: ({ params }, ctx) => restore(ctx, params.id),
  approveProjectDocument: ({ params }, ctx) => decide(ctx, params.id, 'approved', null),
  declineProjectDocument: ({ params, body }, ctx) => decide(ctx, params.id, 'declined', body.reason),
}
