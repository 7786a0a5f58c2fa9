import { failureFrom } from '../../client/problem.ts'

/** What a view shows, in the order it is decided. */
export type Loadable<T> =
  | { kind: 'refused' }
  | { kind: 'loading' }
  /** `busy`: it is asked for again just now; what it said before is known to whoever showed it. */
  | { kind: 'failed'; technical: string; retry: () => void; busy?: true }
  | { kind: 'absent' }
  /** `stale`: when the oldest of this was loaded (ms), if asking again has failed since. */
  | { kind: 'content'; content: T; stale: number | null; retry: () => void }

export interface Asked {
  error: unknown
  dataUpdatedAt: number
  refetch: () => unknown
  /** How often it has failed so far. */
  errorUpdateCount?: number
}

/**
 * Several questions as one state; `content` is made of their answers and undefined until it can be. The last answers
 * stay while a new one fails. A refusal (403) and nothing being there any more (404) take them away, unless the screen
 * `keeps` what somebody is in the middle of.
 */
export function loadable<T>(
  queries: readonly Asked[],
  content: T | undefined,
  { keeps = false }: { keeps?: boolean } = {},
): Loadable<T> {
  const failed = queries.filter(({ error }) => error !== null)
  const [first] = failed
  const failure = first ? failureFrom(first.error) : null
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  if (content === undefined || !keeps) {
    if (failure?.status === 403) return { kind: 'refused' }
    if (failure?.status === 404) return { kind: 'absent' }
  }
  if (content !== undefined) {
    const stale = failure ? Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)) : null
    return { kind: 'content', content, stale, retry }
  }
  if (failure) return { kind: 'failed', technical: failure.technical, retry }
  // Asked again by itself, every few seconds: what failed stays until there is an answer.
  const again = queries.some(({ dataUpdatedAt, errorUpdateCount = 0 }) => dataUpdatedAt === 0 && errorUpdateCount > 0)
  return again ? { kind: 'failed', technical: '', retry, busy: true } : { kind: 'loading' }
}

/** One thing out of what was loaded; what is not in it is absent. */
export function found<T, U>(state: Loadable<T>, pick: (content: T) => U | null): Loadable<U> {
  if (state.kind !== 'content') return state
  const content = pick(state.content)
  return content === null ? { kind: 'absent' } : { ...state, content }
}
