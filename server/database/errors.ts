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

const LOST_STATE = /^(08|57P|53)/
const LOST_SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** The driver's and its pool's own words: these errors have no code. */
const LOST_WORDS =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout expired|timeout exceeded when trying to connect|Cannot use a pool after calling end)/

/** Whether the connection was lost, or the database is not there yet: the same may work in a moment. */
export function connectionLost(error: unknown): boolean {
  const code = databaseCode(error) ?? ''
  if (LOST_STATE.test(code) || LOST_SOCKET.has(code)) return true
  for (const at of chain(error)) if (at instanceof Error && LOST_WORDS.test(at.message)) return true
  return false
}

/** A statement, a lock or an idle transaction took longer than its lane allows. */
const OUT_OF_TIME = new Set(['57014', '55P03', '25P03'])

export const outOfTime = (error: unknown): boolean => OUT_OF_TIME.has(databaseCode(error) ?? '')
