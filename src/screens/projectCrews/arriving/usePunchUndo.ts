import { useEffect } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { useOutbox } from '../../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../../machines/outbox/outbox.types.ts'
import { useToast } from '../../../machines/toasts/toasts.context.ts'
import type { Told } from './punch-undo.ts'

const load = () => import('./punch-undo.ts')

/**
 * Says that punches are kept, then that they were received, and takes all of them back for 5 s: without network as well,
 * by further entries. Decision 38.
 */
export function usePunchUndo() {
  const { t } = useWords()
  const toast = useToast()
  const outbox = useOutbox()
  // What only follows a tap comes behind the screen, so that it is there when the network is gone by then.
  useEffect(() => void load().catch(() => undefined), [])
  return (entries: readonly OutboxEntry[], told?: Told) => {
    const offered = load().then(({ offerUndo }) => offerUndo({ t, toast, outbox }, entries, told))
    // Without it there is no undo here; that something is kept for others is said all the same, one's own is drawn.
    offered.catch(
      () =>
        told &&
        toast({ type: 'success', message: told.saved, ...(told.about === undefined ? {} : { about: told.about }) }),
    )
  }
}
