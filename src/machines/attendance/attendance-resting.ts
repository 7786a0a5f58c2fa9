import { ignoring } from '../effects.ts'
import { attendanceSetup } from './attendance.setup.ts'

/**
 * Between taps: nothing yet, or what has become of the latest punch, by whichever tab it was sent. The next tap does not
 * wait for an answer.
 */
export const restingState = attendanceSetup.createStateConfig({
  initial: 'ready',
  meta: ignoring('EXPLAINED', 'SKIPPED', 'REASON_GIVEN', 'CANCELLED'),
  on: {
    PUNCHED: [
      { guard: 'isHinted', actions: 'hint' },
      { guard: 'isPrompt', target: '#attendance.punch.explaining', actions: 'takeTap' },
      { guard: 'isGranted', target: '#attendance.punch.locating', actions: 'takeTap' },
      { target: '#attendance.punch.saving', actions: 'takeTap' },
    ],
    ENTRY_SENDING: { guard: 'isLatest', target: '.sending', actions: 'noteDelivery' },
    ENTRY_WAITING: { guard: 'isLatest', target: '.queued', actions: 'noteDelivery' },
    ENTRY_ANSWERED: [
      { guard: { type: 'isAnswered', params: 'received' }, target: '.received', actions: 'noteDelivery' },
      { guard: { type: 'isAnswered', params: 'duplicate' }, target: '.duplicate', actions: 'noteDelivery' },
      { guard: { type: 'isAnswered', params: 'conflict' }, target: '.conflict', actions: 'noteDelivery' },
      { guard: { type: 'isAnswered', params: 'refused' }, target: '.refused', actions: 'noteDelivery' },
    ],
  },
  states: {
    ready: {},
    // This device could not keep it: storage full or refused. Nothing is pretended; the tap is made again.
    notSaved: {},
    queued: {},
    sending: {},
    received: {},
    duplicate: {},
    conflict: {},
    refused: {},
  },
})
