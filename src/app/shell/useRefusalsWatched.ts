import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onRefusedRight } from './refused-rights.ts'
import { useSessionActor } from '../../machines/session/session.context.ts'

/** Whoever is refused for want of a right had it when the page was opened: the menu follows what they have by now. */
export function useRefusalsWatched(queries: QueryClient): void {
  const actor = useSessionActor()
  useEffect(() => onRefusedRight(queries, () => actor.send({ type: 'RIGHTS_ASKED' })), [queries, actor])
}
