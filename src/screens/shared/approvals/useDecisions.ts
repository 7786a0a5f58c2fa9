import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { approvalsOf } from '../../../machines/approval/approval.desk.ts'
import type { Verdict } from '../../../machines/approval/approval.types.ts'
import { useSnapshot } from '../../../machines/use-snapshot.ts'
import { useRefresh } from '../useRefresh.ts'
import { useTell } from '../useTell.ts'
import type { Approval } from './approvals.types.ts'
import { itemName } from './item-name.ts'

/** Decides, tells how it went with the way back, and knows what is decided but not answered yet. */
export function useDecisions(onUndone: (id: string) => void) {
  const { t } = useWords()
  const tell = useTell()
  const refresh = useRefresh()
  const approvals = approvalsOf(useQueryClient())
  const { queue, refused } = useSnapshot(approvals.actor).context
  useEffect(() => {
    const leave = () => approvals.actor.send({ type: 'LEFT' })
    // A phone may end a page that is not seen without a further word.
    const looked = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    document.addEventListener('visibilitychange', looked)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', looked)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [approvals])
  return {
    /** Decided, and held or on the way. */
    decided: new Set(queue.map(({ id }) => id)),
    problems: new Map(refused.map(({ decision, problem }) => [decision.id, problem])),
    decide: (item: Approval, verdict: Verdict) => {
      const { id, person } = item
      const name = itemName(t, item)
      const about = `approval ${id}`
      approvals.decide(item, verdict, answer => {
        if (answer.kind === 'refused') tell.failed(about, { code: answer.problem, status: null })
        void refresh.now('approvals')
      })
      tell.done(about, t(`approvals.done.${verdict.outcome}`, { name, person: person.name }), () => {
        if (approvals.undo(id)) onUndone(id)
        else tell.failed(about, { code: 'undoTooLate', status: null })
      })
    },
    again: (id: string) => approvals.actor.send({ type: 'AGAIN', id }),
  }
}
