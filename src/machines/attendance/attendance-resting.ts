import { attendanceSetup } from './attendance.setup.ts'

/** Between taps: nothing yet, or what has become of the latest punch. The next tap does not wait for an answer. */
export const restingState = attendanceSetup.createStateConfig({
  initial: 'ready',
  meta: { ignored: ['EXPLAINED', 'SKIPPED', 'REASON_GIVEN', 'CANCELLED'] },
  on: {
    PUNCHED: [
      { guard: 'isHinted', actions: 'hint' },
      { guard: 'isPrompt', target: '#attendance.punch.explaining', actions: 'takeTap' },
      { guard: 'isGranted', target: '#attendance.punch.locating', actions: 'takeTap' },
      { target: '#attendance.punch.saving', actions: 'takeTap' },
    ],
  },
  states: {
    ready: {},
    // This device could not keep it: storage full or refused. Nothing is pretended; the tap is made again.
    notSaved: {},
    queued: { on: { ENTRY_SENDING: { guard: 'isLatest', target: 'sending', actions: 'noteDelivery' } } },
    sending: {
      on: {
        ENTRY_WAITING: { guard: 'isLatest', target: 'queued', actions: 'noteDelivery' },
        ENTRY_ANSWERED: [
          {
            guard: ({ context, event }) => event.entry === context.entry && event.answer === 'received',
            target: 'received',
            actions: 'noteDelivery',
          },
          {
            guard: ({ context, event }) => event.entry === context.entry && event.answer === 'duplicate',
            target: 'duplicate',
            actions: 'noteDelivery',
          },
          {
            guard: ({ context, event }) => event.entry === context.entry && event.answer === 'conflict',
            target: 'conflict',
            actions: 'noteDelivery',
          },
          { guard: 'isLatest', target: 'refused', actions: 'noteDelivery' },
        ],
      },
    },
    received: {},
    duplicate: {},
    conflict: {},
    refused: {},
  },
})
