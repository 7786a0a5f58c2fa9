import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { useBlob } from '../files/useBlob.ts'

/** A file of an upload, counted from 1. */
export const useUploadFile = (id: string, n: number): Blob | null =>
  useBlob(`${id} ${n}`, signal =>
    unwrap(api.GET('/api/v1/documentUploads/{id}/files/{n}', { params: { path: { id, n } }, parseAs: 'blob', signal })),
  )
