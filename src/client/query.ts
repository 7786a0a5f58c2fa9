import { QueryClient, onlineManager } from '@tanstack/react-query'
import createQueryHooks from 'openapi-react-query'
import createClient from 'openapi-fetch'
import { everyRequest } from './api.ts'
import { failureOf, RequestFailed } from './problem.ts'
import type { Contract } from './contract.ts'
import { readToItsEnd } from './whole-list.ts'

/** For TanStack Query a refused answer is thrown, with its status and its problem. */
const throwing = createClient<Contract>({ baseUrl: '', fetch: request => globalThis.fetch(request) })
throwing.use(everyRequest, readToItsEnd, {
  async onResponse({ response }) {
    if (response.ok) return undefined
    const body: unknown = await response.json().catch(() => null)
    throw new RequestFailed(failureOf(response.status, body))
  },
})

/** Hooks for every call of the contract. */
export const $api = createQueryHooks(throwing)

const notYet = (error: unknown) =>
  !(error instanceof RequestFailed) || [429, 502, 503, 504].includes(error.failure.status ?? 0)

/** Whatever has failed for want of an answer, with an older one to show or without. */
const waits = (state: { status: string; error: unknown }) => state.status === 'error' && notYet(state.error)
/** Ms after which what did not come is asked for again, while the page is looked at; a screen with its own rhythm asks this as well. */
export const askAgain = ({ state }: { state: { status: string; error: unknown } }) => waits(state) && 15_000

/** Ms an answer is kept without having been asked for again: a week without network, and a day. */
export const keepFor = 8 * 86_400_000

/** One per page. Answers are shown at once and asked for again behind; what was refused is not, what did not come is. */
export function createQueries(): QueryClient {
  // It takes every page to have a network at first: one opened without would not notice that it comes.
  if ((globalThis.navigator as Navigator | undefined)?.onLine === false) onlineManager.setOnline(false)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        gcTime: keepFor,
        networkMode: 'always',
        retry: (failures, error) => notYet(error) && failures < 2,
        // Both by themselves: the browser says that there is a network, or the server answers again.
        refetchOnReconnect: query => (waits(query.state) ? 'always' : true),
        refetchInterval: askAgain,
        retryDelay: attempt => Math.min(1_000 * 2 ** attempt, 8_000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
