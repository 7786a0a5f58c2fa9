import { useEffect, useState } from 'react'
import { requestHeaders } from '../../client/api.ts'
import { keepPicture, keptPicture } from '../../client/kiosk-store.ts'
import type { RosterLine } from '../../machines/kiosk/kiosk.types.ts'

async function pictureOf(person: string): Promise<Blob | null> {
  const kept = await keptPicture(person).catch(() => null)
  if (kept) return kept
  const answer = await fetch(`/api/v1/persons/${person}/picture`, { headers: requestHeaders() })
  if (!answer.ok) return null
  const picture = await answer.blob()
  await keepPicture(person, picture).catch(() => undefined)
  return picture
}

/** Faces as addresses of this page, by person; those that are not here yet are missing. They outlive the network. */
export function usePictures(lines: readonly RosterLine[]): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = [...new Set(lines.filter(({ person }) => person.pictured).map(({ person }) => person.id))]
  const key = wanted.toSorted().join()
  useEffect(() => {
    const made = new Map<string, string>()
    let stopped = false
    void (async () => {
      // One after the other: nobody waits for them, and somebody may be tapping.
      for (const person of key === '' ? [] : key.split(',')) {
        const picture = await pictureOf(person).catch(() => null)
        if (stopped) return
        if (picture) made.set(person, URL.createObjectURL(picture))
      }
      setUrls(new Map(made))
    })()
    return () => {
      stopped = true
      for (const url of made.values()) URL.revokeObjectURL(url)
    }
  }, [key])
  return urls
}
