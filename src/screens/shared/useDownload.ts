import { useState } from 'react'
import { failureFrom } from '../../client/problem.ts'
import { saveFile } from './files/save-file.ts'
import { useTell } from './useTell.ts'

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
        saveFile(name, await load())
        tell.done(about, done)
      } catch (error) {
        tell.failed(about, failureFrom(error))
      } finally {
        setBusy(false)
      }
    },
  }
}
