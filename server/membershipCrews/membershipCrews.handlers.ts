import type * as contract from '../../openapi/membershipCrews.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { inviteMember } from './invite-member.ts'
import { pCrewCandidates, pCrewContact, pCrewMembers } from './members.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listPCrewMembers: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, pCrewMembers(ctx, params.id)),
  }),
  listPCrewCandidates: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, pCrewCandidates(ctx, params.id, query.q)),
  }),
  readPCrewContact: async ({ params }, ctx) => ({
    status: 200,
    body: await pCrewContact(ctx, params.id, params.personId),
  }),
  invitePCrewMember: async ({ params, body }, ctx) => ({ status: 201, body: await inviteMember(ctx, params.id, body) }),
}
