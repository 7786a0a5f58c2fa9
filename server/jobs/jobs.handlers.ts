import type * as contract from '../../openapi/jobs.ts'
import { type Handlers, personOf } from '../context.ts'
import { offsetOf, page } from '../page.ts'
import { confirm, decline, ownJob, undoConfirmation, undoDecline } from './answer-job.ts'
import { acknowledge, cannotCome } from './cannot-come.ts'
import { job } from './job-wire.ts'
import { jobsOfPerson } from './jobs.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listJobs: async ({ query }, ctx) => {
    const rows = await jobsOfPerson(ctx.tx, {
      tenantId: ctx.tenant.id,
      personId: personOf(ctx),
      now: ctx.now,
      tab: query.tab,
      q: query.q,
      limit: query.limit,
      offset: offsetOf(query),
    })
    return { status: 200, body: page(rows, query, row => job(ctx, row)) }
  },

  listCrewChiefJobs: async ({ query }, ctx) => {
    const rows = await jobsOfPerson(ctx.tx, {
      tenantId: ctx.tenant.id,
      personId: personOf(ctx),
      now: ctx.now,
      tab: query.tab,
      chiefOnly: true,
      limit: query.limit,
      offset: offsetOf(query),
    })
    return { status: 200, body: page(rows, query, row => job(ctx, row)) }
  },

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
