import type * as contract from '../../openapi/jobs.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { confirm, decline, ownJob, undoConfirmation, undoDecline } from './answer-job.ts'
import { acknowledge, cannotCome } from './cannot-come.ts'
import { jobListing } from './jobs.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listJobs: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, jobListing(ctx, { tab: query.tab, q: query.q })),
  }),

  listCrewChiefJobs: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, jobListing(ctx, { tab: query.tab, chiefOnly: true })),
  }),

  readJob: async ({ params }, ctx) => ({ status: 200, body: await ownJob(ctx, params.id) }),

  confirmJob: async ({ params, body }, ctx) => {
    await confirm(ctx, params.id, body.acceptDoubleBooking === true)
    return { status: 200, body: await ownJob(ctx, params.id) }
  },
  undoConfirmation: async ({ params }, ctx) => {
    await undoConfirmation(ctx, params.id)
    return { status: 200, body: await ownJob(ctx, params.id) }
  },
  declineJob: async ({ params }, ctx) => {
    await decline(ctx, params.id)
    return { status: 200, body: await ownJob(ctx, params.id) }
  },
  undoDecline: async ({ params }, ctx) => {
    await undoDecline(ctx, params.id)
    return { status: 200, body: await ownJob(ctx, params.id) }
  },
  cancelJob: async ({ params, body }, ctx) => {
    await cannotCome(ctx, params.id, body.reason)
    return { status: 200, body: await ownJob(ctx, params.id) }
  },
  acknowledgeChange: async ({ params, body }, ctx) => {
    await acknowledge(ctx, params.id, body.seen)
    return { status: 200, body: await ownJob(ctx, params.id) }
  },
}
