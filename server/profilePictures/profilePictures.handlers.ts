import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/profilePictures.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { one } from '../one.ts'
import { pictureAnswer } from '../people/picture-answer.ts'
import { approvePicture, declinePicture, withdrawPicture } from './decide.ts'
import { pictureListing } from './profile-picture.queries.ts'
import { sendPicture } from './send.ts'

export const handlers: Handlers<typeof contract> = {
  listProfilePictures: async ({ params, query }, ctx) => {
    await one(ctx, sql`select 1 from person where tenant_id = ${ctx.tenant.id} and id = ${params.id}`)
    return { status: 200, body: await listOf(ctx, query, pictureListing(ctx, params.id)) }
  },
  createProfilePicture: async ({ params, file }, ctx) => ({
    status: 201,
    body: await sendPicture(ctx, params.id, file),
  }),
  withdrawProfilePicture: async ({ params }, ctx) => ({ status: 200, body: await withdrawPicture(ctx, params.id) }),
  approveProfilePicture: async ({ params }, ctx) => ({ status: 200, body: await approvePicture(ctx, params.id) }),
  declineProfilePicture: async ({ params, body }, ctx) => ({
    status: 200,
    body: await declinePicture(ctx, params.id, body.reason),
  }),
  readProfilePictureFile: async ({ params }, ctx) => {
    const { bytes } = await one<{ bytes: Buffer | null }>(
      ctx,
      sql`select bytes from profile_picture where tenant_id = ${ctx.tenant.id} and id = ${params.id}`,
    )
    if (!bytes) throw ctx.refuse('notFound')
    return { status: 200, raw: pictureAnswer(bytes, 'image/webp', 'no-cache') }
  },
}
