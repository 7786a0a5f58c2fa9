import { useEffect, useState } from 'react'

/** Whose unsent entries lie on this device. The device's database is loaded only when a mark says there are some. */
export function useWaitingPeople(): readonly { name: string; count: number }[] {
  const [people, setPeople] = useState<readonly { name: string; count: number }[]>([])
  useEffect(() => {
    if (!/(?:^|; )unsent=[1-9]/.test(document.cookie)) return
    void import('../../client/outbox/outbox-store.ts')
      .then(({ waitingPeople }) => waitingPeople())
      .then(setPeople)
      .catch(() => undefined)
  }, [])
  return people
}
