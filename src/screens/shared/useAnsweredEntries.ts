import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Outbox } from '../../machines/outbox/outbox.context.ts'

/** Asks everything anew whenever the server has answered for entries of this device. */
export function useAnsweredEntries({ actor }: Pick<Outbox, 'actor'>): void {
  const queries = useQueryClient()
  useEffect(() => {
    const { unsubscribe } = actor.on('answered', () => void queries.invalidateQueries())
    return unsubscribe
  }, [actor, queries])
}
