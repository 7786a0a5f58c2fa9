import type * as contract from '../../openapi/securityChecks.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { checkById, checkPdf } from './check-pdf.ts'
import { checkListing, checksDue } from './check-list.queries.ts'
import { answerCheck, finishCheck, signCheck } from './make-check.ts'
import { sendCheck } from './send-check.ts'
import { signedCheckFile } from './signed-check.ts'
import { checkRow, checkWire } from './security-check.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listSecurityChecks: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, checkListing(ctx, params.id)),
  }),
  readSecurityCheck: async ({ params: { id, securityCheckId } }, ctx) => ({
    status: 200,
    body: checkWire(await checkById(ctx, securityCheckId, id)),
  }),
  downloadSecurityCheck: async ({ params: { id, securityCheckId } }, ctx) => ({
    status: 200,
    raw: await checkPdf(ctx, securityCheckId, id),
  }),
  downloadSignedSecurityCheck: async ({ params: { id, securityCheckId } }, ctx) => ({
    status: 200,
    raw: await signedCheckFile(ctx, securityCheckId, id),
  }),
  sendSecurityCheck: async ({ params: { id, securityCheckId }, body }, ctx) => {
    await sendCheck(ctx, id, securityCheckId, body.emails)
    return { status: 204 }
  },
  listSecurityChecksDue: async ({ params }, ctx) => ({
    status: 200,
    body: { checks: await checksDue(ctx, params.id) },
  }),
  readSecurityCheckOfShift: async ({ params, query }, ctx) => ({
    status: 200,
    body: checkWire(await checkRow(ctx, params.id, query)),
  }),
  answerSecurityCheck: async ({ params, body }, ctx) => ({
    status: 200,
    body: checkWire(await answerCheck(ctx, params.id, body)),
  }),
  signSecurityCheck: async ({ params, body }, ctx) => ({
    status: 200,
    body: checkWire(await signCheck(ctx, params.id, body)),
  }),
  finishSecurityCheck: async ({ params, body }, ctx) => ({
    status: 200,
    body: checkWire(await finishCheck(ctx, params.id, body)),
  }),
}
