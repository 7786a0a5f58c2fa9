import { type SQL, sql } from 'drizzle-orm'
import type * as contract from '../../openapi/crewMembers.ts'
import { ofCrew } from '../chosen.ts'
import { type Context, type Handlers, personOf } from '../context.ts'
import { type Listing, type Paged, listOf } from '../list.ts'
import { addContract, addPreference, addRating, addTag, changeMember, setFunction } from './change-member.ts'
import { crewMember, hasWorkedFor, mustBeCrew, personListing } from './crew-member.queries.ts'
import {
  contractListing,
  functionListing,
  preferenceListing,
  ratingListing,
  skillListing,
  tagListing,
} from './sections.queries.ts'

/** A list of somebody's; throws `notFound` for whoever is none of the crew. */
async function ofMember<Row extends { id: string }, Item>(
  ctx: Context<'notFound' | 'invalidInput'>,
  { params, query }: { params: { id: string }; query: Paged },
  listing: Listing<Row, Item>,
) {
  await mustBeCrew(ctx, params.id)
  return await listOf(ctx, query, listing)
}

/** Throws `notFound` where the change finds no row. */
async function gone(ctx: Context<'notFound'>, change: SQL) {
  const { rows } = await ctx.tx.execute(sql`${change} returning 1`)
  if (!rows.length) throw ctx.refuse('notFound')
  return { status: 204 } as const
}

export const handlers: Handlers<typeof contract> = {
  listPersons: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, personListing(ctx, query, ofCrew)),
  }),
  listPersonsClientRelated: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, personListing(ctx, query, hasWorkedFor(ctx))),
  }),

  readCrewMember: async ({ params }, ctx) => ({ status: 200, body: await crewMember(ctx, params.id) }),
  changeCrewMember: async ({ params, body }, ctx) => ({ status: 200, body: await changeMember(ctx, params.id, body) }),

  listCrewFunctions: async (input, ctx) => ({
    status: 200,
    body: await ofMember(ctx, input, functionListing(ctx, input.params.id)),
  }),
  setCrewFunction: async ({ params, body }, ctx) => ({ status: 200, body: await setFunction(ctx, params.id, body) }),
  deleteCrewFunction: ({ params }, ctx) =>
    gone(ctx, sql`delete from person_function where tenant_id = ${ctx.tenant.id} and id = ${params.id}`),

  listCrewRatings: async (input, ctx) => ({
    status: 200,
    body: await ofMember(ctx, input, ratingListing(ctx, input.params.id)),
  }),
  createCrewRating: async ({ params, body }, ctx) => ({ status: 201, body: await addRating(ctx, params.id, body) }),

  listCrewTags: async (input, ctx) => ({
    status: 200,
    body: await ofMember(ctx, input, tagListing(ctx, input.params.id)),
  }),
  createCrewTag: async ({ params, body }, ctx) => ({ status: 201, body: await addTag(ctx, params.id, body) }),
  deleteCrewTag: ({ params }, ctx) =>
    gone(ctx, sql`delete from person_tag where tenant_id = ${ctx.tenant.id} and id = ${params.id}`),

  listDocumentBasedSkills: async (input, ctx) => ({
    status: 200,
    body: await ofMember(ctx, input, skillListing(ctx, input.params.id)),
  }),

  listCrewPreferences: async (input, ctx) => ({
    status: 200,
    body: await ofMember(ctx, input, preferenceListing(ctx, input.params.id)),
  }),
  createCrewPreference: async ({ params, body }, ctx) => ({
    status: 201,
    body: await addPreference(ctx, params.id, body),
  }),
  deleteCrewPreference: ({ params }, ctx) =>
    gone(
      ctx,
      sql`update crew_preference set ended_at = ${ctx.now}, ended_by_id = ${personOf(ctx)}
        where tenant_id = ${ctx.tenant.id} and id = ${params.id} and ended_at is null`,
    ),

  listStaffContracts: async (input, ctx) => ({
    status: 200,
    body: await ofMember(ctx, input, contractListing(ctx, input.params.id, 'all')),
  }),
  listActiveStaffContracts: async (input, ctx) => ({
    status: 200,
    body: await ofMember(ctx, input, contractListing(ctx, input.params.id, 'active')),
  }),
  createStaffContract: async ({ params, body }, ctx) => ({
    status: 201,
    body: await addContract(ctx, params.id, body),
  }),
}
