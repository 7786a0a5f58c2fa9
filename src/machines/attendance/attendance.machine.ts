import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { attendanceSetup, draftOf, isOutside } from './attendance.setup.ts'
import { restingState } from './attendance-resting.ts'

/**
 * The day of one person on one position: how far it has come, and the punch being made. A tap keeps its own time; then
 * location is asked for, never waited for without end and never required; the punch is "saved on this device" as soon
 * as the outbox has it, and "received" when the server says so. Decisions 15, 18, 19, 22.
 */
export const attendanceMachine = attendanceSetup.createMachine({
  id: 'attendance',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    kind: null,
    reading: null,
    location: null,
    reason: null,
    hint: null,
    entry: null,
    deliveries: {},
  }),
  on: {
    PERMISSION_CHANGED: { actions: assign({ permission: ({ event }) => event.permission }) },
    // Of an earlier punch than the one shown, or of another machine's.
    ENTRY_SENDING: [{ guard: 'isKnown', actions: 'noteDelivery' }, {}],
    ENTRY_WAITING: [{ guard: 'isKnown', actions: 'noteDelivery' }, {}],
    ENTRY_ANSWERED: [{ guard: 'isKnown', actions: 'noteDelivery' }, {}],
  },
  states: {
    day: {
      initial: 'notStarted',
      states: {
        notStarted: {
          always: [
            { guard: 'checkedOut', target: 'finished' },
            { guard: 'checkedIn', target: 'checkedIn' },
            { guard: 'called', target: 'called' },
          ],
        },
        called: { always: { guard: 'checkedIn', target: 'checkedIn' } },
        checkedIn: { always: { guard: 'checkedOut', target: 'finished' } },
        finished: {},
      },
    },
    punch: {
      initial: 'resting',
      states: {
        resting: restingState,
        // Why location helps, before the browser asks for it.
        explaining: {
          on: { EXPLAINED: 'locating', SKIPPED: 'saving', CANCELLED: { target: 'resting', actions: 'dropTap' } },
          meta: ignoring('PUNCHED', 'REASON_GIVEN'),
        },
        locating: {
          after: { locatePatience: 'saving' },
          on: { SKIPPED: 'saving', CANCELLED: { target: 'resting', actions: 'dropTap' } },
          meta: ignoring('PUNCHED', 'EXPLAINED', 'REASON_GIVEN'),
          invoke: {
            id: 'locate',
            src: 'locate',
            onDone: onAnswer({
              here: [
                {
                  guard: ({ context, event: { output } }) => isOutside({ ...context, location: output.at }),
                  target: 'outside',
                  actions: assign(({ event: { output } }) => ({ location: output.at, permission: 'granted' })),
                },
                {
                  target: 'saving',
                  actions: assign(({ event: { output } }) => ({ location: output.at, permission: 'granted' })),
                },
              ],
              denied: { target: 'saving', actions: assign({ permission: 'denied' }) },
              unavailable: 'saving',
            }),
          },
        },
        outside: {
          on: {
            REASON_GIVEN: { target: 'saving', actions: assign({ reason: ({ event }) => event.reason }) },
            CANCELLED: { target: 'resting', actions: 'dropTap' },
          },
          meta: ignoring('PUNCHED', 'EXPLAINED', 'SKIPPED'),
        },
        saving: {
          meta: ignoring('PUNCHED', 'EXPLAINED', 'SKIPPED', 'REASON_GIVEN', 'CANCELLED'),
          invoke: {
            id: 'enqueue',
            src: 'enqueue',
            input: ({ context }) => draftOf(context),
            onDone: onAnswer({
              queued: {
                target: 'resting.queued',
                actions: assign(({ context: { kind, punched, deliveries }, event: { output } }) =>
                  kind === null
                    ? {}
                    : {
                        entry: output.entry,
                        reading: null,
                        location: null,
                        reason: null,
                        punched: [...punched, kind],
                        deliveries: { ...deliveries, [output.entry]: { kind, delivery: 'queued' as const } },
                      },
                ),
              },
              failed: {
                target: 'resting.notSaved',
                actions: assign({ reading: null, location: null, reason: null }),
              },
            }),
          },
        },
      },
    },
  },
})
