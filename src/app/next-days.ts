import type { QueryClient } from '@tanstack/react-query'
import { judgeAnswer } from '../../domain/http-message.ts'
import { signedApi } from '../client/api.ts'
import { isFaceKept } from '../client/last-answers.ts'
import { failureFrom } from '../client/problem.ts'
import { $api } from '../client/query.ts'
import { wholeList } from '../client/whole-list.ts'

const days = 7
/** Ms for which what is kept is young enough. */
const freshFor = 4 * 3_600_000

/** Addresses of faces, wherever they stand in an answer. */
function facesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(facesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === 'pictureUrl' && typeof part === 'string' ? [part] : facesIn(part),
  )
}

async function fetchFace(address: string, signal: AbortSignal): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin)
  const id = /\/persons\/([^/]+)\/picture$/.exec(pathname)?.[1]
  if (id === undefined) return
  const query = { expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' }
  const params = { path: { id }, query }
  await signedApi.GET('/api/v1/persons/{id}/picture', { params, parseAs: 'blob', signal })
}

/** Ms in which the worker of a first visit is there, however slowly it keeps the application's files. */
const patience = 60_000

/** Only the worker keeps faces; at a first visit it is still fetching the application's own files. */
async function isWorkerInCharge(signal: AbortSignal): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return true
  const enough = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  await new Promise<void>(resolve => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { signal: enough })
    enough.addEventListener('abort', () => resolve())
  })
  return serviceWorker.controller !== null
}

/**
 * What screens of the next days ask for, one after the other, for this person. Throws when there is no network, and once
 * it is told to stop.
 */
export async function askNextDays(
  queries: QueryClient,
  person: string,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const seen: unknown[] = []
  let fetched = false
  const ask = async <T>(options: { queryKey: readonly unknown[] }): Promise<T | undefined> => {
    signal.throwIfAborted()
    const known = queries.getQueryState<T>(options.queryKey)
    if (known?.data !== undefined && now - known.dataUpdatedAt < freshFor) {
      seen.push(known.data)
      return known.data
    }
    try {
      const answer = await queries.fetchQuery<T>({ ...options, retry: false })
      seen.push(answer)
      fetched = true
      return answer
    } catch (error) {
      // What is not for this person is not needed either.
      if (judgeAnswer(failureFrom(error).status) === 'notYet') throw error
      return undefined
    }
  }
  await ask($api.queryOptions('get', '/api/v1/crewInfo', { params: { query: wholeList } }))
  const own = { params: { path: { id: person }, query: wholeList } }
  const forms = await ask<{ items: { id: string }[] }>(
    $api.queryOptions('get', '/api/v1/persons/{id}/formsPerform', own),
  )
  for (const { id } of forms?.items ?? [])
    await ask($api.queryOptions('get', '/api/v1/forms/perform/{id}', { params: { path: { id } } }))
  const jobs = (tab: 'toConfirm' | 'upcoming') =>
    ask<{ items: { id: string; starts: string; projectCrew: { id: string }; location: { id: string } }[] }>(
      $api.queryOptions('get', '/api/v1/jobs', { params: { query: { tab, ...wholeList } } }),
    )
  const listed = [...((await jobs('upcoming'))?.items ?? []), ...((await jobs('toConfirm'))?.items ?? [])]
  const near = listed.filter(({ starts }) => Date.parse(starts) < now + days * 86_400_000)

  for (const { id } of near) await ask($api.queryOptions('get', '/api/v1/jobs/{id}', { params: { path: { id } } }))
  for (const id of new Set(near.map(({ location }) => location.id)))
    await ask($api.queryOptions('get', '/api/v1/locations/{id}', { params: { path: { id } } }))
  for (const id of new Set(near.map(({ projectCrew }) => projectCrew.id))) {
    const path = { params: { path: { id } } }
    const crew = await ask<{ mine: { leads: boolean } }>($api.queryOptions('get', '/api/v1/projectCrews/{id}', path))
    const list = { params: { path: { id }, query: wholeList } }
    await ask($api.queryOptions('get', '/api/v1/projectCrews/{id}/projectCrewItems', list))
    await ask($api.queryOptions('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', list))
    if (crew?.mine.leads) await ask($api.queryOptions('get', '/api/v1/projectCrews/{id}/deliveryNote/details', path))
  }
  const faces = new Set(facesIn(seen))
  if (faces.size === 0 || !(await isWorkerInCharge(signal))) return
  for (const address of faces) if (fetched || !(await isFaceKept(address))) await fetchFace(address, signal)
}
