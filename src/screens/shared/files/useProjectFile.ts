import { useEffect, useState } from 'react'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'

/** A file of a project, small as for a tile or whole; null while it is on its way, and where it cannot come. */
export function useProjectFile(id: string, small: boolean): Blob | null {
  const [known, setKnown] = useState<{ of: string; blob: Blob } | null>(null)
  const of = `${id} ${small}`
  useEffect(() => {
    const gone = new AbortController()
    const params = { path: { id }, query: small ? { small: 'true' as const } : {} }
    unwrap(api.GET('/api/v1/projectDocuments/{id}/file', { params, parseAs: 'blob', signal: gone.signal })).then(
      blob => {
        if (!gone.signal.aborted) setKnown({ of, blob })
      },
      () => undefined,
    )
    return () => gone.abort()
  }, [of, id, small])
  return known?.of === of ? known.blob : null
}
