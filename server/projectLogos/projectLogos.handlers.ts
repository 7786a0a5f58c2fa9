import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/projectLogos.ts'
import { logged } from '../activities/log.ts'
import type { Handlers } from '../context.ts'
import { one } from '../one.ts'
import { pictureAnswer } from '../people/picture-answer.ts'
import { projectIdOf } from '../projects/project-crews.queries.ts'
import { projectOf } from '../projects/project.queries.ts'
import { setLogo } from './set-logo.ts'

export const handlers: Handlers<typeof contract> = {
  readProjectLogo: async ({ params }, ctx) => {
    const { bytes } = await one<{ bytes: Buffer }>(
      ctx,
      sql`select bytes from project_logo where tenant_id = ${ctx.tenant.id} and project_id = ${projectIdOf(ctx, params.id)}`,
    )
    return { status: 200, raw: pictureAnswer(bytes, 'image/webp', 'max-age=3600') }
  },
  setProjectLogo: async ({ params, file }, ctx) => ({ status: 200, body: await setLogo(ctx, params.id, file) }),
  /** One that has none is left as it is. */
  removeProjectLogo: async ({ params }, ctx) => {
    const { rows } = await ctx.tx.execute<{ projectId: string }>(sql`
      delete from project_logo where tenant_id = ${ctx.tenant.id} and project_id = ${projectIdOf(ctx, params.id)}
      returning project_id as "projectId"`)
    await logged(
      ctx,
      rows.map(({ projectId }) => ({ code: 'projectLogoRemoved', projectId })),
    )
    return { status: 200, body: await projectOf(ctx, params.id) }
  },
}
