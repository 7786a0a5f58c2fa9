/** The error itself and everything it was caused by, outermost first. */
function* chain(error: unknown): Generator<object> {
  const seen = new Set<unknown>()
  for (
    let at = error;
    typeof at === 'object' && at !== null && !seen.has(at);
    at = 'cause' in at ? at.cause : undefined
  ) {
    seen.add(at)
    yield at
  }
}

const SQLSTATE = /^[0-9A-Z]{5}$/

/** The SQLSTATE (`23505`) or the system's code (`ECONNREFUSED`) of a failed query, however deep Drizzle wrapped it. */
export function databaseCode(error: unknown): string | undefined {
  let other: string | undefined
  for (const at of chain(error)) {
    if (!('code' in at) || typeof at.code !== 'string') continue
    if (SQLSTATE.test(at.code) && at.code !== 'EPIPE') return at.code
    other ??= at.code
  }
  return other
}

/** The name of the constraint that refused a write, or nothing if it was no constraint. */
export function constraintOf(error: unknown): string | undefined {
  for (const at of chain(error)) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint
  }
  return undefined
}
