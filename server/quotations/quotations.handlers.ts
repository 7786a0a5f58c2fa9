import type * as contract from '../../openapi/quotations.ts'
import type { Handlers } from '../context.ts'
import { waitingQuotations } from './waiting-quotations.ts'
import { quotationFile } from './quotation-file.ts'
import {
  acceptQuotation,
  declineQuotation,
  projectQuotations,
  releaseQuotation,
  withdrawQuotation,
} from './quotations.ts'

export const handlers: Handlers<typeof contract> = {
  listWaitingQuotations: async (_, ctx) => ({ status: 200, body: await waitingQuotations(ctx) }),
  readProjectQuotations: async ({ params }, ctx) => ({ status: 200, body: await projectQuotations(ctx, params.id) }),
  releaseQuotation: async ({ params, body }, ctx) => ({
    status: 201,
    body: await releaseQuotation(ctx, params.id, body),
  }),
  readQuotationFile: async ({ params }, ctx) => ({ status: 200, raw: await quotationFile(ctx, params.id) }),
  acceptQuotation: async ({ params, body }, ctx) => ({
    status: 200,
    body: await acceptQuotation(ctx, params.id, body),
  }),
  declineQuotation: async ({ params, body }, ctx) => ({
    status: 200,
    body: await declineQuotation(ctx, params.id, body),
  }),
  withdrawQuotation: async ({ params }, ctx) => ({ status: 200, body: await withdrawQuotation(ctx, params.id) }),
}
