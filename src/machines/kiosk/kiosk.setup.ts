import { assertEvent, assign, emit, setup } from 'xstate'
import {
  askedOf,
  overlaid,
  punchesLeft,
  receivedOf,
  takenBack,
  tapHint,
  withoutEntry,
} from '../../../domain/kiosks/kiosk-roster.ts'
import type { ClockReading } from '../../../domain/projectCrewItems/punch-time.ts'
import { effect, type Ignores, ignoring, lasting } from '../effects.ts'
import type {
  DrainAnswer,
  ExitAnswer,
  KioskContext,
  KioskDraft,
  KioskEmitted,
  KioskEvent,
  KioskInput,
  PunchAnswer,
  Roster,
  RosterAnswer,
  RosterLine,
  StoredKiosk,
} from './kiosk.types.ts'

export const pinLength = 4
export const exitPinLengths = { least: 4, most: 8 } as const

const events = [
  ...['LOCK_HELD', 'RETRY', 'LEFT', 'ROSTER_DUE', 'TAPPED', 'LETTER_CHOSEN', 'PAGE_TURNED', 'TOUCHED'],
  ...[
    'DIGIT',
    'DELETED',
    'FORGOT',
    'BACK',
    'MENU_OPENED',
    'TASK_CHOSEN',
    'EXIT_ASKED',
    'EXIT_SUBMITTED',
    'PIN_WRONG',
    'UNDO_ASKED',
  ],
] as KioskEvent['type'][]
/** What a full-screen state ignores on purpose: every touch meant for another screen. */
export const ignoringAllBut = (...handled: readonly KioskEvent['type'][]) =>
  ignoring(...events.filter(type => !handled.includes(type)))
/** What `open` decides for all of its screens. */
export const decidedByOpen = ['LOCK_HELD', 'RETRY', 'LEFT', 'ROSTER_DUE', 'UNDO_ASKED'] as const

export const nobody = {
  line: null,
  at: null,
  reading: null,
  digits: '',
  entry: null,
  hint: null,
  left: null,
  chosen: null,
}

/** The roster's lines as they stand here: with what was tapped and has not come back yet. */
export const linesOf = ({ roster, punches }: Pick<KioskContext, 'roster' | 'punches'>): RosterLine[] =>
  overlaid(roster?.lines ?? [], punches)

const lineOf = (context: KioskContext, id: string | null) => linesOf(context).find(line => line.id === id)

const asksPin = (context: KioskContext, id: string | null) =>
  (context.roster?.pinRequired ?? false) && (lineOf(context, id)?.person.pin ?? false)

const hintFor = (context: KioskContext, event: KioskEvent) => {
  assertEvent(event, 'TAPPED')
  const line = lineOf(context, event.line)
  return line ? tapHint(line, context.task, context.roster?.checkInOpensMinutes ?? 0, event.now) : null
}

/** The entry that news are of. */
function entryOf(event: KioskEvent): string {
  assertEvent(event, ['ENTRY_RECEIVED', 'ENTRY_DROPPED', 'PIN_WRONG'])
  return event.entry
}

/** What the outbox is given; null before anybody tapped. */
export function draftOf(context: KioskContext): KioskDraft | null {
  const { roster, task, digits, reading } = context
  const line = lineOf(context, context.line)
  if (!roster || !line || !reading) return null
  return { roster, line, caption: task, pin: digits === '' ? null : digits, reading, retracts: null }
}

/** What takes the last punch back; null where nobody can say whose it was. */
export function undoOf(context: KioskContext): KioskDraft | null {
  const { roster, last, undone } = context
  const line = lineOf(context, last?.line ?? null)
  if (!roster || !line || !last || !undone) return null
  return { roster, line, caption: last.caption, pin: null, reading: undone, retracts: last.entry }
}

/** Types, effects and named actions of the kiosk chart. */
export const kioskSetup = setup({
  types: {
    context: {} as KioskContext,
    events: {} as KioskEvent,
    input: {} as KioskInput,
    emitted: {} as KioskEmitted,
    meta: {} as Ignores<KioskEvent['type']>,
  },
  actors: {
    /** Asks for the one lock over all tabs, sends LOCK_HELD, lets go when stopped. */
    lock: lasting('lock'),
    readStored: effect<StoredKiosk>('readStored'),
    /** Asks for the roster and keeps it; of a closed kiosk it keeps nothing. */
    loadRoster: effect<RosterAnswer>('loadRoster'),
    /** Sends ROSTER_DUE with every minute, and when the device wakes up. */
    minutes: lasting('minutes'),
    /** Seals the PIN and answers once the entry is stored on this device, not when it is sent. */
    punch: effect<PunchAnswer, KioskDraft | null>('punch'),
    /** Answers once that a punch is taken back is stored on this device. */
    undo: effect<PunchAnswer, KioskDraft | null>('undo'),
    /** Answers when so many ms have gone on this device since then. */
    pass: effect<undefined, { since: ClockReading | null; ms: number }>('pass'),
    checkExit: effect<ExitAnswer, { digits: string }>('checkExit'),
    /** Sends what it can in reasonable time. */
    drain: effect<DrainAnswer>('drain'),
    /** Sends what it can and, when nothing is left, ends the kiosk's session. */
    leave: effect<DrainAnswer>('leave'),
    /** Roster, pictures, exit PIN and token go; the outbox is never touched. */
    wipe: effect<undefined>('wipe'),
  },
  guards: {
    isHinted: ({ context, event }) => hintFor(context, event) !== null,
    asksPin: ({ context, event }) => {
      assertEvent(event, 'TAPPED')
      return asksPin(context, event.line)
    },
    isListed: ({ context, event }) => {
      assertEvent(event, 'TAPPED')
      return lineOf(context, event.line) !== undefined
    },
    isLastDigit: ({ context }) => context.digits.length === pinLength - 1,
    hasRoom: ({ context }) => context.digits.length < exitPinLengths.most,
    isOtherTask: ({ context, event }) => {
      assertEvent(event, 'TASK_CHOSEN')
      return event.task !== context.task
    },
    isExitPin: ({ context }) => context.digits.length >= exitPinLengths.least,
    isServed: ({ context, event }) => entryOf(event) === context.entry,
    hasDrained: ({ context, event }) => {
      assertEvent(event, 'OUTBOX_CHANGED')
      return context.waiting > 0 && event.waiting === 0 && event.online
    },
    hasEmptied: ({ event }) => {
      assertEvent(event, 'OUTBOX_CHANGED')
      return event.waiting === 0
    },
    hasGoneOffline: ({ event }) => {
      assertEvent(event, 'OUTBOX_CHANGED')
      return !event.online
    },
  },
  actions: {
    takeRoster: assign(({ context }, { roster }: { roster: Roster }) => ({
      roster,
      punches: punchesLeft(roster.lines, context.punches),
    })),
    takeOutbox: assign(({ event }) => {
      assertEvent(event, 'OUTBOX_CHANGED')
      return { online: event.online, waiting: event.waiting }
    }),
    notePunch: assign(({ context: { punches, line, task, at } }, { entry }: { entry: string }) =>
      line !== null && at !== null
        ? { digits: '', entry, punches: [...punches, { entry, line, caption: task, at, received: false }] }
        : {},
    ),
    noteReceived: assign({ punches: ({ context, event }) => receivedOf(context.punches, entryOf(event)) }),
    dropPunch: assign({ punches: ({ context, event }) => withoutEntry(context.punches, entryOf(event)) }),
    noteAsked: assign({ punches: ({ context }) => askedOf(context.punches) }),
    noteConfirmed: assign(({ context: { entry, line, task, at, reading } }) =>
      entry !== null && line !== null && at !== null && reading !== null
        ? { last: { entry, line, caption: task, at, reading } }
        : {},
    ),
    noteUndone: assign(({ context: { punches, last } }, { entry }: { entry: string }) =>
      last === null ? {} : { punches: takenBack(punches, last, entry) },
    ),
    /** Whoever tapped; the moment is that of the tap until a PIN completes it. */
    serve: assign(({ event }) => {
      assertEvent(event, 'TAPPED')
      return { ...nobody, line: event.line, at: event.now, reading: event.reading }
    }),
    sayHint: assign(({ context, event }) => ({ hint: hintFor(context, event) })),
    takeDigit: assign(({ context, event }) => {
      assertEvent(event, 'DIGIT')
      return { digits: context.digits + event.digit, left: null }
    }),
    takeMoment: assign(({ event }) => {
      assertEvent(event, 'DIGIT')
      return { at: event.now, reading: event.reading }
    }),
    dropDigit: assign({ digits: ({ context }) => context.digits.slice(0, -1) }),
    forgetDigits: assign({ digits: '' }),
    forgetServed: assign(nobody),
    sayDisproved: emit(({ context }): KioskEmitted => ({ type: 'disproved', entry: context.entry ?? '' })),
  },
  delays: {
    /** A second tab finds out that it is one. */
    lockPatience: 1_000,
    untilRetry: 5_000,
    /** Without a touch the letters go back to all, and what was opened closes. */
    idleReset: 60_000,
    pinPatience: 15_000,
    /** A wrong PIN is said this soon, or not at all: nobody waits for the network. */
    checkPatience: 1_500,
    doneFor: 2_000,
    saidFor: 5_000,
  },
})
