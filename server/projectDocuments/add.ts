import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewProjectDocument, ProjectDocument } from '../../openapi/projectDocuments.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { idOrNumber } from '../access/scopes/judge.ts'
import { refuseAbsent } from '../chosen.ts'
import { type Context, inside, personOf, readApart } from '../context.ts'
import { storedFile } from '../database/tables/files.ts'
import { type HandingProblem, type Sent, answeredBefore, sentOf, taken } from '../documentUploads/take-files.ts'
import { smaller } from '../files/smaller.ts'
import { crewColumns, projectDocumentWire, type ProjectDocumentRow } from './project-document.queries.ts'
import { isDesk, ownCrew, seesFiles } from './shared.ts'

type Answer = z.input<typeof ProjectDocument>
type Found = Sent & { projectId: string; crew: ProjectDocumentRow['crew'] }

/** A photo or a file of a project; what the desks send needs nobody to look at it. Opens its own transactions. */
export async function addProjectDocument(
  ctx: Context<HandingProblem>,
  project: string,
  { uploadId, kind, crewId, name, takenAt }: z.output<typeof NewProjectDocument>,
): Promise<Answer> {
  const { tenant, services, keyed, now } = ctx
  const desk = isDesk(ctx.who)
  const found = await readApart(ctx, async within => {
    const { rows } = await within.tx.execute<Found>(sql`
      select ${sentOf(ctx, [uploadId])}, p.id as "projectId", ${crewColumns}
      from (select id from project where tenant_id = ${tenant.id} and ${idOrNumber(project)}) p
      left join project_crew c on c.tenant_id = ${tenant.id} and c.project_id = p.id and c.id = ${crewId ?? null}::uuid
        and ${seesFiles(ctx.who) ? sql`true` : ownCrew(ctx)}
      left join location l on l.tenant_id = c.tenant_id and l.id = c.location_id`)
    return rows[0]
  })
  if (!found) throw ctx.refuse('notFound')
  const before = found.sent.length === 0 && (await answeredBefore<Answer>(ctx))
  if (before) return before
  if (crewId !== undefined && !found.crew) refuseAbsent(ctx, ['crewId'])
  const { rows, files } = await taken(ctx, [uploadId], found.sent, 'uploadId')
  const [file] = files
  const [row] = rows
  if (!file || !row) throw new Error('an upload held no file')
  const small = file.contentType === 'image/webp' ? await smaller(ctx, row) : null
  const id = crypto.randomUUID()
  const state = desk ? 'approved' : 'inReview'
  const at = takenAt !== undefined && takenAt < now.toISOString() ? takenAt : now.toISOString()
  const called = name ?? found.sent[0]?.name ?? 'file'
  return services.database.withTenant(tenant.id, async tx => {
    const stored = keyed && (await claimKey(inside(ctx, tx).tx, keyed, now))
    if (stored) return JSON.parse(stored.body ?? '') as Answer
    await tx.insert(storedFile).values(small ? [row, small] : [row])
    const used = await tx.execute(sql`
      with used as (update upload set used_at = ${now}, expires_at = ${now}
        where tenant_id = ${tenant.id} and id = ${uploadId} and used_at is null returning id)
      insert into project_document (tenant_id, id, project_id, crew_id, kind, name, file, small_id, taken_at, sent_at,
        sent_by_id, state, decided_at, decided_by_id)
      select ${tenant.id}, ${id}::uuid, ${found.projectId}::uuid, ${found.crew?.id ?? null}::uuid, ${kind}::text,
        ${called}::text, ${JSON.stringify(file)}::jsonb, ${small?.id ?? null}::uuid, ${at}::timestamptz, ${now}::timestamptz,
        ${personOf(ctx)}::uuid, ${state}::text, ${desk ? now : null}::timestamptz, ${desk ? personOf(ctx) : null}::uuid
      from used returning id`)
    if (used.rows.length === 0) refuseAbsent(ctx, ['uploadId'])
    const answer = projectDocumentWire({
      ...{ id, kind, name: called, crew: found.crew, state, reason: null, takenAt: at, file },
      ...{ sentBy: { id: personOf(ctx), name: found.by ?? '' }, own: true, signatories: 0, signed: 0 },
    })
    if (keyed) await storeAnswer(tx, keyed, 201, JSON.stringify(answer))
    return answer
  })
}
