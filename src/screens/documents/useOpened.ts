import { useEffect } from 'react'
import { send } from '../../client/send.ts'
import { useRefresh } from '../shared/useRefresh.ts'
import type { Signatory } from './document.types.ts'

/** Says once that whoever's turn it is has it before them. Nobody is kept from reading where that fails. */
export function useOpened({ id, status, waitsForId }: Signatory): void {
  const refresh = useRefresh()
  const asked = status.caption === 'Ready to sign' && waitsForId === null
  useEffect(() => {
    if (!asked) return
    void send('post', '/api/v1/documentSignatories/{id}/open', { params: { path: { id } } }, crypto.randomUUID()).then(
      () => refresh.soon('documents'),
      () => undefined,
    )
  }, [id, asked, refresh])
}
