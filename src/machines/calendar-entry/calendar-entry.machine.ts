import { assertEvent, assign, emit, setup } from 'xstate'
import { undoWindow } from '../../../domain/projectCrewItems/position-status.ts'
import { effect, type Ignores, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type {
  CalendarEntryContext,
  CalendarEntryEmitted,
  CalendarEntryEvent,
  CheckAnswer,
  Draft,
  Entry,
  RemoveAnswer,
  SendAnswer,
  SendInput,
} from './calendar-entry.types.ts'

/**
 * Blocking dates, asking for vacation, saying "I can", and taking it away again. Days over a confirmed job are asked
 * about, whoever knows of it first, the device or the server; what was made can be undone for five seconds; what stands
 * is only taken away after a question.
 */
export const calendarEntryMachine = setup({
  types: {
    context: {} as CalendarEntryContext,
    events: {} as CalendarEntryEvent,
    emitted: {} as CalendarEntryEmitted,
    meta: {} as Ignores<CalendarEntryEvent['type']>,
  },
  actors: {
    /** Looks for confirmed jobs on the days. */
    checkDays: effect<CheckAnswer, Draft | null>('checkDays'),
    sendEntry: effect<SendAnswer, SendInput>('sendEntry'),
    removeEntry: effect<RemoveAnswer, Entry | null>('removeEntry'),
  },
  guards: {
    /** Nobody minds an "I can" beside a job. */
    collides: ({ context: { draft, jobs } }) => draft?.kind !== 'available' && jobs !== null && jobs.length > 0,
  },
  actions: {
    take: assign(({ event }) => {
      assertEvent(event, ['OPENED', 'CHANGED'])
      return { draft: event.draft, jobs: null, accepted: false, entry: null, failure: null }
    }),
    finish: assign(({ event }) => {
      assertEvent(event, 'SENT')
      return { draft: event.draft, failure: null }
    }),
    name: assign(({ event }) => {
      assertEvent(event, 'REMOVAL_ASKED')
      return { entry: event.entry }
    }),
    accept: assign({ accepted: true }),
    forget: assign({ draft: null, jobs: null, accepted: false, entry: null, failure: null }),
  },
  delays: { undoWindow },
}).createMachine({
  id: 'calendarEntry',
  context: { draft: null, jobs: null, accepted: false, entry: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      initial: 'quiet',
      on: {
        OPENED: { target: 'choosing', actions: 'take' },
        REMOVAL_ASKED: { target: 'confirming', actions: 'name' },
      },
      meta: ignoring('CHANGED', 'SENT', 'ACCEPTED', 'KEPT', 'CLOSED'),
      states: {
        quiet: { meta: ignoring('UNDONE') },
        undoable: { after: { undoWindow: 'quiet' }, on: { UNDONE: '#calendarEntry.removing' } },
      },
    },
    choosing: {
      initial: 'checking',
      on: {
        CHANGED: { target: '.checking', actions: 'take' },
        SENT: [
          { guard: 'collides', target: 'asking', actions: 'finish' },
          { target: 'sending', actions: 'finish' },
        ],
        CLOSED: { target: 'closed', actions: 'forget' },
      },
      meta: ignoring('OPENED', 'ACCEPTED', 'KEPT', 'REMOVAL_ASKED', 'UNDONE'),
      states: {
        checking: {
          invoke: {
            id: 'checkDays',
            src: 'checkDays',
            input: ({ context }) => context.draft,
            onDone: onAnswer({
              checked: { target: 'checked', actions: assign(({ event: { output } }) => ({ jobs: output.jobs })) },
              unknown: 'checked',
            }),
          },
        },
        checked: {},
      },
    },
    sending: {
      meta: ignoring('OPENED', 'CHANGED', 'SENT', 'ACCEPTED', 'KEPT', 'CLOSED', 'REMOVAL_ASKED', 'UNDONE'),
      invoke: {
        id: 'sendEntry',
        src: 'sendEntry',
        input: ({ context: { draft, accepted } }) => ({ draft, accepted }),
        onDone: onAnswer({
          made: {
            target: 'closed.undoable',
            actions: [
              emit(({ context }) => ({ type: 'made' as const, draft: context.draft as Draft })),
              assign(({ context, event: { output } }) => ({
                entry: context.draft && { kind: context.draft.kind, id: output.id },
                draft: null,
                jobs: null,
                accepted: false,
                failure: null,
              })),
            ],
          },
          alreadyConfirmed: {
            target: 'asking',
            actions: assign(({ event: { output } }) => ({ jobs: output.jobs })),
          },
          refused: {
            target: 'choosing.checked',
            actions: assign(({ event: { output } }) => ({ failure: output.failure, accepted: false })),
          },
        }),
      },
    },
    // "Are you sure? This date is already confirmed", with the jobs it lies over.
    asking: {
      on: {
        ACCEPTED: { target: 'sending', actions: 'accept' },
        KEPT: { target: 'closed', actions: 'forget' },
      },
      meta: ignoring('OPENED', 'CHANGED', 'SENT', 'CLOSED', 'REMOVAL_ASKED', 'UNDONE'),
    },
    // "Do you really want to delete this …?"
    confirming: {
      on: {
        ACCEPTED: 'removing',
        KEPT: { target: 'closed', actions: 'forget' },
      },
      meta: ignoring('OPENED', 'CHANGED', 'SENT', 'CLOSED', 'REMOVAL_ASKED', 'UNDONE'),
    },
    removing: {
      meta: ignoring('OPENED', 'CHANGED', 'SENT', 'ACCEPTED', 'KEPT', 'CLOSED', 'REMOVAL_ASKED', 'UNDONE'),
      invoke: {
        id: 'removeEntry',
        src: 'removeEntry',
        input: ({ context }) => context.entry,
        onDone: onAnswer({
          removed: {
            target: 'closed',
            actions: [emit(({ context }) => ({ type: 'removed' as const, entry: context.entry as Entry })), 'forget'],
          },
          refused: {
            target: 'closed',
            actions: [emit(({ event }) => ({ type: 'notRemoved' as const, failure: event.output.failure })), 'forget'],
          },
        }),
      },
    },
  },
})
