import type { StandardProblem } from '../openapi/declared.ts'
import { type ProblemCode, problems } from '../openapi/problems.ts'

/**
 * A refusal with a stable code; the adapter turns it into RFC 9457 problem details once. Handlers and their helpers make
 * theirs by `ctx.refuse`, which knows what their operation declares.
 */
export class Problem extends Error {
  readonly code: ProblemCode
  /** Further members of the answer: what collides, which state, how long to wait. */
  readonly details: Record<string, unknown>

  constructor(code: ProblemCode, details: Record<string, unknown> = {}) {
    super(`${code}: ${problems[code].title}`)
    this.name = 'Problem'
    this.code = code
    this.details = details
  }

  get status(): number {
    return problems[this.code].status
  }
}

/** A refusal of the adapter's own: what operations of a kind answer without declaring it. */
export const standardProblem = (code: StandardProblem, details?: Record<string, unknown>) => new Problem(code, details)

/** The body of a problem; `instance` is the request's id, which stands in the server's log as well. */
export function problemBody(problem: Problem, requestId: string): Record<string, unknown> {
  const { status, title } = problems[problem.code]
  return {
    type: `urn:problem:${problem.code}`,
    title,
    status,
    code: problem.code,
    instance: requestId,
    ...problem.details,
  }
}
