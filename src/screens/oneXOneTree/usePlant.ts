import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import { useCommand } from '../shared/useCommand.ts'
import { useCopy } from '../shared/useCopy.ts'

/** What whoever plants may do on the page of trees. */
export interface Plant {
  plant: () => void
  busy: boolean
  /** It was planted while this page stood open. */
  justNow: boolean
  /** Shows what `text` says with the address of the page: by the device's own way, else it is copied. */
  show: (text: string) => void
}

export function usePlant(): Plant {
  const { t } = useWords()
  const toast = useToast()
  const { copy } = useCopy()
  const queries = useQueryClient()
  const [justNow, setJustNow] = useState(false)
  const assign = useCommand('post', '/api/v1/oneXOneTree/assign', { touches: ['oneCrewOneTree'] })
  const plant = () =>
    void assign.give(
      {},
      {
        done: t('oneXOneTree.planted'),
        then: wood => {
          queries.setQueryData($api.queryOptions('get', '/api/v1/oneCrewOneTree').queryKey, wood)
          setJustNow(true)
        },
      },
    )
  const show = async (text: string) => {
    const url = `${location.origin}/oneXOneTree`
    // Whoever closes the device's own sheet has decided not to.
    if (typeof navigator.share === 'function') return navigator.share({ text, url }).catch(() => undefined)
    const all = `${text} ${url}`
    // Not allowed to: there it is, to be copied by hand.
    if (!(await copy(all, t('oneXOneTree.copied')))) toast({ type: 'info', message: all })
  }
  return { plant, busy: assign.busy, justNow, show: text => void show(text) }
}
