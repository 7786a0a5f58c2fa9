import { failureFrom } from '../../client/problem.ts'

/** What a view shows, in the order it is decided. */
export type Loadable<T> =
  | { kind: 'refused' }
  | { kind: 'loading' }
  | { kind: 'failed'; technical: string; retry: () => void }
  | { kind: 'absent' }
  /** `stale`: when this was loaded (ms), if asking again has failed since. */
  | { kind: 'content'; content: T; stale: number | null; retry: () => void }

interface Asked<T> {
  data: T | undefined
  error: unknown
  dataUpdatedAt: number
  refetch: () => unknown
}

/** The last answer stays while a new one fails; without one, 403 is a refusal, 404 nothing there, the rest a failure. */
export function loadable<T>({ data, error, dataUpdatedAt, refetch }: Asked<T>): Loadable<T> {
  const retry = () => void refetch()
  const failure = error === null ? null : failureFrom(error)
  if (failure?.status === 403) return { kind: 'refused' }
  if (failure?.status === 404) return { kind: 'absent' }
  if (data !== undefined) return { kind: 'content', content: data, stale: failure ? dataUpdatedAt : null, retry }
  return failure ? { kind: 'failed', technical: failure.technical, retry } : { kind: 'loading' }
}

/** The content as something else, whatever else there is to say about it. */
export const mapped = <A, B>(state: Loadable<A>, change: (content: A) => B): Loadable<B> =>
  state.kind === 'content' ? { ...state, content: change(state.content) } : state
