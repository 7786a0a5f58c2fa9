import { useEffect, useState } from 'react'
import type { RosterLine } from '../../../machines/kiosk/kiosk.types.ts'
/** Faces as addresses of this page, by person; those that are not here yet are missing. They outlive the network. */
export function usePictures(lines: readonly RosterLine[]): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = [...new Set(lines.filter(({ person }) => person.pictured).map(({ person }) => person.id))]
  const key = wanted.toSorted().join()
  useEffect(() => {
    const made = new Map<string, string>()
    let stopped = false
    void (async () => {
      if (key === '') return setUrls(new Map())
      const { pictureOf } = await import('./pictureOf.ts')
      // One after the other: nobody waits for them, and somebody may be tapping.
      for (const person of key.split(',')) {
        const picture = await pictureOf(person).catch(() => null)
        if (stopped) return
        if (picture) made.set(person, URL.createObjectURL(picture))
      }
      setUrls(new Map(made))
    })().catch(() => undefined)
    return () => {
      stopped = true
      for (const url of made.values()) URL.revokeObjectURL(url)
    }
  }, [key])
  return urls
}
