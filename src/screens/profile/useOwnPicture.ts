import { useEffect, useState } from 'react'
import { api } from '../../client/api.ts'

/** One's own face as an address of this page, where there is one. */
export function useOwnPicture(personId: string | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (personId === null) return
    let made: string | undefined
    let stopped = false
    void api
      .GET('/api/v1/persons/{id}/picture', { params: { path: { id: personId } }, parseAs: 'blob' })
      .then(({ data: picture }) => {
        if (!picture || stopped) return
        made = URL.createObjectURL(picture)
        setUrl(made)
      })
      .catch(() => undefined)
    return () => {
      stopped = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [personId])
  return url
}
