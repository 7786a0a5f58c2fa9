import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refreshNow, refreshSoon } from '../../../src/client/refresh.ts'

let queries: QueryClient
let stops: (() => void)[]
beforeEach(() => {
  vi.useFakeTimers()
  queries = new QueryClient()
  stops = []
})
afterEach(() => {
  for (const stop of stops) stop()
  queries.clear()
  vi.useRealTimers()
})

/** A screen that shows the answer of an address, which takes so many ms to come anew; how often it was asked for. */
function shown(path: string, takes = 0) {
  const ask = vi.fn(
    (): Promise<string> => new Promise(resolve => setTimeout(resolve, ask.mock.calls.length > 1 ? takes : 0, path)),
  )
  const observer = new QueryObserver(queries, { queryKey: ['get', path, {}], queryFn: ask, staleTime: Infinity })
  stops.push(observer.subscribe(() => undefined))
  return ask
}
async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(20_000)
}

it('a hundred events at once are one question for each answer they show in, and none for the others', async () => {
  const lines = shown('/api/v1/projectCrews/{id}/projectCrewItemStatus')
  const jobs = shown('/api/v1/jobs')
  const tenant = shown('/api/v1/tenant')
  await settled()
  for (let event = 0; event < 100; event++) refreshSoon(queries, ['projectCrewItemStatus'])
  await vi.advanceTimersByTimeAsync(249)
  expect(lines).toHaveBeenCalledTimes(1)
  await settled()
  expect(lines).toHaveBeenCalledTimes(2)
  expect(jobs).toHaveBeenCalledTimes(2)
  expect(tenant).toHaveBeenCalledTimes(1)
})

it('while an answer is on its way the next wait for it, and are one question more', async () => {
  const lines = shown('/api/v1/projectCrews/{id}/projectCrewItemStatus', 2_000)
  await settled()
  for (let event = 0; event < 100; event++) {
    refreshSoon(queries, ['projectCrews'])
    await vi.advanceTimersByTimeAsync(20)
  }
  await settled()
  expect(lines).toHaveBeenCalledTimes(3)
})

it('what is asked for in vain holds the next up for five seconds', async () => {
  const lost = shown('/api/v1/projectCrews/{id}/liveLocations', 1_000_000)
  const jobs = shown('/api/v1/jobs')
  await vi.advanceTimersByTimeAsync(10)
  refreshSoon(queries, ['liveLocations'])
  await vi.advanceTimersByTimeAsync(300)
  expect(lost).toHaveBeenCalledTimes(2)
  refreshSoon(queries, ['jobs'])
  await vi.advanceTimersByTimeAsync(4_000)
  expect(jobs).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(jobs).toHaveBeenCalledTimes(2)
})

it('where somebody is shows in no list', async () => {
  const lines = shown('/api/v1/projectCrews/{id}/projectCrewItemStatus')
  const places = shown('/api/v1/projectCrews/{id}/liveLocations')
  await settled()
  refreshSoon(queries, ['liveLocations'])
  await settled()
  expect(lines).toHaveBeenCalledTimes(1)
  expect(places).toHaveBeenCalledTimes(2)
})

it('an act of the person is asked for at once, and what was gathered of it with it', async () => {
  const lines = shown('/api/v1/projectCrews/{id}/projectCrewItemStatus')
  await settled()
  refreshSoon(queries, ['projectCrews'])
  void refreshNow(queries, ['projectCrewItemStatus'])
  await vi.advanceTimersByTimeAsync(0)
  expect(lines).toHaveBeenCalledTimes(2)
  await settled()
  expect(lines).toHaveBeenCalledTimes(2)
})
