import { type ActorRefFrom, createActor } from 'xstate'
import { type StatusOrNone, nextStatus } from '../../../domain/projectCrewItems/position-status.ts'
import { type Collision, applicationActors } from './application.actors.ts'
import { applicationMachine } from './application.machine.ts'
import type { Absence, ApplicationInput, InTheWay, JobCommand, SentCommand } from './application.types.ts'

/** What a screen shows of one position while a command about it is on its way. */
export interface Pending {
  /** The status as it will be, until the answer says otherwise. */
  status: StatusOrNone
  busy: boolean
  /** The entries a confirmation would overlap: the question stands open. */
  collisions: readonly Collision[] | null
  /** Blocked dates and vacation it lies on, while that question stands. */
  absences: readonly Absence[]
}

/** What whoever gave a command hears; screens turn it into words. */
export interface Hearer {
  /** Done; `undo` where it can still be taken back. Resolves when the screens know. */
  done: (command: SentCommand, undo: (() => void) | null) => Promise<void>
  /** Code of a problem, `outOfTurn` or `unreachable`. */
  failed: (problem: string) => Promise<void>
}

type Application = ActorRefFrom<typeof applicationMachine>

/**
 * The applications somebody has on the way, by position. They outlive the card and the screen they were made on: a job
 * leaves its list when it is confirmed, and its undo is still good for five seconds.
 */
export function createApplications() {
  const actors = new Map<string, Application>()
  const collided = new Map<string, InTheWay<Collision>>()
  const keys = new Map<string, string>()
  const listeners = new Set<() => void>()
  let pending: ReadonlyMap<string, Pending> = new Map()
  const show = (position: string, next: Pending | null) => {
    const changed = new Map(pending)
    if (next) changed.set(position, next)
    else changed.delete(position)
    pending = changed
    for (const listener of listeners) listener()
  }

  function begin(input: ApplicationInput, hearer: Hearer): Application {
    const { position } = input
    const actor = createActor(
      applicationMachine.provide({ actors: applicationActors(keys, found => collided.set(position, found)) }),
      { input },
    )
    const isCurrent = () => actors.get(position) === actor
    const undo = () => {
      if (isCurrent() && actor.getSnapshot().matches({ settled: 'undoable' })) actor.send({ type: 'UNDONE' })
      else void hearer.failed('undoTooLate')
    }
    let before = actor.getSnapshot()
    actor.subscribe(snapshot => {
      const was = before
      before = snapshot
      if (!isCurrent()) return
      const { status, command, problem } = snapshot.context
      if (snapshot.matches('sending'))
        show(position, { status: hoped(status, command), busy: true, collisions: null, absences: [] })
      else if (snapshot.matches('asking'))
        show(position, { status, busy: false, ...(collided.get(position) ?? { collisions: [], absences: [] }) })
      else if (was.matches('asking')) show(position, null)
      else if (was.matches('sending')) {
        if (problem === null) show(position, { status, busy: false, collisions: null, absences: [] })
        else show(position, null)
        const heard =
          problem !== null || command === null
            ? hearer.failed(problem ?? 'unknown')
            : hearer.done(command, snapshot.matches({ settled: 'undoable' }) ? undo : null)
        void heard.finally(() => {
          if (isCurrent() && actor.getSnapshot().matches('settled')) show(position, null)
        })
      }
    })
    return actor.start()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pending: () => pending,
    /** One command at a time: what comes while another is on its way is dropped; an open question is given up. */
    ask(input: ApplicationInput, command: JobCommand, hearer: Hearer, words?: string) {
      const known = actors.get(input.position)
      if (known?.getSnapshot().matches('sending')) return
      const actor = begin(input, hearer)
      actors.set(input.position, actor)
      known?.stop()
      actor.send({ type: 'ASKED', command, words })
      const { problem } = actor.getSnapshot().context
      if (problem !== null && actor.getSnapshot().matches('settled')) void hearer.failed(problem)
    },
    accept: (position: string) => actors.get(position)?.send({ type: 'ACCEPTED' }),
    keep: (position: string) => actors.get(position)?.send({ type: 'KEPT' }),
  }
}
export type Applications = ReturnType<typeof createApplications>

/** What a command leads to when nothing stands in its way. */
function hoped(status: StatusOrNone, command: SentCommand | null): StatusOrNone {
  if (command === null) return status
  if (command === 'undoConfirm') return 'invited'
  const next = nextStatus(status, command)
  return 'status' in next ? next.status : status
}

const all = new WeakMap<object, Applications>()

/** The applications of one session: those that belong to its answers. */
export function applicationsOf(queries: object): Applications {
  const known = all.get(queries) ?? createApplications()
  all.set(queries, known)
  return known
}
