import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Project } from '../../openapi/projects.shapes.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { logged } from '../activities/log.ts'
import { type Context, inside } from '../context.ts'
import { readPicture } from '../documentUploads/read-content.ts'
import type { ScanProblem } from '../files/scan.ts'
import { one } from '../one.ts'
import { projectIdOf } from '../projects/project-crews.queries.ts'
import { projectOf } from '../projects/project.queries.ts'

type Answer = z.input<typeof Project>
type Setting = Context<
  'notFound' | 'fileKindWrong' | 'pictureBroken' | 'pictureTooLarge' | 'idempotencyKeyReused' | ScanProblem
>

/** The logo of a project, drawn anew, in place of the one before. Opens its own transactions. */
export async function setLogo(ctx: Setting, of: string, file: Uint8Array): Promise<Answer> {
  const { tenant, services, keyed, now } = ctx
  const drawn = await readPicture(ctx, file, 'logo')
  return services.database.withTenant(tenant.id, async tx => {
    const within = inside(ctx, tx)
    const stored = keyed && (await claimKey(tx, keyed, now))
    if (stored) return JSON.parse(stored.body ?? '') as Answer
    const { projectId } = await one<{ projectId: string }>(
      within,
      sql`insert into project_logo (tenant_id, id, project_id, bytes, changed_at)
        select p.tenant_id, ${crypto.randomUUID()}, p.id, ${drawn}, ${now} from project p
        where p.tenant_id = ${tenant.id} and p.id = ${projectIdOf(within, of)}
        on conflict (tenant_id, project_id) do update set bytes = excluded.bytes, changed_at = excluded.changed_at
        returning project_id as "projectId"`,
    )
    await logged(within, [{ code: 'projectLogoChanged', projectId }])
    const answer = await projectOf(within, projectId)
    if (keyed) await storeAnswer(tx, keyed, 200, JSON.stringify(answer))
    return answer
  })
}
