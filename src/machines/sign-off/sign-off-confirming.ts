import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { draftOf, entryWay, signOffSetup } from './sign-off.setup.ts'

/**
 * The sign-off on its way: onto this device first, with or without network, then to the server. A refusal comes back as
 * something to do, never as silence.
 */
export const confirmingState = signOffSetup.createStateConfig({
  initial: 'saving',
  meta: ignoring('LINE_SET', 'LINES_CHANGED', 'DRAWN', 'REFUSING', 'REFUSED', 'WITHOUT_CLIENT', 'LOOKED_AGAIN'),
  on: {
    NOTE_CHANGED: { actions: 'adoptNote' },
    ENTRY_ANSWERED: [
      { guard: { type: 'isAnswered', params: 'none' }, target: '#signOff.frozen' },
      { guard: { type: 'isAnswered', params: 'sheet' }, target: '#signOff.loading', actions: 'noteRefusal' },
      { guard: { type: 'isAnswered', params: 'overtaken' }, target: '#signOff.overtaken', actions: 'noteRefusal' },
      { guard: { type: 'isAnswered', params: 'line' }, target: '#signOff.hours', actions: 'noteAnswer' },
      { guard: 'isOwnEntry', target: '#signOff.rejected', actions: 'noteRefusal' },
      { guard: 'isCorrection', actions: 'noteAnswer' },
      {},
    ],
  },
  states: {
    saving: {
      meta: ignoring(...entryWay, 'CONFIRMED', 'CANCELLED'),
      invoke: {
        id: 'enqueue',
        src: 'enqueue',
        input: ({ context }) => draftOf(context),
        onDone: onAnswer({
          queued: {
            target: 'queued',
            actions: assign(({ event: { output } }) => ({ entry: output.entry, problem: null })),
          },
          failed: 'notSaved',
        }),
      },
    },
    // This device could not keep it: nothing is pretended, and nothing is lost from the screen.
    notSaved: {
      meta: ignoring(...entryWay),
      on: { CONFIRMED: { target: 'saving', actions: 'takeReading' }, CANCELLED: '#signOff.hours' },
    },
    queued: {
      on: { ENTRY_SENDING: [{ guard: 'isOwnEntry', target: 'sending' }, {}] },
      meta: ignoring('ENTRY_WAITING', 'CONFIRMED', 'CANCELLED'),
    },
    sending: {
      on: { ENTRY_WAITING: [{ guard: 'isOwnEntry', target: 'queued' }, {}] },
      meta: ignoring('ENTRY_SENDING', 'CONFIRMED', 'CANCELLED'),
    },
  },
})

/** Nothing is changed any more on this sheet; corrections are amendments, beside what was signed. */
export const frozenState = signOffSetup.createStateConfig({
  initial: 'judging',
  // An answer that was on its way while somebody confirmed still says that the note is open.
  on: {
    NOTE_CHANGED: [{ guard: ({ event }) => event.note.state === 'open' }, { target: '.judging', actions: 'adoptNote' }],
  },
  meta: ignoring(
    ...entryWay,
    'LINE_SET',
    'LINES_CHANGED',
    'DRAWN',
    'CONFIRMED',
    'REFUSING',
    'REFUSED',
    'WITHOUT_CLIENT',
    'CANCELLED',
    'LOOKED_AGAIN',
  ),
  states: {
    judging: {
      always: [
        { guard: 'isAmended', target: 'amended' },
        { guard: { type: 'isFrozenAs', params: 'signed' }, target: 'signed' },
        { guard: { type: 'isFrozenAs', params: 'refused' }, target: 'refused' },
        { target: 'unsigned' },
      ],
    },
    signed: {},
    refused: {},
    unsigned: {},
    amended: {},
  },
})
