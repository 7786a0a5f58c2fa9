import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { bulkEditActors } from '../../../machines/bulk-edit/bulk-edit.actors.ts'
import { bulkEditMachine } from '../../../machines/bulk-edit/bulk-edit.machine.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import { useTell } from '../../shared/useTell.ts'

/** Alterations of a project's positions on their way from the hand to the server; what became of them is told. */
export function usePlan(project: string) {
  const { t, tn } = useWords()
  const tell = useTell()
  const refresh = useRefresh()
  const machine = useMemo(() => bulkEditMachine.provide({ actors: bulkEditActors() }), [])
  const actor = useActorRef(machine, { input: { project } })
  const state = useSelector(actor, snapshot => snapshot.value)
  const context = useSelector(actor, snapshot => snapshot.context)
  const before = useRef(state)
  useEffect(() => {
    const was = before.current
    before.current = state
    const { told, problem } = actor.getSnapshot().context
    if (was === state) return
    if (was === 'saving' || was === 'undoing') void refresh.now('projects')
    if (was === 'saving' && state === 'saved')
      tell.done('plan', told > 0 ? tn('projectPlan.savedTold', told) : t('projectPlan.saved'), () =>
        actor.send({ type: 'UNDONE' }),
      )
    if (was === 'undoing' && problem)
      tell.failed('plan', { code: problem.code, status: problem.code === 'unreachable' ? null : 409 })
    else if (was === 'undoing' && state === 'clean') tell.done('plan', t('projectPlan.undone'))
  }, [state, actor, refresh, tell, t, tn])
  return { state, context, send: actor.send }
}
