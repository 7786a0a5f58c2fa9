import { useEffect, useState } from 'react'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'

/** A file of an upload, counted from 1; null while it is on its way, and where it cannot come. */
export function useUploadFile(id: string, n: number): Blob | null {
  const [known, setKnown] = useState<{ of: string; blob: Blob } | null>(null)
  const of = `${id} ${n}`
  useEffect(() => {
    const gone = new AbortController()
    const params = { path: { id, n } }
    unwrap(api.GET('/api/v1/documentUploads/{id}/files/{n}', { params, parseAs: 'blob', signal: gone.signal })).then(
      blob => {
        if (!gone.signal.aborted) setKnown({ of, blob })
      },
      () => undefined,
    )
    return () => gone.abort()
  }, [of, id, n])
  return known?.of === of ? known.blob : null
}
