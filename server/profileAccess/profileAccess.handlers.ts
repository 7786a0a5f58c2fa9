import type * as contract from '../../openapi/profileAccess.ts'
import type { Handlers } from '../context.ts'
import { profileAccess, setPublic } from './access.queries.ts'
import { invitePerson } from './invite-person.ts'
import { publicProfile } from './public-profile.queries.ts'

export const handlers: Handlers<typeof contract> = {
  readProfileAccess: async ({ params }, ctx) => ({ status: 200, body: await profileAccess(ctx, params.id) }),
  setProfileAccess: async ({ params, body }, ctx) => {
    await (body.publicProfile === undefined
      ? invitePerson(ctx, params.id)
      : setPublic(ctx, params.id, body.publicProfile))
    return { status: 200, body: await profileAccess(ctx, params.id) }
  },
  readPublicProfile: async ({ params }, ctx) => ({ status: 200, body: await publicProfile(ctx, params.id) }),
}
