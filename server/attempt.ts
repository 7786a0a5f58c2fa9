import type { ProblemCode } from '../openapi/problems.ts'
import type { Context, Refuse } from './context.ts'

/** A refusal that is answered beside other things, instead of ending the request. */
export interface Refused<C extends ProblemCode> {
  problem: C
  details: Record<string, unknown>
}

/** Does at once what may refuse with other problems than the operation: those come back, everything else is thrown on. */
export function attempt<C extends ProblemCode, T>(
  ctx: Context,
  work: (within: Context<C>) => T,
): { done: T } | { refused: Refused<C> } {
  const made = new Map<unknown, Refused<C>>()
  const refuse: Refuse<C> = (problem, details = {}) => {
    const error = new Error(problem)
    made.set(error, { problem, details })
    return error
  }
  try {
    return { done: work(Object.create(ctx, { refuse: { value: refuse } }) as Context<C>) }
  } catch (error) {
    const refused = made.get(error)
    if (!refused) throw error
    return { refused }
  }
}
