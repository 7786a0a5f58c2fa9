import type { Page, Route } from '@playwright/test'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { monthAfter } from '../../../domain/plusCrews/plus-crew-month.ts'
import { plusCrewDashboardMachine } from '../../../src/machines/plus-crew-dashboard/plus-crew-dashboard.machine.ts'
import { ageOf } from '../../../src/machines/plus-crew-dashboard/plus-crew-dashboard.setup.ts'
import type { Answer, Figures } from '../../../src/machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'
import { type Schemas, asPlanner, demoPerson, visitor } from '../stage.ts'
import { expect, loginAs, serverGoesAlong, test } from '../support.ts'
import { type Doing, type Plan, accountOf, answerOf, delaysOf, leavesOf, titleOf, walksOf } from '../walks.ts'

/**
 * The chart of a plus crew's month, walked through its screen at a desk: every answer comes when the test says so, from
 * the server, as a status it never gave, not at all, or too late; after every step the screen is held against what was
 * written down for the state.
 */

type Snapshot = SnapshotFrom<typeof plusCrewDashboardMachine>

const agency = 'nordlicht'
const minute = 60_000
const day = 1_440 * minute
const now = Date.now()
const crew = {
  id: 'crew',
  number: '7',
  name: 'Hafen',
  company: null,
  type: null,
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
}
const types = ['Team Bonus', 'Actual Turnover', 'Staff Hours', 'Target Turnover'].map(caption => ({
  id: caption,
  caption,
  unit: 'amount' as const,
}))
const thisMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: crew.timeZone,
  year: 'numeric',
  month: '2-digit',
}).format(now)
const earlier = `${monthAfter(thisMonth, -1)}-01`
const kept = (age: number): Figures => ({
  crew,
  month: { month: thisMonth, dateFrom: `${thisMonth}-01`, dateTo: `${thisMonth}-28`, source: 'today' },
  today: `${thisMonth}-01`,
  bonus: null,
  rows: { turnover: [], hours: [], target: [] },
  asOf: now - age,
})

/** What this device kept of an earlier visit, and how old that is. */
const beginnings: Record<string, number | null> = {
  'nothing kept': null,
  'kept for twenty minutes': 20 * minute,
  'kept for two days': 2 * day,
}

const loaded = (value: unknown, at: number): Answer<unknown> => ({ kind: 'loaded', value, now: at })
const failed = (status: number | null, at: number): Answer<unknown> => ({
  kind: 'failed',
  failure: { technical: status === null ? 'Network Error' : `Request failed with status code ${status}`, status },
  now: at,
  jitter: 0.5,
})
const tooLate = (at: number): Answer<unknown> => ({
  kind: 'failed',
  failure: { technical: 'timeout of 20000ms exceeded', status: null },
  now: at,
  jitter: 0.5,
})
const data = ['turnover', 'hours', 'target'] as const

/** How each call can end, one fault for each of them. */
const answers: Record<string, (at: number) => Doing[]> = {
  loadCrew: at => [
    answerOf('loadCrew', 'loaded', loaded(crew, at)),
    answerOf('loadCrew', 'status 503', failed(503, at)),
    answerOf('loadCrew', 'status 404', failed(404, at)),
  ],
  loadValueTypes: at => [
    answerOf('loadValueTypes', 'loaded', loaded(types, at)),
    answerOf('loadValueTypes', 'one missing', loaded(types.slice(0, 3), at)),
    answerOf('loadValueTypes', 'unreachable', failed(null, at)),
  ],
  loadValues: at => [answerOf('loadValues', 'loaded', loaded([], at)), answerOf('loadValues', 'too late', tooLate(at))],
  turnover: at => [answerOf('turnover', 'loaded', loaded([], at)), answerOf('turnover', 'status 500', failed(500, at))],
  hours: at => [answerOf('hours', 'loaded', loaded([], at)), answerOf('hours', 'unreachable', failed(null, at))],
  target: at => [answerOf('target', 'loaded', loaded([], at)), answerOf('target', 'status 502', failed(502, at))],
}
const sent = (label: string, event: object): Doing => ({ label, event: event as Doing['event'] })
const comesBack = (at: number, label: string, later: number) => sent(label, { type: 'CAME_BACK', now: at + later })

const plan: Plan = {
  machine: plusCrewDashboardMachine,
  starts: Object.fromEntries(Object.keys(beginnings).map(start => [start, { number: '7', date: null, now }])),
  possible: (snapshot, start) => {
    const state = snapshot as Snapshot
    const { context, children } = state
    if (state.matches({ load: 'recalling' })) {
      const age = beginnings[start] ?? null
      return [answerOf('recall', start, age === null ? null : kept(age))]
    }
    // The three are asked for in their order and answered in it.
    const asked = [
      ...Object.keys(children).filter(id => !data.some(one => one === id)),
      ...data.filter(id => children[id]),
    ]
    const [next] = asked
    const isShown = context.failure?.status !== 404 || context.figures !== null
    const rests = state.matches({ load: 'error' }) || state.matches({ load: { ready: 'resting' } })
    const age = ageOf(context)
    return [
      ...(next ? (answers[next]?.(context.now) ?? []) : []),
      ...(isShown && context.date === null ? [sent('MONTH_CHOSEN', { type: 'MONTH_CHOSEN', date: earlier })] : []),
      ...(state.matches({ load: 'error' }) && context.figures === null && isShown
        ? [sent('RETRIED', { type: 'RETRIED' })]
        : []),
      ...(rests ? [comesBack(context.now, 'CAME_BACK', 0)] : []),
      ...(rests && age === 'fresh' && context.failure === null
        ? [comesBack(context.now, 'CAME_BACK twenty minutes later', 20 * minute)]
        : []),
      ...(rests && (age === 'fresh' || age === 'old') && context.now === now
        ? [comesBack(context.now, 'CAME_BACK two days later', 2 * day)]
        : []),
      ...delaysOf(snapshot),
    ]
  },
  isPassing: snapshot => (snapshot as Snapshot).matches({ load: 'recalling' }),
  matters: snapshot => {
    const { failure, date, rows, now: at } = (snapshot as Snapshot).context
    return [
      ageOf((snapshot as Snapshot).context),
      failure?.status,
      failure === null,
      date,
      Object.keys(rows),
      at === now,
    ]
  },
}

const nobodyCauses: Record<string, string> = {
  'plusCrewDashboard.load.checkingNumber always #1': 'every address of the dashboard names a number',
  'plusCrewDashboard.load.recalling MONTH_CHOSEN #1': 'the device remembers faster than anybody chooses',
  'plusCrewDashboard.load.ready.resting RETRIED #1':
    'figures that are shown come again by themselves, without a button',
}

/** Calls of the API by the effect that makes them, each held until it is told how it ends. */
class Calls {
  readonly #held = new Map<string, Route>()
  readonly #kinds = new Map<string, string>()

  static async under(page: Page): Promise<Calls> {
    const calls = new Calls()
    const { items } = await asPlanner<Schemas['PlusCrewValueTypeList']>(agency, 'GET', '/plusCrewValueTypes')
    const named = { 'Actual Turnover': 'turnover', 'Staff Hours': 'hours', 'Target Turnover': 'target' }
    for (const [caption, name] of Object.entries(named))
      calls.#kinds.set(items.find(type => type.caption === caption)?.id ?? '', name)
    await page.route(/\/api\/v1\/plusCrew/, route => {
      const url = new URL(route.request().url())
      const [, path = ''] = /\/api\/v1\/(\w+)/.exec(url.pathname) ?? []
      const ids: Record<string, string> = {
        plusCrews: 'loadCrew',
        plusCrewValueTypes: 'loadValueTypes',
        plusCrewValues: 'loadValues',
      }
      calls.#held.set(ids[path] ?? calls.#kinds.get(url.searchParams.get('plusCrewValueType') ?? '') ?? path, route)
    })
    return calls
  }

  /** Waits for a call and takes it; what else was asked for at the same time is forgotten where that ends it all. */
  async take(id: string, endsAll: boolean): Promise<Route> {
    await this.comesFor(id)
    const route = this.#held.get(id)
    if (!route) throw new Error(`${id} is gone`)
    this.#held.delete(id)
    if (endsAll) this.forgetData()
    return route
  }
  /** What was asked for one month is not waited for any longer when another is chosen. */
  forgetData(): void {
    for (const id of data) this.#held.delete(id)
  }
  /** What is asked for now; the three stand for the one of them that is answered next. */
  isAsked = (id: string): boolean => this.#held.has(id)
  comesFor = (id: string) => expect.poll(() => this.isAsked(id), { message: `${id} is asked for` }).toBe(true)
}

interface World {
  page: Page
  calls: Calls
}

const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, headers: { 'x-fault': 'yes' }, body: '' })
const ends: Record<string, (route: Route, world: World) => Promise<unknown>> = {
  loaded: route => route.continue(),
  'one missing': async route => {
    const answer = await route.fetch()
    const { items, ...rest } = (await answer.json()) as Schemas['PlusCrewValueTypeList']
    const kinds = items.filter(({ caption }) => caption !== 'Target Turnover')
    await route.fulfill({ response: answer, json: { ...rest, items: kinds, total: kinds.length } })
  },
  'status 404': status(404),
  'status 500': status(500),
  'status 502': status(502),
  'status 503': status(503),
  unreachable: route => route.abort('failed'),
  'too late': (_, { page }) => page.clock.runFor(20_000),
}

const look = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
/** The clock is another all at once, as after a sleep: no timer has run meanwhile. */
async function comeBack({ page }: World, later: number): Promise<void> {
  if (later > 0) await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + later)
  await look(page)
}
const acts: Record<string, (world: World) => Promise<unknown>> = {
  MONTH_CHOSEN: async ({ page, calls }) => {
    calls.forgetData()
    await page.locator('main header button').first().click()
    await expect(page).toHaveURL(new RegExp(`date=${earlier}$`))
  },
  RETRIED: ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  CAME_BACK: world => comeBack(world, 0),
  'CAME_BACK twenty minutes later': world => comeBack(world, 20 * minute),
  // What came a moment after the step before is a moment younger.
  'CAME_BACK two days later': world => comeBack(world, 2 * day + minute),
  'after untilNextLoad': ({ page }) => page.clock.runFor(minute),
}

async function act(world: World, label: string): Promise<void> {
  const known = acts[label]
  if (known) {
    await known(world)
    return
  }
  const [id = '', how = ''] = label.split(': ')
  const end = ends[how]
  if (!end) throw new Error(`nobody knows how to do "${label}"`)
  await end(await world.calls.take(id, how !== 'loaded'), world)
}

/** Opens the page on a device that keeps figures of an earlier visit, made older. */
async function begin({ page }: World, start: string): Promise<void> {
  const planner = demoPerson(agency, 'planner')
  const wall = visitor(agency, 'plusCrew')
  const age = beginnings[start] ?? null
  if (age !== null) {
    await loginAs(page, planner, wall.page)
    await expect(page.getByRole('table')).toBeVisible()
    await page.goto('/version.json')
    await page.evaluate(
      by =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('device')
          opening.onerror = () => reject(new Error('the database does not open'))
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('answers', 'readwrite')
            const cursors = transaction.objectStore('answers').openCursor()
            cursors.onsuccess = () => {
              const cursor = cursors.result
              if (!cursor) return
              const value = cursor.value as { hash: string; query: { figures: { asOf: number } } }
              if (value.hash === 'plusCrew') {
                value.query.figures.asOf -= by
                cursor.update(value)
              }
              cursor.continue()
            }
            transaction.oncomplete = () => {
              opening.result.close()
              resolve()
            }
          }
        }),
      age,
    )
  }
  await page.clock.install()
  await serverGoesAlong(page)
}

const bones = ({ page }: World) => page.getByRole('status').filter({ hasText: 'Loading' })
const age = ({ page }: World) => page.getByRole('status').filter({ hasText: 'as of' })
const table = ({ page }: World) => page.getByRole('table')
const retry = ({ page }: World) => page.getByRole('button', { name: 'Try again' })

/** Figures stay, whatever is loaded; without any it is said what failed, and only at the very first nothing is. */
async function underWay(world: World, { figures, failure }: Snapshot['context']): Promise<void> {
  if (figures !== null) await expect(table(world)).toBeVisible()
  else if (failure === null) await expect(bones(world)).toBeAttached()
  else if (failure.status !== 404) await expect(retry(world)).toHaveAttribute('aria-busy', 'true')
}
const asking = (id: string) => async (world: World, context: Snapshot['context']) => {
  await underWay(world, context)
  await world.calls.comesFor(id)
}
const arrived = (id: string) => async (world: World, context: Snapshot['context']) => {
  await underWay(world, context)
  expect(world.calls.isAsked(id)).toBe(false)
}
const threeOf = (path: string) =>
  Object.fromEntries(
    data.flatMap(id => [
      [`${path}.${id}.loading`, asking(id)],
      [`${path}.${id}.loaded`, arrived(id)],
    ]),
  )

const facts: Record<string, (world: World, context: Snapshot['context']) => Promise<void>> = {
  'load.loadingCrew': asking('loadCrew'),
  'load.loadingValueTypes': asking('loadValueTypes'),
  'load.loadingValues': asking('loadValues'),
  ...threeOf('load.loadingData'),
  'load.ready.resting': async world => {
    await expect(table(world)).toBeVisible()
    await expect(bones(world)).toHaveCount(0)
    await expect(retry(world)).toHaveCount(0)
  },
  'load.ready.refreshing.values': asking('loadValues'),
  ...threeOf('load.ready.refreshing.data'),
  'load.error': async (world, { figures, failure }) => {
    const { page } = world
    if (figures !== null) return expect(table(world)).toBeVisible()
    if (failure?.status === 404) return expect(page.getByText('No plus crews found.')).toBeVisible()
    await expect(page.getByText(failure?.technical ?? '', { exact: true })).toBeVisible()
    await expect(retry(world)).not.toHaveAttribute('aria-busy', 'true')
  },
  'age.none': world => expect(age(world)).toHaveCount(0),
  'age.fresh': world => expect(age(world)).toHaveText(/^as of \d\d:\d\d$/),
  'age.old': world => expect(age(world)).toHaveText(/^as of \d\d:\d\d(19|2\d|3\d|4\d) min old, trying again$/),
  'age.veryOld': world => expect(age(world)).toHaveText(/^as of \d.*2 days old, trying again$/),
}

const { walks, all } = walksOf(plan)

for (const walk of walks)
  test(titleOf(walk), async ({ page }) => {
    const world: World = { page, calls: new Calls() }
    await page.setViewportSize({ width: 1440, height: 900 })
    await begin(world, walk.start)
    world.calls = await Calls.under(page)
    await loginAs(page, demoPerson(agency, 'planner'), visitor(agency, 'plusCrew').page)
    await world.calls.comesFor('loadCrew')
    // What failed is tried again within a second: whoever looks slower than that would find it under way already.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    for (const step of walk.steps)
      await test.step(step.label, async () => {
        if (!step.label.startsWith('recall: ')) await act(world, step.label)
        for (const leaf of leavesOf(step.snapshot as AnyMachineSnapshot)) {
          const fact = facts[leaf]
          if (!fact) throw new Error(`nothing is written about the state ${leaf}`)
          await fact(world, (step.snapshot as Snapshot).context)
        }
      })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

test('every transition of a plus crew’s month is walked, or said to be out of reach', () => {
  const { line, missing, causedAfterAll } = accountOf(walks, all, nobodyCauses)
  console.log(`${line}, in ${walks.length} walks`)
  expect({ missing, causedAfterAll }).toEqual({ missing: [], causedAfterAll: [] })
})
