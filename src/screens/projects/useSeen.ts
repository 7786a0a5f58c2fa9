import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '../../client/send.ts'

/**
 * Tells the server that somebody has opened a project, so that what was changed until now is no news to them. Without
 * network it stays news: the next visit tells it.
 */
export function useSeen(number: string, tells: boolean) {
  const queries = useQueryClient()
  useEffect(() => {
    if (!tells) return
    const path = '/api/v1/projects/{id}/seen'
    void send('post', path, { params: { path: { id: number } } }, crypto.randomUUID())
      // The list says it anew when it is looked at; nothing on this page does.
      .then(() => queries.invalidateQueries({ queryKey: ['get', '/api/v1/projects'], refetchType: 'none' }))
      .catch(() => undefined)
  }, [queries, number, tells])
}
