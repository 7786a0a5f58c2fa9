import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { demoPin } from '../../../../server/demo/cast/people.ts'
import { kioskMachine } from '../../../../src/machines/kiosk/kiosk.machine.ts'
import type { KioskContext, Roster, RosterLine } from '../../../../src/machines/kiosk/kiosk.types.ts'
import { type Doing, type Plan, answerOf, delaysOf } from '../../walks.ts'

/** What can happen at a tablet by the door, and what of it nobody can bring about. */

export type Snapshot = SnapshotFrom<typeof kioskMachine>

export const agency = 'nordlicht'
export const [roster, punches] = ['GET /projectCrews/{id}/roster', 'POST /punches']

/** Lena and Mia have a PIN, Noor and Olga none, Emre is in; the server will not have Olga. */
export const names = ['Lena', 'Mia', 'Noor', 'Olga', 'Emre'] as const
export type Name = (typeof names)[number]
const now = Date.now()
const reading = { deviceTime: now, pageLife: 'p', monotonic: 1 }
const line = (id: Name): RosterLine => ({
  id,
  projectCrewItemId: id,
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
export const beginnings = {
  'a new tablet': null,
  'a tablet that knows its crew': heard,
  // A punch is being saved for as long as the other tab likes.
  'a tablet that knows its crew, while another tab writes': heard,
  'a second tab': null,
} as const
export type Start = keyof typeof beginnings

const sent = (label: string, event: object): Doing => ({ label, event: event as Doing['event'] })
const plain = (type: string) => sent(type, { type })
const tapped = (who: Name) => sent(`TAPPED ${who}`, { type: 'TAPPED', line: who, reading, now })
const digit = (typed: string) => sent(`DIGIT ${typed}`, { type: 'DIGIT', digit: typed, reading, now })
const waits = (waiting: number, online = true) =>
  sent(`OUTBOX_CHANGED ${online ? '' : 'no network, '}${waiting} waiting`, { type: 'OUTBOX_CHANGED', online, waiting })
const takenBack = sent('UNDO_ASKED', { type: 'UNDO_ASKED', reading })
const became = (type: 'ENTRY_RECEIVED' | 'ENTRY_DROPPED', entry: string) => sent(`${type} ${entry}`, { type, entry })
const pinWrong = (entry: string) => sent(`PIN_WRONG ${entry}`, { type: 'PIN_WRONG', entry, left: 4 })
const what = { loaded: { kind: 'loaded', roster: heard }, revoked: { kind: 'revoked' }, ended: { kind: 'ended' } }
const rosterIs = (id: string, kind: keyof typeof what | 'unreachable') =>
  answerOf(id, kind, kind === 'unreachable' ? { kind } : what[kind])
const rosters = (id: string) => (['loaded', 'revoked', 'ended', 'unreachable'] as const).map(kind => rosterIs(id, kind))

export const [rightDigits, wrongDigit, exitPin] = [[...demoPin], '9', '7777'] as const
/** Only the walk's name of an entry: whose it is, and whether another PIN was typed for it. */
const entryOf = ({ line: of, digits }: KioskContext) => `of ${of}${digits.endsWith(wrongDigit) ? ', wrong PIN' : ''}`
const isWrong = (entry: string) => entry.endsWith('wrong PIN')
const unsentCount = ({ punches: made }: KioskContext) =>
  made.filter(({ received }) => !received).length + made.filter(({ undone }) => undone?.received === false).length
const unsentOf = ({ punches: made }: KioskContext) => made.filter(({ received }) => !received)

/** What became of an entry is known a moment before it is gone from the tablet. */
const isSettling = (state: Snapshot) => {
  const unsent = unsentCount(state.context)
  const isKnown = !state.matches('closing') || state.context.punches.length > 0
  return isKnown && state.context.waiting > unsent
}
export const isPassing = (snapshot: AnyMachineSnapshot) => {
  const state = snapshot as Snapshot
  return (
    state.status === 'active' &&
    (['claiming', 'reading', 'wiping'].some(one => state.matches(one as 'claiming')) ||
      state.matches({ open: { desk: 'saving' } }) ||
      state.matches({ open: { undo: 'saving' } }) ||
      // The tablet counts what waits at once.
      (state.matches({ open: { undo: 'undone' } }) && state.context.waiting < unsentCount(state.context)) ||
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
  const undo = (is: string) => state.matches({ open: { undo: is } } as Parameters<typeof state.matches>[0])
  const isRefreshing = state.matches({ open: { roster: 'refreshing' } })
  if (undo('saving'))
    return [answerOf('undo', 'saved', { kind: 'saved', entry: `undo of ${context.last?.line ?? ''}` })]
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
    const isNoor = start === 'a new tablet' && context.line === 'Noor' && online && unsent.length > 0
    return [
      plain('TOUCHED'),
      ...(online && unsent.length ? named(state, 'doneFor') : []),
      ...(isNoor ? [takenBack] : []),
    ]
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
          sent('TASK_CHOSEN as it is', { type: 'TASK_CHOSEN', task: 'Check-in' }),
          plain('EXIT_ASKED'),
          ...named(state, 'idleReset'),
        ]
      : [plain('EXIT_ASKED')]
  if (state.matches({ open: { desk: { exit: 'checking' } } })) {
    const right = answerOf('checkExit', 'right', { kind: 'right' })
    if (!isFresh || context.chosen !== null) return [right]
    return [
      right,
      answerOf('checkExit', 'wrong', { kind: 'wrong', left: 4 }),
      answerOf('checkExit', 'paused', { kind: 'paused', until: now + 900_000 }),
    ]
  }
  if (state.matches({ open: { desk: { exit: 'typing' } } })) {
    const isWhole = digits.length === exitPin.length
    if (context.left !== null) return []
    if (!isFresh || context.chosen !== null) return [isWhole ? plain('EXIT_SUBMITTED') : digit('7')]
    return [
      digit('7'),
      ...(isWhole || digits === '' ? [plain('EXIT_SUBMITTED')] : []),
      ...(digits === '' ? [plain('BACK'), ...named(state, 'idleReset')] : [plain('DELETED')]),
    ]
  }
  if (!at('faces') || context.page > 0 || context.task === 'Check-out') return []
  if (context.letters !== null) return named(state, 'idleReset')
  if (!online) return [waits(1)]
  // Taken back: what says so goes after the punch itself.
  if (made.some(({ undone }) => undone)) {
    if (waiting < unsentCount(context)) return [waits(unsentCount(context))]
    return undo('undone') ? [answerOf('undoneSaid', 'over', undefined)] : []
  }
  if (undo('past')) return [answerOf('lateTouch', 'over', undefined)]
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
  const isStrip = undo('offered') && context.last?.line === 'Noor' && made.length === 1
  if (first)
    return [
      tapped('Mia'),
      ...(first.line === 'Noor' ? [plain('MENU_OPENED')] : []),
      ...(isStrip ? [takenBack, answerOf('undoable', 'over', undefined)] : []),
    ]
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

export const plan: Plan = {
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
  // The exit PIN of a tablet is the one that is typed, or it is not.
  goesWith: (before, doing) =>
    !doing.startsWith('checkExit: ') || before.every(label => !label.startsWith('checkExit: ') || label === doing),
  isLast: doing => doing === 'punch: no room',
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
      chosen,
    } = (snapshot as Snapshot).context
    return [
      of,
      digits,
      left,
      hint,
      task,
      letters,
      page,
      made.map(({ entry, received, undone }) => [entry, received, undone]),
      chosen,
      online,
      waiting,
    ]
  },
}

export const nobodyCauses: Record<string, string> = {
  'kiosk.open.desk.faces TAPPED #4': 'a face that has gone from the roster has gone from the screen with it',
  'kiosk.open.desk.faces TOUCHED #1':
    'only faces, letters, pages and the menu take a touch, and each is an event of its own',
  'kiosk.open.desk.told BACK #1': 'what says why a tap was no punch has one button, and that is a touch',
  'kiosk.open.undo.saving xstate.done.actor.undo #2':
    'the disk would have to fill up in the few seconds since a punch that still found room on it',
  'kiosk.open.undo.failed xstate.done.actor.failedSaid #1': 'as above: nobody sees that it was not saved',
  'kiosk.open.desk.checking ENTRY_DROPPED #1':
    'an entry is given up a quarter of a minute after its tap at the earliest, a PIN is checked for a second and a half',
  'kiosk.closing.closed OUTBOX_CHANGED #1':
    'it is closed only once nothing waits, and of that the outbox has said everything by then',
}
