import { assertEvent, assign, setup } from 'xstate'
import { punchAllowed } from '../../../domain/projectCrewItems/check-in-window.ts'
import { asksReason } from '../../../domain/distance.ts'
import { effect, type Ignores } from '../effects.ts'
import type {
  AttendanceContext,
  AttendanceEvent,
  AttendanceInput,
  Delivery,
  EnqueueAnswer,
  LocateAnswer,
  PunchAnswer,
  PunchDraft,
  PunchHint,
} from './attendance.types.ts'

/** Milliseconds a place is looked for before the punch goes without it. */
const locatePatience = 8_000

/** Why this tap is not taken now; null: it is. A punch that counts already is not made twice here. */
function hintFor(context: AttendanceContext, event: AttendanceEvent): PunchHint | null {
  assertEvent(event, 'PUNCHED')
  const { punched, starts, opensMinutes } = context
  const [checkedIn, checkedOut] = [punched.includes('Check-in'), punched.includes('Check-out')]
  if (punched.includes(event.kind) || checkedOut || (event.kind === 'Pre-call' && checkedIn)) return 'alreadyDone'
  const permission = punchAllowed(event.kind, { starts, checkedIn, opensMinutes }, event.now)
  return permission.allowed ? null : permission.because
}

const news = ['ENTRY_SENDING', 'ENTRY_WAITING', 'ENTRY_ANSWERED'] as const

/** The entry that news are of. */
function entryOf(event: AttendanceEvent): string {
  assertEvent(event, news)
  return event.entry
}

/** What they say of it. */
function deliveryOf(event: AttendanceEvent): Delivery {
  assertEvent(event, news)
  if (event.type === 'ENTRY_ANSWERED') return event.answer
  return event.type === 'ENTRY_SENDING' ? 'sending' : 'queued'
}

export const isOutside = ({ location, place, radius }: AttendanceContext): boolean =>
  asksReason(location, place, radius)

/** What the outbox is given; null before any tap. */
export function draftOf(context: AttendanceContext): PunchDraft | null {
  const { position, person, kind, reading, location, reason } = context
  if (kind === null || reading === null) return null
  return { position, person, kind, reading, location, outside: isOutside(context), reason }
}

/** Types, effects and named actions of the attendance chart. */
export const attendanceSetup = setup({
  types: {
    context: {} as AttendanceContext,
    events: {} as AttendanceEvent,
    input: {} as AttendanceInput,
    meta: {} as Ignores<AttendanceEvent['type']>,
  },
  actors: {
    /** Asks the browser, which may ask the person. */
    locate: effect<LocateAnswer>('locate'),
    /** Answers once the entry is stored on this device, not when it is sent. */
    enqueue: effect<EnqueueAnswer, PunchDraft | null>('enqueue'),
  },
  guards: {
    isHinted: ({ context, event }) => hintFor(context, event) !== null,
    isPrompt: ({ context }) => context.permission === 'prompt',
    isGranted: ({ context }) => context.permission === 'granted',
    isLatest: ({ context, event }) => entryOf(event) === context.entry,
    isAnswered: ({ context, event }, answer: PunchAnswer) => {
      assertEvent(event, 'ENTRY_ANSWERED')
      return event.entry === context.entry && event.answer === answer
    },
    isKnown: ({ context, event }) => Object.hasOwn(context.deliveries, entryOf(event)),
    called: ({ context }) => context.punched.includes('Pre-call'),
    checkedIn: ({ context }) => context.punched.includes('Check-in'),
    checkedOut: ({ context }) => context.punched.includes('Check-out'),
  },
  actions: {
    hint: assign(({ context, event }) => ({ hint: hintFor(context, event) })),
    takeTap: assign(({ event }) => {
      assertEvent(event, 'PUNCHED')
      return { kind: event.kind, reading: event.reading, location: null, reason: null, hint: null }
    }),
    dropTap: assign({ kind: null, reading: null, location: null, reason: null }),
    noteDelivery: assign(({ context, event }) => {
      const entry = entryOf(event)
      const known = context.deliveries[entry]
      return known ? { deliveries: { ...context.deliveries, [entry]: { ...known, delivery: deliveryOf(event) } } } : {}
    }),
  },
  delays: { locatePatience },
})
