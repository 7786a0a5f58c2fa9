import { type DehydratedState, type QueryClient, dehydrate, hydrate } from '@tanstack/react-query'
import { deviceDatabase } from './database.ts'

const write = 1_000

/** Brings the last answers of this person back, so that screens show something without network. */
export async function restoreAnswers(queries: QueryClient, owner: string): Promise<void> {
  const kept = await (await deviceDatabase()).get('answers', 'last')
  if (kept?.owner !== owner) return
  hydrate(queries, kept.state as DehydratedState)
  // However young, they are of an earlier life of the page, which may have learnt more than it could write down.
  await queries.invalidateQueries({ refetchType: 'none' })
}

/** Keeps answers on the device as they arrive; at most one write a second. Returns how to stop. */
export function keepAnswers(queries: QueryClient, owner: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const store = async () => {
    timer = undefined
    // What holds a password says `kept: false`.
    const state = dehydrate(queries, {
      shouldDehydrateQuery: ({ state: { status }, meta }) => status === 'success' && meta?.['kept'] !== false,
    })
    await (await deviceDatabase()).put('answers', { owner, state }, 'last')
  }
  const stop = queries.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success')
      timer ??= setTimeout(() => void store().catch(() => undefined), write)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Ends with the session: the next person on this device finds nothing. */
export async function forgetAnswers(): Promise<void> {
  await (await deviceDatabase()).clear('answers')
}
