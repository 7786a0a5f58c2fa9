import { QueryClient } from '@tanstack/react-query'
import createQueryHooks from 'openapi-react-query'
import createClient from 'openapi-fetch'
import { everyRequest } from './api.ts'
import { failureOf, RequestFailed } from './problem.ts'
import type { paths } from './schema.d.ts'

/** For TanStack Query a refused answer is thrown, with its status and its problem. */
const throwing = createClient<paths>({ baseUrl: '', fetch: request => globalThis.fetch(request) })
throwing.use(everyRequest, {
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

/** Ms an answer is kept without having been asked for again: a week without network, and a day. */
export const keepFor = 8 * 86_400_000

/** One per page. Answers are shown at once and asked for again behind; what was refused is not asked again. */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        gcTime: keepFor,
        networkMode: 'always',
        retry: (failures, error) => notYet(error) && failures < 2,
        retryDelay: attempt => Math.min(1_000 * 2 ** attempt, 8_000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
