import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { Month } from '../../../../domain/plusCrews/plus-crew-month.ts'
import { cellsOf, valueEditorActors } from '../../../machines/value-editor/value-editor.actors.ts'
import { valueEditorMachine } from '../../../machines/value-editor/value-editor.machine.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import type { MonthSheet } from '../useMonthSheet.ts'

/** The editor of a month: begun with the figures that were loaded, and told when newer ones arrive. */
export function useValueEditor({ crew, types, figures, loadedAt }: MonthSheet, month: Month) {
  const refresh = useRefresh()
  const hours = types.filter(({ unit }) => unit === 'hours').map(({ id }) => id)
  const [machine] = useState(() => valueEditorMachine.provide({ actors: valueEditorActors(crew.id, hours) }))
  const { dateFrom, dateTo } = month
  const actor = useActorRef(machine, {
    input: { plusCrewId: crew.id, dateFrom, dateTo, hours, rows: cellsOf(figures) },
  })
  const context = useSelector(actor, state => state.context)
  // Until something is answered again, also while it is tried once more.
  const isOffline = context.attempt > 0

  const begun = useRef(loadedAt)
  useEffect(() => {
    if (loadedAt === begun.current) return
    begun.current = loadedAt
    actor.send({ type: 'REFRESH_ASKED' })
  }, [actor, loadedAt])
  useEffect(() => {
    const online = () => actor.send({ type: 'CAME_ONLINE' })
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [actor])
  // Whoever looks next, at the dashboard or here, sees what was entered.
  useEffect(
    () => () => {
      if (actor.getSnapshot().context.done.length > 0) void refresh.now('plusCrewValueDatas')
    },
    [actor, refresh],
  )
  return { actor, context, isOffline }
}
