import createClient from 'openapi-fetch'
import { afterEach, expect, it, vi } from 'vitest'
import type { Contract } from '../../../src/client/contract.ts'
import { failureFrom } from '../../../src/client/problem.ts'
import { readToItsEnd, wholeList } from '../../../src/client/whole-list.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that has so many jobs and answers so many of them at once; which pages it was asked for. */
function server(total: number, { most = 1000, until = Infinity }: { most?: number; until?: number } = {}) {
  const pages: number[] = []
  const answer = (input: Request | URL) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    const page = Number(searchParams.get('page'))
    pages.push(page)
    const [from, to] = [(page - 1) * most, Math.min(page * most, total)]
    const items = page > until ? [] : Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ id: from + at }))
    return Promise.resolve(Response.json({ items, total, limit: most, page }))
  }
  vi.stubGlobal('fetch', answer)
  const api = createClient<Contract>({ baseUrl: 'http://calltime.test', fetch: answer })
  api.use(readToItsEnd)
  return { api, pages }
}
const all = { params: { query: { tab: 'past', ...wholeList } } } as const

it('a whole list is read to its end, however long', async () => {
  const { api, pages } = server(2_345)
  const { data } = await api.GET('/api/v1/jobs', all)
  expect(data?.items.map(({ id }) => id)).toEqual(Array.from({ length: 2_345 }, (_, id) => id))
  expect(data?.total).toBe(2_345)
  expect(pages).toEqual([1, 2, 3])
})

it('one that fits is asked for once, and a window of one stays a window', async () => {
  const { api, pages } = server(1_000)
  expect((await api.GET('/api/v1/jobs', all)).data?.items).toHaveLength(1_000)
  const window = { params: { query: { tab: 'past', limit: 100, page: 1 } } } as const
  expect((await api.GET('/api/v1/jobs', window)).data?.total).toBe(1_000)
  expect(pages).toEqual([1, 1])
})

it('one that cannot be read to its end fails, and is not shown as if it were all', async () => {
  const { api } = server(2_500, { until: 2 })
  const failed = await api.GET('/api/v1/jobs', all).catch(failureFrom)
  expect(failed).toMatchObject({ technical: 'The list could not be read to its end' })
})
