import type { StoredEntry } from '../database.ts'

/**
 * What waits in the outbox a second time, in files of the browser that are not its database: one that finds its database
 * torn after a crash begins an empty one. Where a browser refuses such files or they are full, there is no copy, and
 * nobody is kept from anything.
 */
const withCopies = <T>(what: (copies: Cache) => Promise<T>): Promise<T | undefined> =>
  Promise.resolve()
    .then(() => caches.open('outbox-v1'))
    .then(what)
    .catch(() => undefined)

const addressOf = (key: string) => `/outbox/${key}`

/** On the device a second time when this resolves. */
export const copyEntry = (entry: StoredEntry) =>
  withCopies(copies => copies.put(addressOf(entry.key), new Response(JSON.stringify(entry))))

/** A copy that stays behind is no harm: it would only go out again under its key. */
export const dropCopies = (keys: readonly string[]) =>
  withCopies(copies => Promise.all(keys.map(key => copies.delete(addressOf(key)))))

/** What was copied and not dropped. A copy that cannot be read goes: whoever made it was never told that it is there. */
export const readCopies = () =>
  withCopies(async copies => {
    const read = (await copies.keys()).map(async address => {
      const copy = await copies.match(address)
      return copy?.json().catch(() => void copies.delete(address)) as Promise<StoredEntry | undefined>
    })
    return (await Promise.all(read)).filter(entry => entry !== undefined)
  })
