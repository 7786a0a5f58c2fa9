import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../client/clock.ts'
import type { Failure } from '../../client/problem.ts'
import { useWords } from '../../i18n/words.ts'
import { calendarEntryActors } from '../../machines/calendar-entry/calendar-entry.actors.ts'
import { calendarEntryMachine } from '../../machines/calendar-entry/calendar-entry.machine.ts'
import type { Draft, Entry } from '../../machines/calendar-entry/calendar-entry.types.ts'
import { useRefresh } from '../shared/useRefresh.ts'
import { useTell } from '../shared/useTell.ts'
import { spanWords } from './calendar-words.ts'

const about = 'calendar entry'

/** Entering days and taking them away: what is open, and what went on is told. */
export function useCalendarEntry(onMade: (draft: Draft) => void) {
  const words = useWords()
  const tell = useTell()
  const refresh = useRefresh()
  const [machine] = useState(() => calendarEntryMachine.provide({ actors: calendarEntryActors() }))
  const actor = useActorRef(machine)
  const snapshot = useSelector(actor, state => state)

  const hear = {
    made: (draft: Draft) => {
      const days = spanWords(words, draft, serverNow())
      const undo = () => {
        const now = actor.getSnapshot()
        if (now.status === 'active' && now.matches({ closed: 'undoable' })) actor.send({ type: 'UNDONE' })
        else tell.failed(about, { code: 'undoTooLate', status: null })
      }
      tell.done(about, words.t(`personalCalendar.done.${draft.kind}`, { days }), undo)
      onMade(draft)
      void refresh.now('personalCalendar')
    },
    removed: ({ kind }: Entry) => {
      tell.done(about, words.t(`personalCalendar.done.removed.${kind}`))
      void refresh.now('personalCalendar')
    },
    notRemoved: (failure: Failure) => {
      tell.failed(about, failure)
      void refresh.now('personalCalendar')
    },
  }
  const hearing = useRef(hear)
  useEffect(() => {
    hearing.current = hear
  })
  useEffect(() => {
    const heard = [
      actor.on('made', ({ draft }) => hearing.current.made(draft)),
      actor.on('removed', ({ entry }) => hearing.current.removed(entry)),
      actor.on('notRemoved', ({ failure }) => hearing.current.notRemoved(failure)),
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor])
  return { actor, snapshot }
}
