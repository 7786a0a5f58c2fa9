import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Project } from '../../openapi/projects.shapes.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { logged } from '../activities/log.ts'
import { type Context, inside, readApart } from '../context.ts'
import { readPicture } from '../documentUploads/read-content.ts'
import type { ScanProblem } from '../files/scan.ts'
import { projectIdOf } from '../projects/project-crews.queries.ts'
import { projectOf } from '../projects/project.queries.ts'

type Answer = z.input<typeof Project>
type Setting = Context<
  'notFound' | 'fileKindWrong' | 'pictureBroken' | 'pictureTooLarge' | 'idempotencyKeyReused' | ScanProblem
>

/** The logo of a project, drawn anew, in place of the one before. Opens its own transactions. */
export async function setLogo(ctx: Setting, of: string, file: Uint8Array): Promise<Answer> {
  const { tenant, services, keyed, now } = ctx
  const { id } = await readApart(ctx, within => projectOf(within, of))
  const drawn = await readPicture(ctx, file, 'logo')
  return services.database.withTenant(tenant.id, async tx => {
    const within = inside(ctx, tx)
    const stored = keyed && (await claimKey(tx, keyed, now))
    if (stored) return JSON.parse(stored.body ?? '') as Answer
    await tx.execute(sql`
      insert into project_logo (tenant_id, id, project_id, bytes, changed_at)
      values (${tenant.id}, ${crypto.randomUUID()}, ${projectIdOf(within, id)}, ${drawn}, ${now})
      on conflict (tenant_id, project_id) do update set bytes = excluded.bytes, changed_at = excluded.changed_at`)
    await logged(within, [{ code: 'projectLogoChanged', projectId: id }])
    const answer = await projectOf(within, id)
    if (keyed) await storeAnswer(tx, keyed, 200, JSON.stringify(answer))
    return answer
  })
}
