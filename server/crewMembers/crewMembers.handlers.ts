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
  { params, query }: { params: { id: string }; query: Paged },
  ctx: Context<'notFound' | 'invalidInput'>,
  listing: Listing<Row, Item>,
) {
  await mustBeCrew(ctx, params.id)
  return { status: 200 as const, body: await listOf(ctx, query, listing) }
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

  listCrewFunctions: (input, ctx) => ofMember(input, ctx, functionListing(ctx, input.params.id)),
  setCrewFunction: async ({ params, body }, ctx) => ({ status: 200, body: await setFunction(ctx, params.id, body) }),
  deleteCrewFunction: ({ params }, ctx) =>
    gone(ctx, sql`delete from person_function where tenant_id = ${ctx.tenant.id} and id = ${params.id}`),

  listCrewRatings: (input, ctx) => ofMember(input, ctx, ratingListing(ctx, input.params.id)),
  createCrewRating: async ({ params, body }, ctx) => ({ status: 201, body: await addRating(ctx, params.id, body) }),

  listCrewTags: (input, ctx) => ofMember(input, ctx, tagListing(ctx, input.params.id)),
  createCrewTag: async ({ params, body }, ctx) => ({ status: 201, body: await addTag(ctx, params.id, body) }),
  deleteCrewTag: ({ params }, ctx) =>
    gone(ctx, sql`delete from person_tag where tenant_id = ${ctx.tenant.id} and id = ${params.id}`),

  listDocumentBasedSkills: (input, ctx) => ofMember(input, ctx, skillListing(ctx, input.params.id)),

  listCrewPreferences: (input, ctx) => ofMember(input, ctx, preferenceListing(ctx, input.params.id)),
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

  listStaffContracts: (input, ctx) => ofMember(input, ctx, contractListing(ctx, input.params.id, 'all')),
  listActiveStaffContracts: (input, ctx) => ofMember(input, ctx, contractListing(ctx, input.params.id, 'active')),
  createStaffContract: async ({ params, body }, ctx) => ({
    status: 201,
    body: await addContract(ctx, params.id, body),
  }),
}
