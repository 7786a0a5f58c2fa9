import { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type Seen, serverFolder } from '../rows/seen.ts'
import { nothing, see } from '../rows/shape.ts'

/*
 * Every row that SQL of server/ answers is remembered by the place that asked for it, so that tests/rows/check.ts can hold
 * it against the type written there.
 */
const seen = new Map<string, Seen>()
const FRAMES = 6
/** What hands a query of somebody else on. */
const passing = `${serverFolder}database/tenant.ts:`

/** Where in server/ the present call comes from, innermost first; told by source maps once for each place. */
const known = new Map<string, Seen>()
function placeOf(): Seen | undefined {
  const { prepareStackTrace: told, stackTraceLimit } = Error
  const held: { stack?: unknown } = {}
  Error.stackTraceLimit = 20
  Error.prepareStackTrace = (_, sites) => sites.filter(site => site.getFileName()?.startsWith(serverFolder))
  Error.captureStackTrace(held, placeOf)
  const sites = (held.stack as NodeJS.CallSite[]).slice(0, FRAMES)
  Error.prepareStackTrace = told
  Error.stackTraceLimit = stackTraceLimit
  if (sites[0]?.isAsync() !== false) return undefined
  const raw = sites.map(site => `${site.getFileName()}:${site.getLineNumber()}:${site.getColumnNumber()}`).join(' ')
  const before = known.get(raw)
  if (before) return before
  const stack: unknown = told?.(new Error(), sites)
  if (typeof stack !== 'string') throw new Error('Stacks are not told by source maps.')
  const frames = [...stack.matchAll(/(\/[^\s()]+:\d+:\d+)\)?$/gm)]
    .map(([, place = '']) => place)
    .filter(place => !place.startsWith(passing))
    .map(place => place.slice(serverFolder.length))
  if (!frames.length) return undefined
  const key = frames.join(' ')
  const one = seen.get(key) ?? { frames, shape: nothing() }
  seen.set(key, one)
  known.set(raw, one)
  return one
}

function take(place: Seen | undefined, result: unknown) {
  if (!place || typeof result !== 'object' || result === null || !('rows' in result)) return
  if (Array.isArray(result.rows)) for (const row of result.rows) see(place.shape, row)
}

type Asking = (...given: unknown[]) => unknown

const execute = Reflect.get(PgDatabase.prototype, 'execute') as Asking
Reflect.set(PgDatabase.prototype, 'execute', function (this: unknown, ...given: unknown[]) {
  const place = placeOf()
  const raw = execute.apply(this, given) as { execute: () => Promise<unknown> }
  const run = raw.execute
  raw.execute = async () => {
    const result = await run()
    take(place, result)
    return result
  }
  return raw
})

// Drizzle asks by an object and was seen above; what is asked by a text is ours.
const query = Reflect.get(pg.Client.prototype, 'query') as Asking
Reflect.set(pg.Client.prototype, 'query', function (this: unknown, ...given: unknown[]) {
  const place = typeof given[0] === 'string' ? placeOf() : undefined
  const answer = query.apply(this, given)
  if (place && answer instanceof Promise)
    answer.then(
      result => take(place, result),
      () => undefined,
    )
  return answer
})

/** What was seen since the last file of tests; the next begins with nothing. */
export function takeSeen(): Seen[] {
  const all = [...seen.values()]
  seen.clear()
  known.clear()
  return all
}
