import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { plusCrewDashboardMachine } from '../../../src/machines/plus-crew-dashboard/plus-crew-dashboard.machine.ts'
import type { Answer, Figures } from '../../../src/machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'
import { ageOf } from '../../../src/machines/plus-crew-dashboard/plus-crew-dashboard.setup.ts'
import { activeDelays } from '../definitions.ts'
import { plusCrewDashboardTable } from './plus-crew-dashboard.table.ts'
import type { Model, Visit } from '../walk.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Half past two in the afternoon there; the plus crew's own day is what counts. */
const start = Date.UTC(2026, 4, 27, 12, 32)
/** At the plus crew it is June already, while it is still May in Greenwich. */
const overnight = Date.UTC(2026, 4, 31, 22, 5)
const crew = {
  id: 'crew-7',
  number: '7',
  name: 'Hafen',
  company: null,
  type: null,
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
}
const typesOf = (...captions: string[]) =>
  captions.map(caption => ({ id: `type of ${caption}`, caption, unit: 'amount' as const }))
const types = typesOf('Team Bonus', 'Actual Turnover', 'Staff Hours', 'Target Turnover')
const typesWithoutBonus = types.slice(1)
const bonus = { ofTurnover: 2, aboveTarget: 10 }
const values = [
  { id: 'v1', plusCrewId: crew.id, type: typesOf('Actual Turnover')[0], perDay: null, bonus: null },
  { id: 'v2', plusCrewId: crew.id, type: typesOf('Team Bonus')[0], perDay: null, bonus },
]
const rows = {
  turnover: [{ date: '2026-05-26', amount: 3_940 }],
  hours: [{ date: '2026-05-26', hours: 68 }],
  target: [{ date: '2026-05-26', amount: 4_000 }],
}
const monthIn = (month: string, last: string, source: 'query' | 'today') => ({
  month,
  dateFrom: `${month}-01`,
  dateTo: `${month}-${last}`,
  source,
})
const may = monthIn('2026-05', '31', 'today')
const kept = (age: number): Figures => ({
  crew,
  month: may,
  today: '2026-05-27',
  bonus: null,
  rows,
  asOf: start - age,
})

type Seen = Visit<typeof plusCrewDashboardMachine>
type Context = SnapshotFrom<typeof plusCrewDashboardMachine>['context']
const context = ({ snapshot }: Seen): Context => snapshot.context

const rowsIn = ({ rows: some }: Context) => Object.keys(some).toSorted()

const loaded = <T>(value: T, now: number): Answer<T> => ({ kind: 'loaded', value, now })
const failed = (status: number | null, now: number): Answer<never> => ({
  kind: 'failed',
  failure: { technical: status === null ? 'Network Error' : `Request failed with status code ${status}`, status },
  now,
  jitter: 0,
})
const answered = (value: unknown) => (snapshot: { context: Context }) => {
  const { now } = snapshot.context
  return [loaded(value, now), failed(404, now), failed(null, now)]
}

/** Which calls were made up to here, in their order, by what they were answered with. */
const callsOf = ({ events }: Seen) => events.filter(({ type }) => type.startsWith('xstate.done.actor.'))
const lastOutput = (visit: Seen): unknown => {
  const last = callsOf(visit).at(-1)
  return last && 'output' in last ? last.output : undefined
}
const delays = ({ snapshot }: Seen) => activeDelays(snapshot).map(({ ms }) => ms)

/** Each of the three is asked for the crew, the type and the month that are known by now, and nothing else. */
const asksFor = (what: 'turnover' | 'hours' | 'target', caption: string) => (visit: Seen) => {
  const { month } = context(visit)
  expect(month).not.toBeNull()
  expect(visit.live).toContain(what)
  expect(visit.called(what)?.input).toEqual({
    plusCrewId: crew.id,
    type: `type of ${caption}`,
    dateFrom: month?.dateFrom,
    dateTo: month?.dateTo,
  })
}
const arrived = (what: 'turnover' | 'hours' | 'target') => (visit: Seen) => {
  expect(visit.live).not.toContain(what)
  expect(context(visit).rows[what]).toEqual(rows[what])
}
const threeOf = (path: string) => ({
  [`${path}.turnover.loading`]: asksFor('turnover', 'Actual Turnover'),
  [`${path}.hours.loading`]: asksFor('hours', 'Staff Hours'),
  [`${path}.target.loading`]: asksFor('target', 'Target Turnover'),
  [`${path}.turnover.loaded`]: arrived('turnover'),
  [`${path}.hours.loaded`]: arrived('hours'),
  [`${path}.target.loaded`]: arrived('target'),
})
/** One call at a time until the three. */
const alone = (visit: Seen, id: string, input: unknown) => {
  expect(visit.live).toEqual([id])
  expect(visit.called(id)?.input).toEqual(input)
}
const age = (from: number, to: number) => (visit: Seen) => {
  const { figures, now } = context(visit)
  expect(figures).not.toBeNull()
  const is = now - (figures?.asOf ?? 0)
  expect(is >= from && is < to).toBe(true)
}
/** Whole and of one moment: nothing of a month that was left or of a load that failed is mixed in. */
const wholeFigures = ({ figures, month }: Context) => {
  expect(figures).toMatchObject({ crew, month, rows })
  const { asOf } = figures ?? { asOf: 0 }
  expect(figures?.today).toBe(
    asOf === overnight ? '2026-06-01' : asOf === start + 2 * day ? '2026-05-29' : '2026-05-27',
  )
  // A month nobody chose is the one it is there; a chosen one stays.
  const there = asOf === overnight ? '2026-06' : '2026-05'
  expect(figures?.month.month).toBe(figures?.month.source === 'query' ? '2024-02' : there)
}

export const plusCrewDashboardModel: Model<typeof plusCrewDashboardMachine> = {
  machine: plusCrewDashboardMachine,
  table: plusCrewDashboardTable,
  inputs: [
    { number: '7', date: null, now: start },
    { number: '7', date: '2024-02-10', now: start },
    { number: null, date: null, now: start },
    { number: '', date: null, now: start },
  ],
  matters: snapshot => [
    ageOf(snapshot),
    snapshot.failure?.status,
    snapshot.failure !== null,
    snapshot.month,
    rowsIn(snapshot),
  ],
  events: ({ context: { now } }) => [
    { type: 'MONTH_CHOSEN', date: '2024-02-01' },
    { type: 'RETRIED' },
    { type: 'CAME_BACK', now },
    { type: 'CAME_BACK', now: now + 16 * minute },
    { type: 'CAME_BACK', now: now + 2 * day },
  ],
  // A month is chosen once, and the page looked at late only where nothing went wrong before.
  explore: ({ context }, event) => {
    const { now, date, figures, failure } = context
    if (event.type === 'MONTH_CHOSEN') return date === null && now === start && (failure?.status ?? 404) === 404
    if (event.type !== 'CAME_BACK' || !('now' in event)) return date === null
    if (event.now === now) return context.date === null
    if (now !== start || date !== null || figures === null) return false
    return ageOf(context) === 'fresh' ? failure === null : event.now === now + 2 * day
  },
  answers: {
    recall: ({ context: { date } }) => (date === null ? [null, kept(16 * minute), kept(7 * day)] : [null]),
    loadCrew: answered(crew),
    loadValueTypes: ({ context: { now, date, figures } }) => [
      loaded(date === null ? types : typesWithoutBonus, now),
      loaded(types.slice(0, 3), now),
      ...(figures === null ? [loaded([], now), failed(500, now)] : []),
    ],
    // Midnight passes at the plus crew while the page is open.
    loadValues: ({ context: { now, date, figures } }) => [
      loaded(values, now),
      ...(date === null && now === start && figures?.asOf === start ? [loaded(values, overnight)] : []),
      failed(503, now),
    ],
    turnover: ({ context: { now } }) => [loaded(rows.turnover, now), failed(null, now)],
    hours: ({ context: { now } }) => [loaded(rows.hours, now), failed(404, now)],
    target: ({ context: { now } }) => [loaded(rows.target, now), failed(403, now)],
  },
  expectations: {
    'load.numberMissing': visit => {
      expect(context(visit).number ?? '').toBe('')
      expect(visit.live).toEqual([])
      expect(visit.events).toEqual([])
      expect(delays(visit)).toEqual([])
    },
    'load.recalling': visit => {
      // Of this device alone: no call is made yet.
      alone(visit, 'recall', { number: '7', date: context(visit).date })
      expect(context(visit).figures).toBeNull()
    },
    'load.loadingCrew': visit => alone(visit, 'loadCrew', { number: '7' }),
    'load.loadingValueTypes': visit => {
      alone(visit, 'loadValueTypes', undefined)
      expect(context(visit).crew).toEqual(crew)
    },
    'load.loadingValues': visit => {
      alone(visit, 'loadValues', { plusCrewId: crew.id })
      expect(context(visit).types).toMatchObject({
        turnover: 'type of Actual Turnover',
        hours: 'type of Staff Hours',
        target: 'type of Target Turnover',
      })
      expect(context(visit).rows).toEqual({})
    },
    ...threeOf('load.loadingData'),
    'load.ready.resting': visit => {
      expect(visit.live).toEqual([])
      wholeFigures({ ...context(visit), month: context(visit).figures?.month ?? null })
      const { failure, attempt, figures, bonus: agreed, types: known } = context(visit)
      expect(delays(visit)).toEqual([attempt === 0 ? minute : Math.min(1_000 * 2 ** (attempt - 1), 40_000)])
      expect(failure === null).toBe(attempt === 0)
      // A bonus nobody pays is no error.
      expect(agreed).toEqual(known?.bonus === null ? null : bonus)
      const last = visit.emitted.at(-1)
      expect(last).toEqual({ type: 'figuresCame', figures })
    },
    'load.ready.refreshing.values': visit => {
      alone(visit, 'loadValues', { plusCrewId: crew.id })
      wholeFigures({ ...context(visit), month: context(visit).figures?.month ?? null })
    },
    ...threeOf('load.ready.refreshing.data'),
    'load.error': visit => {
      const { failure, figures, attempt } = context(visit)
      expect(visit.live).toEqual([])
      expect(attempt).toBeGreaterThan(0)
      expect(delays(visit)).toEqual([Math.min(1_000 * 2 ** (attempt - 1), 40_000)])
      const answer = lastOutput(visit) as Answer<unknown>
      if (answer.kind === 'failed') expect(failure).toEqual(answer.failure)
      else expect(failure).toEqual({ technical: 'Required value types not found', status: null })
      // What was not found or is not theirs is not shown from memory either.
      if (failure?.status === 404 || failure?.status === 403) expect(figures).toBeNull()
    },
    'age.none': visit => expect(context(visit).figures).toBeNull(),
    'age.fresh': age(0, 15 * minute),
    'age.old': age(15 * minute, day),
    'age.veryOld': age(day, Number.POSITIVE_INFINITY),
  },
}
