import type * as contract from '../../openapi/crewChecks.ts'
import type { Handlers } from '../context.ts'
import { checkPdf } from '../securityChecks/check-pdf.ts'
import { signedCheckFile } from '../securityChecks/signed-check.ts'

export const handlers: Handlers<typeof contract> = {
  downloadCrewCheck: async ({ params }, ctx) => ({ status: 200, raw: await checkPdf(ctx, params.id) }),
  downloadSignedCrewCheck: async ({ params }, ctx) => ({ status: 200, raw: await signedCheckFile(ctx, params.id) }),
}
