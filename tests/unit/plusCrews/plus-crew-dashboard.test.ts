import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { components } from '../../../src/client/schema.d.ts'
import { plusCrewDashboardMachine } from '../../../src/machines/plus-crew-dashboard/plus-crew-dashboard.machine.ts'
import { ageOf, figuresOf } from '../../../src/machines/plus-crew-dashboard/plus-crew-dashboard.setup.ts'
import type {
  Answer,
  DashboardContext,
  Figures,
  PlusCrew,
} from '../../../src/machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'

const minute = 60_000
const start = Date.UTC(2026, 4, 27, 12)
const crew = {
  id: 'crew-7',
  number: '7',
  name: 'Hafen',
  company: null,
  type: null,
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
}
type ValueType = components['schemas']['PlusCrewValueType']
const types: ValueType[] = ['Actual Turnover', 'Staff Hours', 'Target Turnover'].map(caption => ({
  id: caption,
  caption,
  unit: 'amount',
}))
const whole: DashboardContext = {
  number: '7',
  date: null,
  now: start,
  crew,
  types: null,
  values: [],
  bonus: null,
  month: { month: '2026-05', dateFrom: '2026-05-01', dateTo: '2026-05-31', source: 'today' },
  rows: { turnover: [], hours: [], target: [] },
  figures: null,
  failure: null,
  attempt: 0,
  jitter: 0,
}

it.each([
  [0, 'fresh'],
  [15 * minute - 1, 'fresh'],
  [15 * minute, 'old'],
  [24 * 60 * minute - 1, 'old'],
  [24 * 60 * minute, 'veryOld'],
] as const)('figures of %d ms ago are %s', (ago, age) => {
  const figures = figuresOf({ ...whole, now: start - ago })
  expect(ageOf({ ...whole, figures })).toBe(age)
  expect(ageOf(whole)).toBe('none')
})

it.each([
  { crew: null },
  { month: null },
  { rows: { hours: [], target: [] } },
  { rows: { turnover: [], target: [] } },
  { rows: { turnover: [], hours: [] } },
])('a picture of a month lacks nothing: %j', lack => {
  expect(figuresOf(whole)).toMatchObject({ crew, today: '2026-05-27', asOf: start })
  expect(figuresOf({ ...whole, ...lack })).toBeNull()
})

const never = <T>() => new Promise<T>(() => undefined)
const loaded = <T>(value: T, now: number): Promise<Answer<T>> => Promise.resolve({ kind: 'loaded', value, now })

it('each answer says what time it is at the server', async () => {
  const at = async (given: () => Promise<Answer<ValueType[]>>) => {
    const actor = createActor(
      plusCrewDashboardMachine.provide({
        actors: {
          recall: fromPromise<Figures | null, { number: string; date: string | null }>(() => Promise.resolve(null)),
          loadCrew: fromPromise<Answer<PlusCrew>, { number: string }>(() => loaded(crew, start + 1)),
          loadValueTypes: fromPromise<Answer<ValueType[]>, undefined>(given),
          loadValues: fromPromise<Answer<DashboardContext['values'][number][]>, { plusCrewId: string }>(() => never()),
        },
      }),
      { input: { number: '7', date: null, now: start } },
    ).start()
    const snapshot = await waitFor(actor, ({ value }) => /loadingValue/.test(JSON.stringify(value)))
    await Promise.resolve()
    return { actor, now: snapshot.context.now }
  }
  const waiting = await at(() => never())
  expect(waiting.now).toBe(start + 1)
  const answered = await at(() => loaded(types, start + 2))
  const { context } = await waitFor(answered.actor, ({ value }) => JSON.stringify(value).includes('loadingValues'))
  expect(context.now).toBe(start + 2)
  for (const { actor } of [waiting, answered]) actor.stop()
})

it('a load that goes on failing is tried again every forty seconds, and no more seldom', async () => {
  const clock = new SimulatedClock()
  const failed = {
    kind: 'failed',
    failure: { technical: 'Network Error', status: null },
    now: start,
    jitter: 0,
  } as const
  const actor = createActor(
    plusCrewDashboardMachine.provide({
      actors: {
        recall: fromPromise<Figures | null, { number: string; date: string | null }>(() => Promise.resolve(null)),
        loadCrew: fromPromise<Answer<PlusCrew>, { number: string }>(() => Promise.resolve(failed)),
      },
    }),
    { input: { number: '7', date: null, now: start }, clock },
  ).start()
  const isIn = (state: string) => JSON.stringify(actor.getSnapshot().value).includes(state)
  for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 40_000, 40_000]) {
    await waitFor(actor, () => isIn('error'))
    clock.increment(wait - 1)
    expect(isIn('error')).toBe(true)
    clock.increment(1)
    expect(isIn('loadingCrew')).toBe(true)
  }
  actor.stop()
})
