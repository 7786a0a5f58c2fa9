import { useEffect, useMemo, useState } from 'react'
import { keptFile } from '../../../client/files/upload-store.ts'

/** What lies on the device, by file and turn. */
export function usePictures(files: readonly { id: string; turns?: number }[]): ReadonlyMap<string, Blob> {
  const [known, setKnown] = useState<ReadonlyMap<string, Blob>>(new Map())
  const wanted = useMemo(() => files.map(({ id, turns = 0 }) => `${id} ${turns}`).join(), [files])
  useEffect(() => {
    let gone = false
    const all = wanted === '' ? [] : wanted.split(',').map(one => one.split(' ')[0] ?? '')
    void Promise.all(all.map(id => keptFile(id).catch(() => null))).then(found => {
      if (!gone) setKnown(new Map(found.flatMap(file => (file ? [[file.id, file.blob] as const] : []))))
    })
    return () => {
      gone = true
    }
  }, [wanted])
  return known
}
