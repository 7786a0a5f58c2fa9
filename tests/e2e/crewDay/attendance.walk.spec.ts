import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { attendanceMachine } from '../../../src/machines/attendance/attendance.machine.ts'
import type { AttendanceInput, LocationPermission } from '../../../src/machines/attendance/attendance.types.ts'
import { anotherTab, fillStorage, leaveUnsent } from '../device.ts'
import { Network } from '../network.ts'
import { type Placed, asChief, comesToday, originOf, punchedBy, today, tokenOf } from '../stage.ts'
import { expect, mainOf, prepareDevice, refusesLocation, standsAt, test } from '../support.ts'
import {
  type Doing,
  type Plan,
  type Step,
  accountOf,
  answerOf,
  delaysOf,
  leavesOf,
  titleOf,
  walksOf,
} from '../walks.ts'

/**
 * The chart of one's own day, walked through the three screens that run it: "on my way" on the crew's page, check in and
 * check out. Taps are made with the real browser's location and the real outbox; answers of the server come when told.
 */

type Snapshot = SnapshotFrom<typeof attendanceMachine>
type Kind = 'Pre-call' | 'Check-in' | 'Check-out'

const gate = { latitude: 53.5413, longitude: 9.9841 }
const starts = Date.now()
const reading = { deviceTime: starts, pageLife: 'p', monotonic: 1 }
const input: AttendanceInput = {
  position: 'position',
  person: null,
  starts,
  opensMinutes: 60,
  place: gate,
  radius: 100,
  permission: 'prompt',
  punched: [],
}

/** Where a walk begins: the screen, what was punched before, and what lies unsent on the device. */
const beginnings: Record<string, { input: AttendanceInput; kind: Kind; screen: string; unsent?: true }> = {
  'the crew': { input: { ...input, place: null, radius: null }, kind: 'Pre-call', screen: '' },
  'check in': { input, kind: 'Check-in', screen: '/check-in' },
  // The pre-call was made on an earlier visit: its entry is none of this screen's.
  'check in, on the way since before': {
    input: { ...input, punched: ['Pre-call'] },
    kind: 'Check-in',
    screen: '/check-in',
    unsent: true,
  },
  'check out': { input: { ...input, punched: ['Check-in'] }, kind: 'Check-out', screen: '/check-out' },
  'check out, all done': {
    input: { ...input, punched: ['Check-in', 'Check-out'] },
    kind: 'Check-out',
    screen: '/check-out',
  },
}
const beginning = (start: string) => {
  const found = beginnings[start]
  if (!found) throw new Error(`nobody knows where "${start}" is`)
  return found
}

const sent = (type: string, more: object = {}): Doing => ({
  label: [type, ...Object.values(more).filter(value => typeof value === 'string' && value !== 'the latest')].join(' '),
  event: { type, ...more } as Doing['event'],
})
const permissionIs = (permission: LocationPermission) => sent('PERMISSION_CHANGED', { permission })
const far = { latitude: gate.latitude + 0.01, longitude: gate.longitude, accuracy: 12 }
const locate = {
  inside: answerOf('locate', 'inside', { kind: 'here', at: { ...gate, accuracy: 12 } }),
  outside: answerOf('locate', 'outside', { kind: 'here', at: far }),
  denied: answerOf('locate', 'denied', { kind: 'denied' }),
  unavailable: answerOf('locate', 'unavailable', { kind: 'unavailable' }),
}
const enqueue = [
  answerOf('enqueue', 'on this device', { kind: 'queued', entry: 'latest' }),
  answerOf('enqueue', 'no room', { kind: 'failed' }),
]

/** A question to the browser that is answered at once: a headless one refuses, a task has been looking all along. */
const looksAtOnce = ({ place, permission }: Snapshot['context']) => place !== null || permission === 'prompt'
const isPassing = (snapshot: AnyMachineSnapshot) => {
  const state = snapshot as Snapshot
  return state.matches({ punch: 'saving' }) || (state.matches({ punch: 'locating' }) && looksAtOnce(state.context))
}

const plan: Plan = {
  machine: attendanceMachine,
  starts: Object.fromEntries(Object.entries(beginnings).map(([start, { input: given }]) => [start, given])),
  possible: (snapshot, start) => {
    const state = snapshot as Snapshot
    const { context } = state
    const { kind, unsent } = beginning(start)
    const at = (punch: Parameters<Snapshot['matches']>[0] & { punch?: unknown }) => state.matches(punch)
    if (at({ punch: 'saving' })) return enqueue
    if (at({ punch: 'locating' })) {
      if (context.permission === 'prompt') return [locate.denied]
      if (looksAtOnce(context)) return [locate.inside, locate.outside]
      return [locate.inside, locate.unavailable, sent('SKIPPED'), ...delaysOf(snapshot)]
    }
    if (at({ punch: 'explaining' })) return [sent('EXPLAINED'), sent('SKIPPED'), sent('CANCELLED')]
    if (at({ punch: 'outside' })) return [sent('REASON_GIVEN', { reason: 'Parking the car' }), sent('CANCELLED')]
    const isDone = context.punched.includes(kind)
    const anEntry = (type: string, entry: string, answer?: string) =>
      sent(type, { entry, ...(answer === undefined ? {} : { answer }) })
    return [
      ...(context.permission === 'prompt' && context.kind === null
        ? [permissionIs('granted'), permissionIs('denied')]
        : []),
      ...(isDone ? [] : [sent('PUNCHED', { kind, reading, now: starts })]),
      // What became of a check-in; the other punches go the same way.
      ...(kind === 'Check-in' && at({ punch: { resting: 'queued' } }) ? [anEntry('ENTRY_SENDING', 'latest')] : []),
      ...(kind === 'Check-in' && at({ punch: { resting: 'sending' } })
        ? [
            anEntry('ENTRY_WAITING', 'latest'),
            ...['received', 'duplicate', 'conflict', 'refused'].map(answer =>
              anEntry('ENTRY_ANSWERED', 'latest', answer),
            ),
          ]
        : []),
      ...(unsent && !isDone
        ? [
            anEntry('ENTRY_SENDING', 'earlier'),
            anEntry('ENTRY_WAITING', 'earlier'),
            anEntry('ENTRY_ANSWERED', 'earlier', 'received'),
          ]
        : []),
    ]
  },
  isPassing,
  // Whoever holds the turn to send has let it go with the first entry: a later punch would be gone before it is looked at.
  goesWith: (before, doing) => !doing.startsWith('PUNCHED ') || !before.some(label => label.startsWith('ENTRY_')),
  isLast: doing => doing === 'enqueue: no room',
  matters: snapshot => {
    const { kind, permission, punched, location, deliveries } = (snapshot as Snapshot).context
    return [kind, permission, punched, location, deliveries]
  },
}

const nobodyCauses: Record<string, string> = {
  'attendance.punch.resting PUNCHED #1': 'a screen has no button for a punch that is not taken now',
  'attendance.punch.locating CANCELLED #1':
    'while the device is located, a screen offers to go on without, not to stop',
  'attendance ENTRY_SENDING #1': 'each screen makes one punch; the next one is made on another',
  'attendance ENTRY_WAITING #1': 'each screen makes one punch; the next one is made on another',
  'attendance ENTRY_ANSWERED #1': 'each screen makes one punch; the next one is made on another',
}

interface World {
  page: Page
  network: Network
  placed: Placed
  start: string
  kind: Kind
  venue: { latitude: number; longitude: number; radius: number }
  /** Holds the turn to send, as a tab that sends something else does. */
  otherTab: Page
}

const agency = 'nordlicht'
const punches = 'POST /punches'
const answered = (status: number, code: string) => ({
  status,
  body: { type: 'about:blank', title: code, status, code },
})

async function begin(world: World, labels: readonly string[]): Promise<void> {
  const { page, placed, start, network, otherTab } = world
  const { screen, unsent, input: given } = beginning(start)
  const origin = originOf(agency)
  for (const kind of given.punched)
    if (!(unsent && kind === 'Pre-call')) await punchedBy(agency, placed, kind as Kind, kind === 'Check-in' ? 9 : 1)
  await page.clock.install()
  await prepareDevice(page, agency, await tokenOf(placed.person))
  if (unsent) await leaveUnsent(page, placed.person, { ...placed, caption: 'Pre-call' })
  network.set(punches, 'hold')
  await otherTab.evaluate(
    () =>
      new Promise<void>(resolve => {
        void navigator.locks.request('outbox', () => {
          resolve()
          return new Promise(letGo => Object.assign(window, { letGo }))
        })
      }),
  )
  if (labels.includes('PERMISSION_CHANGED denied')) await refusesLocation(page.context(), agency)
  await page.goto(`${origin}/crews/${placed.crewId}${screen}`)
  await expect(mainOf(page)).toBeVisible()
}

const letGo = ({ otherTab }: World) => otherTab.evaluate(() => (window as unknown as { letGo?: () => void }).letGo?.())
const buttonOf: Record<Kind, string> = {
  'Pre-call': 'I am on my way',
  'Check-in': 'Check in',
  'Check-out': 'Check out',
}

/** What the device and the server are made to be before a step, so that what follows by itself goes as walked. */
async function prepare({ page, network, venue }: World, next: readonly Step[]): Promise<void> {
  if (next.some(({ label }) => label === 'enqueue: no room') && next.every(({ label }) => byItself.test(label))) {
    await fillStorage(page)
    // With network it would be sent at once.
    network.set(punches, 'unreachable')
  }
  if (next[0]?.label === 'locate: outside' || next[0]?.label === 'locate: inside') {
    const isFar = next[0].label === 'locate: outside'
    await standsAt(page.context(), agency, venue, isFar ? venue.radius + 500 : 20)
    const said = page.getByText(/^Outside the .* circle/)
    await expect(page.getByText(/m to /)).toBeVisible()
    await expect(said).toHaveCount(isFar ? 1 : 0)
  }
}

const byItself = /^(enqueue|locate): /
const press = (name: string) => (world: World) => world.page.getByRole('button', { name, exact: true }).click()

const acts: Record<string, (world: World) => Promise<unknown>> = {
  'PERMISSION_CHANGED granted': ({ page }) =>
    page.context().grantPermissions(['geolocation'], { origin: originOf(agency) }),
  // The page was opened with it.
  'PERMISSION_CHANGED denied': async () => undefined,
  ...Object.fromEntries(Object.entries(buttonOf).map(([kind, name]) => [`PUNCHED ${kind}`, press(name)])),
  'PUNCHED Check-out': async world => {
    await press(buttonOf['Check-out'])(world)
    // Long before the end: asked first.
    const early = world.page.getByRole('alertdialog', { name: /before the end/ })
    await early.getByRole('button', { name: 'Check out', exact: true }).click()
  },
  EXPLAINED: ({ page }) =>
    page.getByRole('dialog').getByRole('button', { name: 'Share location', exact: true }).click(),
  SKIPPED: press('Continue without'),
  CANCELLED: press('Cancel'),
  'REASON_GIVEN Parking the car': press('Parking the car'),
  'after locatePatience': ({ page }) => page.clock.fastForward(8_000),
  // On the crew's page nothing was found yet: the browser finds it now, or knows that it cannot.
  'locate: inside': ({ page, venue }) => standsAt(page.context(), agency, venue, 20),
  'locate: unavailable': ({ page }) => page.context().setGeolocation(null),
  'ENTRY_SENDING latest': letGo,
  'ENTRY_SENDING earlier': letGo,
  'ENTRY_WAITING latest': ({ network }) => network.answer(punches, answered(503, 'unavailable')),
  'ENTRY_WAITING earlier': async world => {
    await letGo(world)
    await world.network.answer(punches, answered(503, 'unavailable'))
  },
  'ENTRY_ANSWERED latest received': ({ network }) => network.answer(punches, 'pass'),
  'ENTRY_ANSWERED latest duplicate': async ({ network, placed }) => {
    await punchedBy(agency, placed, 'Check-in', 1)
    await network.answer(punches, 'pass')
  },
  'ENTRY_ANSWERED latest conflict': async ({ network, placed }) => {
    await punchedBy(agency, placed, 'Check-in', 20)
    await network.answer(punches, 'pass')
  },
  'ENTRY_ANSWERED latest refused': async ({ network, placed }) => {
    await asChief(agency, 'POST', `/projectCrewItemStatus/${placed.jobId}/notNeeded`, {})
    await network.answer(punches, 'pass')
  },
  'ENTRY_ANSWERED earlier received': async world => {
    await letGo(world)
    await world.network.answer(punches, 'pass')
  },
}

const task = ({ kind }: World) => kind !== 'Pre-call'
/** The line that says what became of the punch made here. */
const delivery = ({ page, kind }: World) =>
  page.getByRole('status').filter({ hasText: kind === 'Pre-call' ? /^Pre-call/ : /^Saved on this device/ })
const punched = { 'Pre-call': /^Pre-call/, 'Check-in': /^Check-in|^Checked in/, 'Check-out': /^Check-out|^Checked out/ }
const shows = async ({ page }: World, kind: Kind, isShown: boolean) => {
  const line = page.getByText(punched[kind]).filter({ visible: true })
  if (isShown) await expect(line.first()).toBeVisible()
  else await expect(line).toHaveCount(0)
}
const days = (...kinds: Kind[]) => {
  return async (world: World) => {
    for (const kind of ['Pre-call', 'Check-out'] as const) await shows(world, kind, kinds.includes(kind))
  }
}
const became = (text: string, not: readonly string[]) => async (world: World) => {
  await expect(delivery(world)).toContainText(text)
  for (const other of not) await expect(delivery(world)).not.toContainText(other)
}
const note =
  (text: string) =>
  ({ page }: World) =>
    expect(page.getByText(text, { exact: false }).first()).toBeVisible()
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true })

/** Written by hand from the specification: what is on the screen in each state. */
const facts: Record<string, (world: World, context: Snapshot['context']) => Promise<void>> = {
  'day.notStarted': async world => {
    await days()(world)
    await expect(world.page.getByText(/^Checked in /)).toHaveCount(0)
  },
  'day.called': async world => {
    await shows(world, 'Pre-call', true)
    await expect(world.page.getByText(/^Checked in /)).toHaveCount(0)
  },
  'day.checkedIn': async (world, { punched: made }) => {
    await shows(world, 'Pre-call', made.includes('Pre-call'))
    await shows(world, 'Check-out', false)
  },
  'day.finished': async world => shows(world, 'Check-out', true),
  'punch.resting.ready': async (world, { permission, punched: made }) => {
    if (made.includes(world.kind)) {
      await expect(button(world, buttonOf[world.kind])).toHaveCount(0)
      return
    }
    await expect(button(world, buttonOf[world.kind])).toBeEnabled()
    await expect(world.page.getByRole('dialog', { name: 'Share your location?' })).toHaveCount(0)
    if (!task(world)) return
    const refused = world.page.getByText(
      'Permissions not granted. Pre-call, check-in and check-out may not be possible.',
    )
    await expect(refused).toHaveCount(permission === 'denied' ? 1 : 0)
  },
  'punch.resting.notSaved': note('This device could not save the punch.'),
  'punch.resting.queued': async (world, { kind }) => {
    if (kind === 'Check-in') await expect(world.page.getByText(/^Checked in \d\d:\d\d$/)).toBeVisible()
    await became('Saved', ['Sending', 'Received', 'Not accepted'])(world)
  },
  'punch.resting.sending': became('Sending', ['Received', 'No network']),
  'punch.resting.received': became('Received', ['Sending', 'No network']),
  'punch.resting.duplicate': note('Already known: the earlier punch counts.'),
  'punch.resting.conflict': note('This contradicts another punch. Your crew chief decides.'),
  'punch.resting.refused': async world => {
    await note('Not accepted.')(world)
    await expect(button(world, 'Try again').last()).toBeVisible()
  },
  'punch.explaining': async ({ page }) => {
    await expect(page.getByRole('dialog', { name: 'Share your location?' })).toContainText(
      'You can check in without it.',
    )
  },
  'punch.locating': async world => {
    await expect(button(world, 'Finding your position …')).toHaveAttribute('aria-busy', 'true')
    await expect(button(world, 'Continue without')).toBeVisible()
  },
  'punch.outside': async ({ page }) => {
    await expect(page.getByRole('dialog', { name: 'Why are you outside the circle?' })).toBeVisible()
  },
}

const { walks, all } = walksOf(plan)

for (const walk of walks)
  test(titleOf(walk), async ({ page, context, troubles }) => {
    troubles.excuse(/QuotaExceededError/)
    const placed = await comesToday('attendanceWalk')
    const { geoData } = (await today(agency)).crew.location
    if (!geoData) throw new Error('today has no place')
    const network = await Network.under(context)
    const otherTab = await anotherTab(context, agency)
    const world: World = {
      page,
      network,
      placed,
      start: walk.start,
      kind: beginning(walk.start).kind,
      venue: geoData,
      otherTab,
    }
    await page.bringToFront()
    await begin(
      world,
      walk.steps.map(({ label }) => label),
    )
    for (const [at, step] of walk.steps.entries())
      await test.step(step.label, async () => {
        const rest = walk.steps.slice(at + 1)
        const own = rest.slice(0, rest.findIndex(({ label }) => !byItself.test(label)) >>> 0)
        const before = walk.steps[at - 1]?.snapshot
        const isAutomatic = byItself.test(step.label) && before !== undefined && isPassing(before)
        if (!isAutomatic) {
          await prepare(world, isPassing(step.snapshot) ? own : [])
          const act = acts[step.label]
          if (!act) throw new Error(`nobody knows how to do "${step.label}"`)
          await act(world)
        }
        if (isPassing(step.snapshot)) return
        for (const leaf of leavesOf(step.snapshot)) {
          const fact = facts[leaf]
          if (!fact) throw new Error(`nothing is written about the state ${leaf}`)
          await fact(world, (step.snapshot as Snapshot).context)
        }
      })
    await network.release()
  })

test('every transition of the attendance is walked, or said to be out of reach', () => {
  const { line, missing, causedAfterAll } = accountOf(walks, all, nobodyCauses)
  console.log(line)
  expect({ missing, causedAfterAll }).toEqual({ missing: [], causedAfterAll: [] })
})
