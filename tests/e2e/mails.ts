import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect } from './support.ts'

/** Without a mail server the mails lie in the data folder. */
const folder = join(process.env['E2E_DATA'] ?? '', 'mail')
const files = async () => (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml'))

/** Somebody's mailbox from now on. */
export async function mailboxOf(address: string) {
  const seen = new Set(await files())
  return {
    /** The path of the link in the mail that comes next. */
    nextLink: async (): Promise<string> => {
      let path = ''
      const look = async () => {
        for (const name of (await files()).filter(file => !seen.has(file))) {
          const { to, text } = await PostalMime.parse(await readFile(join(folder, name)))
          if (!to?.some(one => one.address === address)) continue
          seen.add(name)
          path =
            /https?:\/\/[^/\s]+(\/(?:forgottenPassword|welcome|unsubscribe|answer)\/\S+)/.exec(text ?? '')?.[1] ?? ''
        }
        return path
      }
      await expect.poll(look, { message: `a link is mailed to ${address}` }).not.toBe('')
      return path
    },
    /** How many mails have come that nobody looked at. */
    unread: async (): Promise<number> => {
      const fresh = (await files()).filter(file => !seen.has(file))
      const mails = await Promise.all(fresh.map(async name => PostalMime.parse(await readFile(join(folder, name)))))
      return mails.filter(({ to }) => to?.some(one => one.address === address)).length
    },
  }
}
