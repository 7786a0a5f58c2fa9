import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { refreshNow, refreshSoon } from '../../client/refresh.ts'
import type { Tag } from '../../client/tags.ts'

/** Asks again for what shows these: `now` after a person's own act, `soon` after what happened elsewhere. */
export function useRefresh() {
  const queries = useQueryClient()
  return useMemo(
    () => ({
      now: (...tags: readonly Tag[]) => refreshNow(queries, tags),
      soon: (...tags: readonly Tag[]) => refreshSoon(queries, tags),
    }),
    [queries],
  )
}
