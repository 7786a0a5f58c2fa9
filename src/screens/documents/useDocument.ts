import { useEffect } from 'react'
import { followDocument } from '../../client/live.ts'
import { $api } from '../../client/query.ts'
import { useRefresh } from '../shared/useRefresh.ts'

/** A document, asked for again the moment somebody opens or signs it. */
export function useDocument(id: string) {
  const refresh = useRefresh()
  const query = $api.useQuery('get', '/api/v1/documents/{id}', { params: { path: { id } } })
  useEffect(
    () =>
      followDocument(id, event => {
        if (event === 'document' || event === 'open') refresh.soon('documents', 'documentsToSign')
      }),
    [id, refresh],
  )
  return query
}
