import { useState } from 'react'
import { failureFrom } from '../../client/problem.ts'
import { useTell } from './useTell.ts'

/** Ms a file stays readable after it was asked for: long enough for a slow disk. */
const readableFor = 60_000

/** Saves a file on the device. It needs the token, so it comes by a request and not by a link. */
export function useDownload(about: string) {
  const tell = useTell()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    /** `load` answers the file, `done` is said of it. */
    save: async (name: string, load: () => Promise<Blob>, done: string) => {
      setBusy(true)
      try {
        const address = URL.createObjectURL(await load())
        setTimeout(() => URL.revokeObjectURL(address), readableFor)
        const link = document.createElement('a')
        link.href = address
        link.download = name
        link.click()
        tell.done(about, done)
      } catch (error) {
        tell.failed(about, failureFrom(error))
      } finally {
        setBusy(false)
      }
    },
  }
}
