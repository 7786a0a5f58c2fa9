import type { Middleware } from 'openapi-fetch'
import { RequestFailed } from './problem.ts'

/**
 * A list that is needed as a whole, such as the lines of a crew, of which sums are made: `readToItsEnd` reads on as long
 * as there is more. What only is looked through is asked for in windows (`useList`).
 */
export const wholeList = { limit: 1000, page: 1 } as const

interface List {
  items: unknown[]
  total: number
}
const isList = (body: unknown): body is List =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items) && 'total' in body

/**
 * Reads the pages that follow the first of a whole list, so that nothing that stands behind the thousandth vanishes. A
 * list that cannot be read to its end fails: half of it would look like all.
 */
export const readToItsEnd: Middleware = {
  async onResponse({ request, response }) {
    const address = new URL(request.url)
    const { searchParams } = address
    if (request.method !== 'GET' || !response.ok) return undefined
    if (searchParams.get('limit') !== String(wholeList.limit) || searchParams.get('page') !== '1') return undefined
    const first: unknown = await response.clone().json()
    if (!isList(first) || first.items.length >= first.total) return undefined
    const items = [...first.items]
    let { total } = first
    for (let page = 2; items.length < total; page++) {
      searchParams.set('page', String(page))
      const { headers, signal, cache } = request
      const answer = await fetch(address, { headers, signal, cache })
      const next: unknown = answer.ok ? await answer.json() : null
      if (!isList(next)) throw new RequestFailed(incomplete(answer.status))
      total = next.total
      if (!next.items.length && items.length < total) throw new RequestFailed(incomplete(answer.status))
      items.push(...next.items)
    }
    return Response.json({ ...first, items, total: items.length })
  },
}

const incomplete = (status: number) => ({
  code: 'unknown',
  status: status === 200 ? null : status,
  details: {},
  technical: 'The list could not be read to its end',
})
