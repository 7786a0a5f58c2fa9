import { requestMessage } from '../../../domain/http-message.ts'
import type { FigureRow } from '../../../domain/plusCrews/plus-crew-month.ts'
import { api } from '../../client/api.ts'
import { serverNow } from '../../client/clock.ts'
import { keepLast, keptLast } from '../../client/kept-last.ts'
import { failureFrom, unwrap } from '../../client/problem.ts'
import { wholeList } from '../../client/whole-list.ts'
import { answering } from '../effects.ts'
import { crewIn, rowsIn, typesIn, valuesIn } from './plus-crew-dashboard.answers.ts'
import type { Answer, Failure, Figures, RowsAsked } from './plus-crew-dashboard.types.ts'

/** Milliseconds a load may take: a network that swallows requests must not hold a screen on the wall for good. */
const patience = 20_000
/** Milliseconds the device's own memory is waited for. */
const recallPatience = 1_000
const slot = 'plusCrew'

function failureIn(error: unknown): Failure {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { technical: requestMessage({ kind: 'timeout', ms: patience }), status: null }
  const { technical, status } = failureFrom(error)
  return { technical, status }
}

/** Ends a load that takes too long; nothing of it is left behind, however often it happens. */
async function inTime<T>(signal: AbortSignal, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const own = new AbortController()
  const end = () => own.abort(signal.reason)
  const timer = setTimeout(() => own.abort(new DOMException('', 'TimeoutError')), patience)
  signal.addEventListener('abort', end)
  try {
    return await run(own.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

async function allRows(
  { plusCrewId, type, dateFrom, dateTo }: RowsAsked,
  signal: AbortSignal,
): Promise<readonly FigureRow[]> {
  const rows: FigureRow[] = []
  for (let page = 1; ; page++) {
    const query = { dateFrom, dateTo, plusCrew: plusCrewId, plusCrewValueType: type, ...wholeList, page }
    const answer = await unwrap(api.GET('/api/v1/plusCrewValueDatas', { params: { query }, cache: 'no-store', signal }))
    const more = rowsIn(answer)
    rows.push(...more)
    if (more.length === 0 || !(rows.length < answer.total)) return rows
  }
}

/** The real effects of a plus crew's dashboard. `refused` hears that the session's token was (401). */
export const plusCrewDashboardActors = (owner: string, refused: () => void) => {
  const loading = <T, Input = undefined>(run: (input: Input, signal: AbortSignal) => Promise<T>) =>
    answering<Answer<T>, Input>(
      async (input, signal) => {
        const value = await inTime(signal, within => run(input, within))
        return { kind: 'loaded', value, now: serverNow() }
      },
      error => {
        const failure = failureIn(error)
        if (failure.status === 401) refused()
        return { kind: 'failed', failure, now: serverNow(), jitter: Math.random() }
      },
    )
  return {
    recall: answering<Figures | null, { number: string; date: string | null }>(
      ({ number, date }) =>
        Promise.race([
          keptLast(owner, slot).then(kept => keptOf(kept, number, date)),
          new Promise<null>(resolve => setTimeout(() => resolve(null), recallPatience)),
        ]),
      () => null,
    ),
    loadCrew: loading(async ({ number }: { number: string }, signal) => {
      const params = { path: { n: number } }
      return crewIn(await unwrap(api.GET('/api/v1/plusCrews/{n}', { params, cache: 'no-store', signal })))
    }),
    loadValueTypes: loading(async (_: undefined, signal) => {
      const query = wholeList
      return typesIn(
        await unwrap(api.GET('/api/v1/plusCrewValueTypes', { params: { query }, cache: 'no-store', signal })),
      )
    }),
    loadValues: loading(async ({ plusCrewId }: { plusCrewId: string }, signal) => {
      const query = { plusCrew: plusCrewId, ...wholeList }
      return valuesIn(await unwrap(api.GET('/api/v1/plusCrewValues', { params: { query }, cache: 'no-store', signal })))
    }),
    loadRows: loading(allRows),
  }
}

/** Bump when `Figures` changes: what an earlier version kept is then forgotten. */
const version = 1

function keptOf(kept: unknown, number: string, date: string | null): Figures | null {
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || kept.version !== version) return null
  const { figures } = kept as { version: number } & { figures: Figures }
  if (figures.crew.number !== number && figures.crew.id !== number) return null
  // An address that names a month is answered by that month or not at all.
  return date === null || date.slice(0, 7) === figures.month.month ? figures : null
}

/** Keeps the figures on the device, in the place of the last ones. */
export const keepFigures = (owner: string, figures: Figures): Promise<void> =>
  keepLast(owner, slot, { version, figures })
