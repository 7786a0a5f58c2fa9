import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'

/** The PDF of an invoice. Throws what the server refuses it for. */
export const invoiceFile = (id: string, signal?: AbortSignal): Promise<Blob> =>
  unwrap(
    api.GET('/api/v1/invoices/{id}/file', {
      params: { path: { id } },
      parseAs: 'blob',
      ...(signal ? { signal } : {}),
    }),
  )
