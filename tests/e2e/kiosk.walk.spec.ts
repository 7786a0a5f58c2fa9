import { pbkdf2Sync } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { demoPin } from '../../server/demo/people.ts'
import { kioskMachine } from '../../src/machines/kiosk/kiosk.machine.ts'
import type { KioskContext, Roster, RosterLine } from '../../src/machines/kiosk/kiosk.types.ts'
import { anotherTab, fillStorage, unsentOn } from './device.ts'
import { Network } from './network.ts'
import {
  type Placed,
  type Schemas,
  asChief,
  asked,
  call,
  comesToday,
  demoPerson,
  freshToken,
  originOf,
  today,
} from './stage.ts'
import { expect, prepareDevice, stored, test } from './support.ts'
import { type Doing, type Plan, type Step, accountOf, answerOf, delaysOf, leavesOf, titleOf, walksOf } from './walks.ts'

/**
 * The chart of a tablet at the door, walked through its screens: faces, letters, PINs and menus are tapped, the roster
 * and what becomes of a punch come when told, and the clock stands still between two steps.
 */

type Snapshot = SnapshotFrom<typeof kioskMachine>

test.use({ viewport: { width: 1024, height: 768 } })

const agency = 'nordlicht'
const [roster, punches] = ['GET /projectCrews/{id}/roster', 'POST /punches']

/** Lena and Mia have a PIN, Noor and Olga none, Emre is in; the server will not have Olga. */
const names = ['Lena', 'Mia', 'Noor', 'Olga', 'Emre'] as const
type Name = (typeof names)[number]
const now = Date.now()
const reading = { deviceTime: now, pageLife: 'p', monotonic: 1 }
const line = (id: Name): RosterLine => ({
  id,
  projectCrewItem: id,
  person: { id, firstName: id, lastName: id, pictured: false, pin: id === 'Lena' || id === 'Mia' },
  function: { id: 'f', caption: 'Stagehand', code: 'stagehand' },
  task: null,
  starts: new Date(now).toISOString(),
  ends: new Date(now + 3_600_000).toISOString(),
  startTime: '06:00',
  endTime: '14:00',
  status: 'confirmed',
  preCallAt: null,
  checkInAt: id === 'Emre' ? new Date(now).toISOString() : null,
  checkOutAt: null,
})
const heard: Roster = {
  crew: { id: 'crew', name: 'Load-in' },
  kiosk: { id: 'kiosk', label: 'Dock' },
  location: { id: 'v', name: 'Halle', city: 'Kiel', entrance: null, timeZone: 'UTC', geoData: null },
  meetingPoint: null,
  timeZone: 'UTC',
  crewChief: null,
  checkInOpensMinutes: 60,
  pinRequired: true,
  sealKey: 'key',
  lines: names.map(line),
}

/** Where a walk begins: what the tablet keeps, and what another tab of it does. */
const beginnings = {
  'a new tablet': null,
  'a tablet that knows its crew': heard,
  // A punch is being saved for as long as the other tab likes.
  'a tablet that knows its crew, while another tab writes': heard,
  'a second tab': null,
} as const
type Start = keyof typeof beginnings

const sent = (label: string, event: object): Doing => ({ label, event: event as Doing['event'] })
const plain = (type: string) => sent(type, { type })
const tapped = (who: Name) => sent(`TAPPED ${who}`, { type: 'TAPPED', line: who, reading, now })
const digit = (typed: string) => sent(`DIGIT ${typed}`, { type: 'DIGIT', digit: typed, reading, now })
const waits = (waiting: number, online = true) =>
  sent(`OUTBOX_CHANGED ${online ? '' : 'no network, '}${waiting} waiting`, { type: 'OUTBOX_CHANGED', online, waiting })
const became = (type: 'ENTRY_RECEIVED' | 'ENTRY_DROPPED', entry: string) => sent(`${type} ${entry}`, { type, entry })
const pinWrong = (entry: string) => sent(`PIN_WRONG ${entry}`, { type: 'PIN_WRONG', entry, left: 4 })
const what = { loaded: { kind: 'loaded', roster: heard }, revoked: { kind: 'revoked' }, ended: { kind: 'ended' } }
const rosterIs = (id: string, kind: keyof typeof what | 'unreachable') =>
  answerOf(id, kind, kind === 'unreachable' ? { kind } : what[kind])
const rosters = (id: string) => (['loaded', 'revoked', 'ended', 'unreachable'] as const).map(kind => rosterIs(id, kind))

const [rightDigits, wrongDigit, exitPin] = [[...demoPin], '9', '7777'] as const
/** Only the walk's name of an entry: whose it is, and whether another PIN was typed for it. */
const entryOf = ({ line: of, digits }: KioskContext) => `of ${of}${digits.endsWith(wrongDigit) ? ', wrong PIN' : ''}`
const isWrong = (entry: string) => entry.endsWith('wrong PIN')
const unsentOf = ({ punches: made }: KioskContext) => made.filter(({ received }) => !received)

/** What became of an entry is known a moment before it is gone from the tablet. */
const isSettling = (state: Snapshot) => {
  const unsent = unsentOf(state.context).length
  const isKnown = !state.matches('closing') || state.context.punches.length > 0
  return isKnown && state.context.waiting > unsent
}
const isPassing = (snapshot: AnyMachineSnapshot) => {
  const state = snapshot as Snapshot
  return (
    state.status === 'active' &&
    (['claiming', 'reading', 'wiping'].some(one => state.matches(one as 'claiming')) ||
      state.matches({ open: { desk: 'saving' } }) ||
      state.matches({ open: { desk: { exit: 'checking' } } }) ||
      (state.matches({ closing: 'draining' }) && state.context.waiting === 0) ||
      isSettling(state))
  )
}

/** Whom the desk serves, one thing after the other: after a punch only what becomes of it. */
function atTheDesk(state: Snapshot, start: Start): Doing[] {
  const { context } = state
  const { punches: made, digits, waiting, online, entry } = context
  const unsent = unsentOf(context)
  const [first] = unsent
  const at = (desk: string) => state.matches({ open: { desk } } as Parameters<typeof state.matches>[0])
  const isFresh = made.length === 0
  const isRefreshing = state.matches({ open: { roster: 'refreshing' } })
  if (at('saving')) {
    if (start === 'a tablet that knows its crew, while another tab writes') return [rosterIs('loadRoster', 'revoked')]
    const saved = answerOf('punch', 'saved', { kind: 'saved', entry: entryOf(context) })
    return context.line === 'Noor' && isFresh && !isRefreshing
      ? [saved, answerOf('punch', 'no room', { kind: 'failed' })]
      : [saved]
  }
  if ((at('checking') || at('done')) && waiting < unsent.length && online) return [waits(unsent.length)]
  if (at('checking')) {
    const other = unsent.find(one => one.entry !== entry)?.entry
    if (other?.includes('Olga')) return [became('ENTRY_DROPPED', other)]
    if (other) return [isWrong(other) ? pinWrong(other) : became('ENTRY_RECEIVED', other)]
    if (made.length > 1 || entry === null) return []
    const answered = isWrong(entry) ? pinWrong(entry) : became('ENTRY_RECEIVED', entry)
    return [answered, waits(1, false), ...named(state, 'checkPatience')]
  }
  if (at('done')) {
    if (made.length > 1) return []
    if (isRefreshing && start !== 'a new tablet') return [rosterIs('loadRoster', 'revoked')]
    return [plain('TOUCHED'), ...(online && unsent.length ? named(state, 'doneFor') : [])]
  }
  if (at('told')) return [plain('TOUCHED'), ...named(state, 'saidFor')]
  if (at('pin')) {
    const next = digit(rightDigits[digits.length] ?? '')
    if (context.left !== null) return []
    const digits_ = digits.length === rightDigits.length - 1 ? [next, digit(wrongDigit)] : [next]
    if (!isFresh) return digits_.slice(0, 1)
    return [
      ...digits_,
      plain('BACK'),
      plain('FORGOT'),
      ...(digits === '' ? [] : [plain('DELETED')]),
      ...named(state, 'pinPatience'),
    ]
  }
  if (at('menu'))
    return isFresh
      ? [
          plain('BACK'),
          sent('TASK_CHOSEN', { type: 'TASK_CHOSEN', task: 'Check-out' }),
          plain('EXIT_ASKED'),
          ...named(state, 'idleReset'),
        ]
      : [plain('EXIT_ASKED')]
  if (state.matches({ open: { desk: { exit: 'checking' } } })) {
    const right = answerOf('checkExit', 'right', { kind: 'right' })
    if (!isFresh) return [right]
    return [
      right,
      answerOf('checkExit', 'wrong', { kind: 'wrong', left: 4 }),
      answerOf('checkExit', 'paused', { kind: 'paused', until: now + 900_000 }),
    ]
  }
  if (state.matches({ open: { desk: { exit: 'typing' } } })) {
    const isWhole = digits.length === exitPin.length
    if (context.left !== null) return []
    if (!isFresh) return [isWhole ? plain('EXIT_SUBMITTED') : digit('7')]
    return [
      digit('7'),
      ...(isWhole || digits === '' ? [plain('EXIT_SUBMITTED')] : []),
      ...(digits === '' ? [plain('BACK'), ...named(state, 'idleReset')] : [plain('DELETED')]),
    ]
  }
  if (!at('faces') || context.page > 0 || context.task === 'Check-out') return []
  if (context.letters !== null) return named(state, 'idleReset')
  if (!online) return [waits(1)]
  if (first?.line === 'Olga') {
    if (!isRefreshing) return [waits(0)]
    return waiting === 0 ? [waits(1)] : [became('ENTRY_DROPPED', first.entry), tapped('Mia')]
  }
  if (isRefreshing) {
    if (start === 'a tablet that knows its crew') return isFresh ? [...rosters('loadRoster'), tapped('Noor')] : []
    if (start === 'a new tablet') return isFresh ? [rosterIs('loadRoster', 'loaded')] : []
    return [tapped('Noor')]
  }
  if (start !== 'a new tablet') return []
  if (first) return [tapped('Mia'), ...(first.line === 'Noor' ? [plain('MENU_OPENED')] : [])]
  if (!isFresh) return []
  return [
    ...(['Lena', 'Noor', 'Olga', 'Emre'] as const).map(tapped),
    sent('LETTER_CHOSEN', { type: 'LETTER_CHOSEN', letters: 'N' }),
    sent('PAGE_TURNED', { type: 'PAGE_TURNED', page: 1 }),
    plain('MENU_OPENED'),
    plain('ROSTER_DUE'),
  ]
}
const named = (state: Snapshot, delay: string) => delaysOf(state).filter(({ label }) => label === `after ${delay}`)

const plan: Plan = {
  machine: kioskMachine,
  starts: Object.fromEntries(Object.keys(beginnings).map(start => [start, { task: 'Check-in' }])),
  possible: (snapshot, begun) => {
    const state = snapshot as Snapshot
    const start = begun as Start
    const { context } = state
    const [first] = unsentOf(context)
    if (state.matches('claiming')) return start === 'a second tab' ? delaysOf(snapshot) : [plain('LOCK_HELD')]
    if (state.matches('elsewhere')) return [plain('LOCK_HELD')]
    if (state.matches('reading')) {
      const kept = beginnings[start]
      return [answerOf('readStored', kept ? 'the crew' : 'nothing', { roster: kept, punches: [] })]
    }
    if (state.matches('loading')) return start === 'a new tablet' ? rosters('loadFirst') : []
    if (state.matches('unreached')) return [plain('RETRY'), ...delaysOf(snapshot)]
    if (isSettling(state)) return [waits(unsentOf(context).length)]
    if (state.matches('open')) return atTheDesk(state, start)
    const becameOf = first ? [became('ENTRY_RECEIVED', first.entry), ...(context.online ? [waits(1, false)] : [])] : []
    if (state.matches({ leaving: 'sending' }) || state.matches({ closing: 'draining' })) {
      const id = state.matches('leaving') ? 'leave' : 'drain'
      const { waiting } = context
      if (waiting === 0) return [answerOf(id, 'empty', { kind: 'empty' })]
      return [answerOf(id, '1 waiting', { kind: 'waiting', entries: waiting })]
    }
    if (state.matches({ leaving: 'asking' })) return [plain('BACK'), plain('LEFT'), ...becameOf]
    if (state.matches({ closing: 'waiting' }))
      return first && context.online ? [plain('LEFT'), ...becameOf, ...delaysOf(snapshot)] : []
    if (state.matches({ closing: 'closed' }))
      return start === 'a tablet that knows its crew' ? [plain('LEFT')] : start === 'a new tablet' ? [] : [waits(1)]
    if (state.matches('ended')) return [plain('LEFT')]
    if (state.matches('wiping')) return [answerOf('wipe', 'wiped', undefined)]
    return []
  },
  isPassing,
  matters: snapshot => {
    const {
      line: of,
      digits,
      left,
      hint,
      task,
      letters,
      page,
      punches: made,
      online,
      waiting,
    } = (snapshot as Snapshot).context
    return [
      of,
      digits,
      left,
      hint,
      task,
      letters,
      page,
      made.map(({ entry, received }) => [entry, received]),
      online,
      waiting,
    ]
  },
}

const nobodyCauses: Record<string, string> = {
  'kiosk.open.desk.faces TAPPED #4': 'a face that has gone from the roster has gone from the screen with it',
  'kiosk.open.desk.faces TOUCHED #1':
    'only faces, letters, pages and the menu take a touch, and each is an event of its own',
  'kiosk.open.desk.told BACK #1': 'what says why a tap was no punch has one button, and that is a touch',
  'kiosk.open.desk.checking ENTRY_DROPPED #1':
    'an entry is given up a quarter of a minute after its tap at the earliest, a PIN is checked for a second and a half',
  'kiosk.closing.closed OUTBOX_CHANGED #1':
    'it is closed only once nothing waits, and of that the outbox has said everything by then',
}

interface Person {
  id: string
  name: string
}
interface World {
  page: Page
  network: Network
  start: Start
  labels: readonly string[]
  /** Of the same tablet: has the lock or the store, where a walk says so. */
  otherTab: Page
  token: string
  kiosk: Schemas['Kiosk']
  cast: Record<Name, Person>
  /** Whose next walk needs somebody else: the server has heard of them. */
  spent: Set<Name>
  /** Ms that the clock has gone on since it was stopped, early in a minute. */
  passed: number
}

const refusal = (status: number, code: string) => ({ status, body: { type: 'about:blank', title: code, status, code } })

/** One kiosk and one cast serve walk after walk, until something has become of them. */
let running: { token: string; kiosk: Schemas['Kiosk'] } | undefined
const known = new Map<Name, Placed>()

async function aKiosk(): Promise<NonNullable<typeof running>> {
  const { crewId } = await today(agency)
  const isOpen = running && (await call(agency, running.token, 'GET', `/projectCrews/${crewId}/roster`)).status === 200
  if (running && isOpen) return running
  const chief = await freshToken(demoPerson(agency, 'chief'))
  running = await asked<NonNullable<typeof running>>(agency, chief, 'POST', '/kiosks', { crew: crewId, label: 'Dock' })
  return running
}

const firstNameOf = ({ name }: Person) => name.split(' ')[0] ?? ''

/** Everybody has a first name of their own, so that a face is told from the others by it. */
async function aCast(token: string): Promise<World['cast']> {
  const { crewId } = await today(agency)
  const { lines } = await asked<Roster>(agency, token, 'GET', `/projectCrews/${crewId}/roster`)
  const isIn = lines.find(({ checkInAt, checkOutAt }) => checkInAt !== null && checkOutAt === null)
  if (!isIn) throw new Error('nobody is in yet')
  const { id, firstName, lastName } = isIn.person
  const emre = { id, name: `${firstName} ${lastName}` }
  for (const name of names) {
    if (name === 'Emre' || known.has(name)) continue
    const taken = new Set([emre, ...[...known.values()].map(({ person }) => person)].map(firstNameOf))
    let placed = await comesToday('kioskWalk')
    while (taken.has(firstNameOf(placed.person))) placed = await comesToday('kioskWalk')
    known.set(name, placed)
    if (name === 'Noor' || name === 'Olga')
      await asChief(agency, 'POST', `/projectCrewItemStatus/${placed.jobId}/resetKioskPin`, {})
  }
  const of = (name: Name) => {
    const placed = known.get(name)
    if (!placed) throw new Error(`nobody is ${name}`)
    return placed.person
  }
  return { Lena: of('Lena'), Mia: of('Mia'), Noor: of('Noor'), Olga: of('Olga'), Emre: emre }
}

/** The roster as the server gives it, of the five alone; pages are turned where everybody is on it. */
const castOnly =
  ({ cast, labels }: World) =>
  (body: unknown): unknown => {
    const people = Object.values(cast).map(({ id }) => id)
    const { lines, ...rest } = body as Roster
    return {
      ...rest,
      lines: labels.includes('PAGE_TURNED') ? lines : lines.filter(({ person }) => people.includes(person.id)),
    }
  }

/** What the tablet keeps: how its exit PIN is checked, and its crew where an earlier visit left it. */
async function keep(world: World, crew: Roster | null): Promise<void> {
  const salt = Buffer.from('of this tablet !')
  const isRight = !world.labels.some(label => label === 'checkExit: wrong' || label === 'checkExit: paused')
  const hash = pbkdf2Sync(isRight ? exitPin : '1357', salt, 600_000, 32, 'sha256').toString('base64')
  const wrong = world.labels.includes('checkExit: paused') ? 4 : 0
  await world.page.evaluate(
    ({ mark, last }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kiosk', 1)
        opening.onupgradeneeded = () => {
          for (const store of ['roster', 'pictures', 'exit']) opening.result.createObjectStore(store)
        }
        opening.onerror = () => reject(new Error('the database does not open'))
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['roster', 'exit'], 'readwrite')
          writing.objectStore('exit').put(mark, 'pin')
          if (last) writing.objectStore('roster').put({ crew: last.crew.id, roster: last }, 'last')
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { mark: { salt: salt.toString('base64'), hash, wrong, pausedUntil: null }, last: crew },
  )
}

/** What the tablet keeps of its crew now. */
const keptRoster = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('kiosk')
        opening.onerror = () => reject(new Error('the database does not open'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('roster').objectStore('roster').count()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )

const takeLock = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>(resolve => {
        void navigator.locks.request('kiosk', () => {
          resolve()
          return new Promise(letGo => Object.assign(window, { letGo }))
        })
      }),
  )
/** A transaction lives as long as something is asked of it. */
const takeStore = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>(resolve => {
        let writes = true
        Object.assign(window, { letGo: () => (writes = false) })
        const opening = indexedDB.open('device')
        opening.onsuccess = () => {
          const store = opening.result.transaction('outbox', 'readwrite').objectStore('outbox')
          store.transaction.oncomplete = () => opening.result.close()
          const more = () => {
            resolve()
            if (writes) store.count().onsuccess = more
          }
          store.count().onsuccess = more
        }
      }),
  )
const letGo = (tab: Page) => tab.evaluate(() => (window as unknown as { letGo: () => void }).letGo())

/** Opens the tablet, and stops its clock as soon as it stands at something that waits. */
async function begin(world: World): Promise<void> {
  const { page, network, start, otherTab, token, kiosk } = world
  // The roster is asked for with every minute: the next one is as far away as it can be.
  await page.clock.install({ time: Math.floor(Date.now() / 60_000) * 60_000 })
  await prepareDevice(page, agency, token)
  const crew = await asked<Roster>(agency, token, 'GET', `/projectCrews/${kiosk.crew}/roster`)
  await keep(world, beginnings[start] ? (castOnly(world)(crew) as Roster) : null)
  network.set(roster, 'hold')
  network.set(punches, 'hold')
  if (start === 'a second tab') await takeLock(otherTab)
  await page.bringToFront()
  await page.goto(originOf(agency))
  if (start === 'a second tab') await expect(page.getByRole('heading', { name: 'Already open' })).toBeVisible()
  else {
    await expect.poll(() => network.isHeld(roster), { message: 'the roster is asked for' }).toBe(true)
    await (beginnings[start] ? expect(faces(page)).toBeVisible() : loading(world))
  }
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

const faces = (page: Page) => page.getByRole('region', { name: 'Crew' })
const tile = ({ page, cast }: World, name: Name) => {
  const [first = '', last = ''] = cast[name].name.split(' ')
  return faces(page).getByRole('button', { name: new RegExp(`^(?:Due|Late|In|Out) ?.*${first} ${last[0] ?? ''}`) })
}
const heading = ({ page }: World, name: string) => page.getByRole('heading', { name, exact: true })
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true })
const press =
  (...any: string[]) =>
  async ({ page }: World) =>
    page.getByRole('button', { name: new RegExp(`^(${any.join('|')})$`) }).click()
const afterwards = (ms: number) => async (world: World) => {
  world.passed += ms
  await world.page.clock.runFor(ms)
}
const frame = 50

/** What is sent goes out after the next picture, after a pause, or once the other tab lets go: no sooner than it should. */
const isSent = (step: number) => async (world: World) =>
  expect
    .poll(
      async () => {
        await afterwards(step)(world)
        return world.network.isHeld(punches)
      },
      { message: 'the entry is sent' },
    )
    .toBe(true)

/** As when it was left on another tab; its session ends, and the server gets to know. */
const ended = async ({ token, kiosk }: World) => {
  const at = { deviceTime: new Date().toISOString(), pageLife: crypto.randomUUID(), monotonic: 1 }
  await asked(agency, token, 'POST', '/punches', { entries: [], waiting: 0, leaving: true, sent: at })
  await expect
    .poll(async () => (await call(agency, token, 'GET', `/projectCrews/${kiosk.crew}/roster`)).status)
    .toBe(401)
}
const rosterComes = (kind: string) => async (world: World) => {
  const { network, kiosk } = world
  if (kind === 'revoked') await asChief(agency, 'POST', `/kiosks/${kiosk.id}/revoke`)
  if (kind === 'ended') await ended(world)
  await network.answer(
    roster,
    kind === 'unreachable' ? 'unreachable' : kind === 'loaded' ? { changed: castOnly(world) } : 'pass',
  )
}
const answered =
  (name: Name) =>
  async ({ network, spent }: World) => {
    spent.add(name)
    await network.answer(punches, 'pass')
  }
const nameIn = (label: string): Name => {
  const found = names.find(name => label.includes(name))
  if (!found) throw new Error(`nobody is named in "${label}"`)
  return found
}

/** What is done for each step. */
const acts: Record<string, (world: World) => Promise<unknown>> = {
  // The other tab is closed.
  LOCK_HELD: ({ otherTab }) => letGo(otherTab),
  RETRY: press('Try again'),
  LETTER_CHOSEN: world => press(letterOf(world))(world),
  PAGE_TURNED: press('Next page'),
  MENU_OPENED: press('This tablet'),
  TASK_CHOSEN: press('Check out'),
  EXIT_ASKED: press('Leave the kiosk'),
  EXIT_SUBMITTED: press('Leave'),
  BACK: press('Not me', 'Back', 'Back to the kiosk'),
  LEFT: press('Leave anyway', 'Sign in'),
  DELETED: press('Delete digit'),
  FORGOT: press('Forgot'),
  // The second half of a double tap is not yet one.
  TOUCHED: async world => {
    await world.page.clock.runFor(310)
    await press('OK')(world)
  },
  // The tablet was dark and is looked at again.
  ROSTER_DUE: ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  'after untilRetry': afterwards(5_000),
  'after idleReset': afterwards(60_000),
  'after saidFor': afterwards(5_000),
  'after pinPatience': afterwards(15_000),
  'after checkPatience': afterwards(1_500),
  'after doneFor': afterwards(2_000),
  'leave: 1 waiting': afterwards(10_000),
  'drain: 1 waiting': afterwards(5_000),
  // Nothing is left to be sent but that the kiosk was left.
  'leave: empty': ({ network }) => network.answer(punches, 'pass'),
  'OUTBOX_CHANGED 0 waiting': ({ network }) => network.answer(punches, refusal(404, 'notFound')),
  'OUTBOX_CHANGED no network, 1 waiting': ({ network }) => network.answer(punches, refusal(503, 'unavailable')),
  'OUTBOX_CHANGED 2 waiting': afterwards(frame),
}

async function act(world: World, { label }: Step, before: Snapshot | undefined): Promise<unknown> {
  const known_ = acts[label]
  if (known_) return known_(world)
  const [kind = '', how = ''] = label.split(/[: ]+/)
  if (kind === 'TAPPED') {
    if (world.start === 'a tablet that knows its crew, while another tab writes') await takeStore(world.otherTab)
    return tile(world, nameIn(label)).click()
  }
  if (kind === 'DIGIT') return press(how)(world)
  if (kind === 'loadFirst' || kind === 'loadRoster') return rosterComes(how)(world)
  if (kind === 'ENTRY_RECEIVED' || kind === 'PIN_WRONG') return answered(nameIn(label))(world)
  if (kind === 'ENTRY_DROPPED') return world.network.answer(punches, refusal(404, 'notFound'))
  if (label === 'OUTBOX_CHANGED 1 waiting') {
    if (before?.matches({ closing: 'closed' })) await letGo(world.otherTab)
    // What was refused as a question is reported as a fact a quarter of a minute later.
    return isSent(before?.matches({ open: { desk: 'faces' } }) ? 5_000 : frame)(world)
  }
  throw new Error(`nobody knows how to do "${label}"`)
}
const byItself = /^(LOCK_HELD|after lockPatience|readStored|punch|checkExit|drain: empty|wipe|OUTBOX_CHANGED)/

const letterOf = ({ cast }: World) =>
  firstNameOf(cast.Noor).normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, 1).toUpperCase()
const nobodyShown = async ({ page }: World) => expect(faces(page)).toHaveCount(0)
const only = async ({ page }: World, ...buttons: string[]) => {
  // What lies beneath is covered once what covers it is painted, and the clock stands still.
  await expect(async () => {
    await page.clock.runFor(frame)
    await expect(page.getByRole('button')).toHaveText(buttons, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('link')).toHaveCount(0)
}
const loading = async (world: World) => {
  await expect(world.page.getByRole('main', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
  await nobodyShown(world)
}
const says = (world: World, text: string | RegExp) => expect(world.page.getByText(text)).toBeVisible()
const unsentSaid = async (world: World) => {
  await says(world, /^1 entry has not been sent\. What is unsent stays sealed on this tablet/)
}
const forgotten = ({ page }: World) => expect.poll(() => keptRoster(page), 'what is kept of the crew').toBe(0)
const typed = ({ page }: World, count: number, of: string) =>
  expect(page.getByRole('status', { name: of.replace('#', String(count)) })).toBeAttached()
const served = (world: World, { line: of }: KioskContext) => world.cast[of as Name].name
const padOf = async (world: World, context: KioskContext, ask: string) => {
  await expect(heading(world, served(world, context))).toBeVisible()
  await says(world, ask)
  await typed(world, context.digits.length, '# of 4 digits')
  await expect(button(world, '1')).toBeEnabled()
}

/** Written by hand from the specification: what is on the screen in each state. */
const facts: Record<string, (world: World, context: KioskContext) => Promise<unknown>> = {
  elsewhere: async world => {
    await expect(heading(world, 'Already open')).toBeVisible()
    await nobodyShown(world)
    await only(world)
  },
  loading,
  unreached: async world => {
    await expect(heading(world, 'No network')).toBeVisible()
    await nobodyShown(world)
    await only(world, 'Try again')
  },
  // What was last heard stays, whether more is asked for or not.
  'open.roster.current': async ({ network, passed }) => {
    // With the next minute it is asked for again.
    if (passed < 30_000) expect(network.isHeld(roster)).toBe(false)
  },
  'open.roster.refreshing': ({ network }) =>
    expect.poll(() => network.isHeld(roster), 'the roster is asked for').toBe(true),
  'open.desk.faces': async (world, { letters, page: turned, task, punches: made, waiting }) => {
    const { page, cast, kiosk } = world
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(faces(page)).toBeVisible()
    await expect(page).toHaveURL(`/crews/${kiosk.crew}/${task === 'Check-in' ? 'check-in' : 'check-out'}`)
    await says(world, task === 'Check-in' ? / · \d+ of \d+ in$/ : / · \d+ of \d+ out$/)
    await expect(page.getByRole('group', { name: 'First letter' }).locator('[aria-pressed=true]')).toHaveText(
      letters === null ? 'All' : letterOf(world),
    )
    await expect(page.getByText(/waiting to send$/)).toHaveText(waiting ? [`${waiting} waiting to send`] : [])
    if (world.labels.includes('PAGE_TURNED')) return says(world, turned > 0 ? /^2 of \d+$/ : /^1 of \d+$/)
    for (const name of names) {
      const isShown = letters === null || firstNameOf(cast[name]).startsWith(letterOf(world))
      await expect(tile(world, name)).toHaveCount(isShown ? 1 : 0)
      const own = made.find(punch => punch.line === name)
      if (!isShown) continue
      await expect(tile(world, name)).toContainText(name === 'Emre' || own ? 'In' : /Due|Late/)
      await expect(tile(world, name).getByText('Saved here')).toHaveCount(own && !own.received ? 1 : 0)
    }
  },
  'open.desk.told': async (world, context) => {
    const alert = world.page.getByRole('alert')
    await expect(alert).toContainText(context.hint === 'alreadyIn' ? /^Checked in since \d\d:\d\d/ : 'Not saved')
    await expect(alert).toContainText(served(world, context))
    await only(world, '')
    await expect(button(world, 'OK')).toBeVisible()
  },
  'open.desk.pin.typing': (world, context) => padOf(world, context, 'Your PIN'),
  'open.desk.pin.wrong': (world, context) => padOf(world, context, 'Try again, 4 of 5 left'),
  'open.desk.pin.forgot': (world, context) =>
    padOf(world, context, `Ask ${demoPerson(agency, 'chief').name} to reset your PIN.`),
  'open.desk.checking': async (world, context) => {
    await expect(heading(world, served(world, context))).toBeVisible()
    await says(world, 'Checking …')
    await typed(world, 4, '# of 4 digits')
    await expect(button(world, '1')).toBeDisabled()
  },
  'open.desk.done': async (world, context) => {
    const { page } = world
    await expect(page.getByRole('status').filter({ hasText: 'Checked in' })).toContainText(served(world, context))
    await expect(page.getByText('Saved on this tablet, sent when the network is back')).toHaveCount(
      context.online ? 0 : 1,
    )
  },
  'open.desk.menu': async world => {
    await expect(heading(world, 'Dock')).toBeVisible()
    await expect(button(world, 'Check in')).toHaveAttribute('aria-pressed', 'true')
    await expect(button(world, 'Check out')).toHaveAttribute('aria-pressed', 'false')
    await expect(button(world, 'Leave the kiosk')).toBeVisible()
  },
  'open.desk.exit.typing': async (world, { digits, left }) => {
    await expect(heading(world, 'Leave the kiosk')).toBeVisible()
    await says(world, left === null ? 'Exit PIN' : `Wrong, ${left} tries left`)
    await typed(world, digits.length, digits.length === 1 ? '# digit' : '# digits')
  },
  'open.desk.exit.paused': async world => {
    await expect(world.page.getByRole('alert')).toContainText(/Too many wrong tries\. Try again after \d\d:\d\d\.$/)
    await expect(button(world, '7')).toHaveCount(0)
  },
  'leaving.sending': async world => {
    await expect(heading(world, 'Leaving the kiosk')).toBeVisible()
    await says(world, 'Sending what was recorded …')
    await nobodyShown(world)
    await only(world)
  },
  'leaving.asking': async world => {
    await expect(heading(world, 'Leaving the kiosk')).toBeVisible()
    await unsentSaid(world)
    await only(world, 'Back to the kiosk', 'Leave anyway')
  },
  'closing.draining': async world => {
    await expect(heading(world, 'This kiosk was closed')).toBeVisible()
    await says(world, 'Sending what was recorded here …')
    await nobodyShown(world)
    await only(world)
  },
  'closing.waiting': async world => {
    await expect(heading(world, 'This kiosk was closed')).toBeVisible()
    await unsentSaid(world)
    await only(world, 'Sign in')
    await forgotten(world)
  },
  'closing.closed': async world => {
    await expect(heading(world, 'This kiosk was closed')).toBeVisible()
    await says(world, 'Everything recorded here has arrived.')
    await only(world, 'Sign in')
    await nobodyShown(world)
    await forgotten(world)
  },
  ended: async world => {
    await expect(heading(world, 'This kiosk is over')).toBeVisible()
    await expect(world.page.getByText(/not been sent/)).toHaveCount(0)
    await only(world, 'Sign in')
    await nobodyShown(world)
    await forgotten(world)
  },
  // Nothing of the kiosk is left but what it could not send.
  over: async (world, { waiting }) => {
    const { page } = world
    await page.clock.resume()
    await world.network.release()
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    expect((await stored(page))['token']).toBeUndefined()
    await forgotten(world)
    expect(await unsentOn(page)).toHaveLength(waiting)
  },
}

const { walks, all } = walksOf(plan)

for (const walk of walks)
  test(titleOf(walk), async ({ page, context, troubles }) => {
    troubles.excuse(/QuotaExceededError/)
    const { token, kiosk } = await aKiosk()
    const network = await Network.under(context)
    const world: World = {
      page,
      network,
      start: walk.start as Start,
      labels: walk.steps.map(({ label }) => label),
      otherTab: await anotherTab(context, agency),
      token,
      kiosk,
      cast: await aCast(token),
      spent: new Set(),
      passed: 0,
    }
    await begin(world)
    for (const [at, step] of walk.steps.entries())
      await test.step(step.label, async () => {
        const before = walk.steps[at - 1]?.snapshot as Snapshot | undefined
        if (!(byItself.test(step.label) && (!before || isPassing(before)))) {
          if (walk.steps[at + 1]?.label === 'punch: no room') {
            await fillStorage(page)
            // With network it would be sent at once.
            network.set(punches, 'unreachable')
          }
          await act(world, step, before)
          await page.clock.runFor(frame)
        }
        if (isPassing(step.snapshot)) return
        const { context: given } = step.snapshot as Snapshot
        for (const leaf of step.snapshot.status === 'active' ? leavesOf(step.snapshot) : ['over']) {
          const fact = facts[leaf]
          if (!fact) throw new Error(`nothing is written about the state ${leaf}`)
          await fact(world, given)
        }
      })
    for (const name of world.spent) known.delete(name)
    await network.release()
  })

test('every transition of the kiosk is walked, or said to be out of reach', () => {
  const { line: account, missing, causedAfterAll } = accountOf(walks, all, nobodyCauses)
  console.log(`${account}, in ${walks.length} walks`)
  expect({ missing, causedAfterAll }).toEqual({ missing: [], causedAfterAll: [] })
})
