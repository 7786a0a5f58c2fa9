import { deviceDatabase } from './database.ts'

/** Apart from the answers of queries, which are brought back all together. */
const ownerOf = (owner: string) => `${owner} last`

/** What a screen showed last, in the place of what it showed before; it ends with the session, however old it gets. */
export async function keepLast(owner: string, what: string, value: unknown): Promise<void> {
  const forGood = Number.MAX_SAFE_INTEGER
  await (await deviceDatabase()).put('answers', { owner: ownerOf(owner), hash: what, keptAt: forGood, query: value })
}

/** What was kept, as it was kept; undefined where nothing is. */
export async function keptLast(owner: string, what: string): Promise<unknown> {
  return (await (await deviceDatabase()).get('answers', [ownerOf(owner), what]))?.query
}

export async function dropLast(owner: string, what: string): Promise<void> {
  await (await deviceDatabase()).delete('answers', [ownerOf(owner), what])
}
