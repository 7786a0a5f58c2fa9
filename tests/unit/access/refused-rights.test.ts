import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RequestFailed } from '../../../src/client/problem.ts'
import { onRefusedRight } from '../../../src/app/shell/refused-rights.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
const refused = (code: string, status = 403) =>
  queries
    .fetchQuery({
      queryKey: [code, Math.random()],
      queryFn: () => Promise.reject(new RequestFailed({ code, status, details: {}, technical: '' })),
    })
    .catch(() => undefined)

it('says once in a while that a right is missing, and nothing of other refusals', async () => {
  const tell = vi.fn()
  const stop = onRefusedRight(queries, tell)
  await refused('notFound', 404)
  await refused('changedMeanwhile', 409)
  expect(tell).not.toHaveBeenCalled()
  await refused('rightRequired')
  await refused('rightRequired')
  await refused('loginTypeRequired')
  expect(tell).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(6_000)
  await refused('loginTypeRequired')
  expect(tell).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(6_000)
  await refused('rightRequired')
  expect(tell).toHaveBeenCalledTimes(2)
})
