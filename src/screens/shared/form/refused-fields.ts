import type { Failure } from '../../../client/problem.ts'

/** Names of the fields a server took for wrong: the parts of `body.lines.0.reason`. */
export function refusedFields(failure: Failure | null): ReadonlySet<string> {
  const errors: unknown = failure?.details['errors']
  const paths = Array.isArray(errors) ? errors.map((error: { path?: unknown }) => error.path) : []
  return new Set(paths.flatMap(path => (typeof path === 'string' ? path.split('.').slice(1) : [])))
}
