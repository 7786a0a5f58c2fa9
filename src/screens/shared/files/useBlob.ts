import { useEffect, useEffectEvent, useState } from 'react'

/** A file that needs the token, so that no address of it can be shown; null while it is on its way, and where it cannot come. `named`: another name is another file; null: none. */
export function useBlob(named: string | null, load: (signal: AbortSignal) => Promise<Blob>): Blob | null {
  const [known, setKnown] = useState<{ named: string; blob: Blob } | null>(null)
  const loads = useEffectEvent(load)
  useEffect(() => {
    if (named === null) return
    const gone = new AbortController()
    loads(gone.signal).then(
      blob => {
        if (!gone.signal.aborted) setKnown({ named, blob })
      },
      () => undefined,
    )
    return () => gone.abort()
  }, [named])
  return known !== null && known.named === named ? known.blob : null
}
