import { createActor } from 'xstate'
import { approvalActors } from './approval.actors.ts'
import { approvalMachine } from './approval.machine.ts'
import type { Decision, DecisionAnswer, Verdict } from './approval.types.ts'

/** What became of a decision. */
export type Hearer = (answer: DecisionAnswer) => void

/** The decisions somebody has made and that are not answered yet. They outlive the screen they were made on. */
function createApprovals() {
  const hearers = new Map<string, Hearer>()
  const told = ({ id }: Decision, answer: DecisionAnswer) => hearers.get(id)?.(answer)
  const actor = createActor(approvalMachine.provide({ actors: approvalActors(told) })).start()
  return {
    actor,
    decide({ id, kind }: Pick<Decision, 'id' | 'kind'>, verdict: Verdict, hearer: Hearer) {
      hearers.set(id, hearer)
      actor.send({ type: 'DECIDED', decision: { id, kind, verdict, key: crypto.randomUUID() } })
    },
    /** Whether it could still be taken back. */
    undo(id: string): boolean {
      const before = actor.getSnapshot().context.queue.length
      actor.send({ type: 'UNDONE', id })
      return actor.getSnapshot().context.queue.length < before
    },
  }
}

const all = new WeakMap<object, ReturnType<typeof createApprovals>>()

/** The decisions of one session: those that belong to its answers. */
export function approvalsOf(queries: object): ReturnType<typeof createApprovals> {
  const known = all.get(queries) ?? createApprovals()
  all.set(queries, known)
  return known
}
