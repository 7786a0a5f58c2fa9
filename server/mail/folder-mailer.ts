import { join } from 'node:path'
import { writeWhole } from '../files/disk-store.ts'
import type { Mailer } from './mailer.ts'

/** Writes `mail/<id>.eml` instead of sending. Links in it are good: only its owner may read it. */
export const folderMailer = (dataDir: string): Mailer => ({
  send: async ({ id, text }, begin) => {
    await begin()
    try {
      await writeWhole(join(dataDir, 'mail', `${id}.eml`), text)
      return { state: 'sent' }
    } catch {
      return {
        ...{ state: 'refused', forGood: false, cause: 'installation' },
        reason: 'The mail could not be written to the data folder.',
      }
    }
  },
})
