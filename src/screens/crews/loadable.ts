import { failureFrom } from '../../client/problem.ts'

/** What a view shows, in the order it is decided. */
export type Loadable<T> =
  | { kind: 'refused' }
  | { kind: 'loading' }
  | { kind: 'failed'; technical: string; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'content'; content: T }

interface Asked {
  error: unknown
  isPending: boolean
  refetch: () => unknown
}

/**
 * Several questions as one answer. The last answers stay while a new one fails, so an error counts only where nothing is
 * known: 403 is a refusal, 404 nothing to show, the rest a failure that can be tried again.
 */
export function loadable<T>(queries: readonly Asked[], content: T | undefined): Loadable<T> {
  if (content !== undefined) return { kind: 'content', content }
  const failed = queries.find(query => query.error !== null)
  if (!failed) return { kind: 'loading' }
  const { status, technical } = failureFrom(failed.error)
  if (status === 403) return { kind: 'refused' }
  if (status === 404) return { kind: 'empty' }
  const retry = () => {
    for (const query of queries) if (query.error !== null) void query.refetch()
  }
  return { kind: 'failed', technical, retry }
}
