import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { useBlob } from './useBlob.ts'

/** A file of a project, small as for a tile or whole. */
export const useProjectFile = (id: string, small: boolean): Blob | null =>
  useBlob(`${id} ${small}`, signal => {
    const params = { path: { id }, query: small ? { small: 'true' as const } : {} }
    return unwrap(api.GET('/api/v1/projectDocuments/{id}/file', { params, parseAs: 'blob', signal }))
  })
