import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { lastDay } from '../../../../domain/jobs/fit.ts'
import { type Fit, fitOf } from '../../../../domain/planningCalendar/fit.ts'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import { putPositionActors } from '../../../machines/put-position/put-position.actors.ts'
import { putPositionMachine } from '../../../machines/put-position/put-position.machine.ts'
import { useToasts } from '../../../machines/toasts/toasts.context.ts'
import { useRefresh } from '../useRefresh.ts'
import { useTell } from '../useTell.ts'
import { whereWords } from './entry-words.ts'
import type { PlanningCalendar, PlanningPerson, PlanningPosition } from './planning.types.ts'

const inMs = ({ starts, ends, startDate, breakMinutes }: PlanningPosition) => ({
  starts: Date.parse(starts),
  ends: Date.parse(ends),
  startDate,
  breakMinutes,
})
const own = ['past', 'full', 'already'] as const

/** A position on its way from the hand to a person, `now` in ms; what became of it is told. */
export function usePutPosition(calendar: Pick<PlanningCalendar, 'items' | 'positions'>, now: number) {
  const words = useWords()
  const { t } = words
  const tell = useTell()
  const { show } = useToasts()
  const refresh = useRefresh()
  const { rules } = useSession().tenant
  const machine = useMemo(() => putPositionMachine.provide({ actors: putPositionActors() }), [])
  const actor = useActorRef(machine)
  const state = useSelector(actor, snapshot => String(snapshot.value))
  const context = useSelector(actor, snapshot => snapshot.context)
  const before = useRef(state)
  const byId = useMemo(() => new Map(calendar.positions.map(one => [one.id, one])), [calendar])
  const carried = context.position === null ? undefined : byId.get(context.position)
  const whom = calendar.items.find(({ id }) => id === context.target?.person)
  useEffect(() => {
    const was = before.current
    before.current = state
    if (was === state) return
    const { problem } = actor.getSnapshot().context
    if (was === 'sending' || was === 'undoing')
      void refresh.now('planningCalendarItems', 'plannerCrews', 'projectCrewItemStatus')
    if (state === 'undoable' && whom && carried)
      tell.done('put', t('planningCalendar.put', { name: whom.name, place: whereWords(words, carried) }), () =>
        actor.send({ type: 'UNDONE' }),
      )
    if (was === 'undoing' && state === 'idle') tell.done('put', t('planningCalendar.takenBack'))
    if (state === 'refused') {
      const said = own.find(one => one === problem)
      if (said) show({ type: 'error', message: t(`planningCalendar.fit.${said}`), about: 'put', time: 0 })
      else tell.failed('put', { code: problem ?? 'unknown', status: 409 })
    }
    if (state === 'unreachable')
      show({
        type: 'error',
        message: t('planningCalendar.unreachable'),
        about: 'put',
        time: 0,
        action: { label: t('app.retry'), run: () => actor.send({ type: 'RETRIED' }) },
      })
  }, [state, actor, refresh, tell, show, t, words, whom, carried])
  const fitAt = (position: PlanningPosition, person: PlanningPerson): Fit =>
    fitOf(
      {
        id: position.id,
        functionId: position.function.id,
        lastDate: lastDay(position),
        open: position.open,
        ...inMs(position),
      },
      {
        jobs: person.jobs.flatMap(job => {
          const at = byId.get(job.projectCrewItemId)
          return at ? [{ id: job.id, projectCrewItemId: at.id, status: job.status, ...inMs(at) }] : []
        }),
        absences: person.absences.map(({ id, kind, starts, ends }) => ({
          id,
          kind,
          starts: Date.parse(starts),
          ends: Date.parse(ends),
        })),
        proofs: person.proofs,
      },
      rules,
      now,
    )
  const fit = (person: PlanningPerson): Fit | null => (carried ? fitAt(carried, person) : null)
  return { state, context, carried, whom, fit, fitAt, byId, send: actor.send }
}
export type Putting = ReturnType<typeof usePutPosition>
