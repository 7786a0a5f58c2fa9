import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { useBlob } from '../files/useBlob.ts'

/** A file of a receipt, small as for a tile or whole; null: none is asked for. */
export const useReceiptFile = (id: string | null, small: boolean): Blob | null =>
  useBlob(id && `${id} ${small}`, signal => {
    const params = { path: { id: id ?? '' }, query: small ? { small: 'true' as const } : {} }
    return unwrap(api.GET('/api/v1/receiptDocuments/{id}/file', { params, parseAs: 'blob', signal }))
  })
