import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { $api } from '../../../client/query.ts'

/** Lines offered under a field. */
const few = 8

/** Places that fit what was typed so far; none once one is chosen, and before anything is typed. */
export function usePlaces(typed: string, chosen: string) {
  const q = useDeferredValue(chosen === '' ? typed.trim() : '')
  const found = $api.useQuery(
    'get',
    '/api/v1/locations',
    { params: { query: { limit: few, page: 1, q } } },
    { enabled: q !== '', placeholderData: keepPreviousData },
  )
  return (q === '' ? [] : (found.data?.items ?? [])).map(({ id, name, street, city, timeZone }) => ({
    value: id,
    label: name,
    timeZone,
    detail: [street, city].filter(Boolean).join(', '),
  }))
}
