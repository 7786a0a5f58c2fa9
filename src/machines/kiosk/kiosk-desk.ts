import { assign, raise } from 'xstate'
import { allBut, decidedByOpen, draftOf, kioskSetup, nobody } from './kiosk.setup.ts'
import type { KioskEvent } from './kiosk.types.ts'

const goneBack = { target: '#kiosk.open.desk.faces', actions: 'forgetServed' } as const
const ignoring = (...handled: readonly KioskEvent['type'][]) => ({ ignored: allBut(...decidedByOpen, ...handled) })

/** Whom the tablet serves: one person at a time, and back at the faces by itself. Decisions 22, 25. */
export const deskStates = kioskSetup.createStateConfig({
  initial: 'faces',
  states: {
    faces: {
      after: { idleReset: { target: 'faces', reenter: true, actions: assign({ letters: null, page: 0 }) } },
      on: {
        TAPPED: [
          { guard: 'isHinted', target: 'told', actions: ['serve', 'sayHint'] },
          { guard: 'asksPin', target: 'pin', actions: 'serve' },
          { guard: 'isListed', target: 'saving', actions: 'serve' },
          {},
        ],
        LETTER_CHOSEN: {
          target: 'faces',
          reenter: true,
          actions: assign(({ event }) => ({ letters: event.letters, page: 0 })),
        },
        PAGE_TURNED: { target: 'faces', reenter: true, actions: assign(({ event }) => ({ page: event.page })) },
        TOUCHED: { target: 'faces', reenter: true },
        MENU_OPENED: 'menu',
      },
      meta: ignoring('TAPPED', 'LETTER_CHOSEN', 'PAGE_TURNED', 'TOUCHED', 'MENU_OPENED'),
    },
    // Why a tap was no punch: already in, not yet open, no room on the device. Goes by itself.
    told: {
      after: { saidFor: goneBack },
      on: { TOUCHED: goneBack, BACK: goneBack },
      meta: ignoring('TOUCHED', 'BACK'),
    },
    pin: {
      initial: 'typing',
      // Each touch comes in anew, so that the patience begins again.
      after: { pinPatience: goneBack },
      on: {
        BACK: goneBack,
        DIGIT: [
          { guard: 'isLastDigit', target: 'saving', actions: ['takeDigit', 'takeMoment'] },
          { target: 'pin', reenter: true, actions: 'takeDigit' },
        ],
        DELETED: { target: 'pin', reenter: true, actions: 'dropDigit' },
        FORGOT: { target: '.forgot', reenter: true, actions: 'forgetDigits' },
      },
      meta: ignoring('BACK', 'DIGIT', 'DELETED', 'FORGOT'),
      states: { typing: {}, wrong: {}, forgot: {} },
    },
    saving: {
      meta: ignoring(),
      invoke: {
        id: 'punch',
        src: 'punch',
        input: ({ context }) => draftOf(context),
        onDone: [
          {
            guard: ({ context, event }) => event.output.kind === 'saved' && context.digits !== '' && context.online,
            target: 'checking',
            actions: { type: 'notePunch', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'done',
            actions: { type: 'notePunch', params: ({ event }) => event.output },
          },
          { target: 'told', actions: assign({ digits: '', hint: 'notSaved' }) },
        ],
      },
    },
    // It is saved already; this only gives a wrong PIN the time to be said.
    checking: {
      after: { checkPatience: 'done' },
      on: {
        PIN_WRONG: [
          {
            guard: 'isServed',
            target: 'pin.wrong',
            actions: ['sayDisproved', 'dropPunch', assign(({ event }) => ({ entry: null, left: event.left }))],
          },
          {},
        ],
        ENTRY_RECEIVED: [{ guard: 'isServed', target: 'done', actions: 'noteReceived' }, { actions: 'noteReceived' }],
        ENTRY_DROPPED: [
          { guard: 'isServed', target: 'told', actions: ['dropPunch', assign({ hint: 'refused' })] },
          { actions: 'dropPunch' },
        ],
        OUTBOX_CHANGED: [{ guard: 'hasGoneOffline', target: 'done', actions: 'takeOutbox' }, { actions: 'takeOutbox' }],
      },
      meta: ignoring('PIN_WRONG'),
    },
    done: {
      entry: raise({ type: 'CONFIRMED' }),
      after: { doneFor: goneBack },
      on: { TOUCHED: goneBack, UNDONE: goneBack },
      meta: ignoring('TOUCHED'),
    },
    menu: {
      after: { idleReset: goneBack },
      on: {
        BACK: goneBack,
        // Nobody who only came to check in turns the door around.
        TASK_CHOSEN: [
          { guard: 'isOtherTask', target: 'exit', actions: assign({ chosen: ({ event }) => event.task }) },
          goneBack,
        ],
        EXIT_ASKED: 'exit',
      },
      meta: ignoring('BACK', 'TASK_CHOSEN', 'EXIT_ASKED'),
    },
    exit: {
      initial: 'typing',
      after: { idleReset: goneBack },
      on: { BACK: goneBack },
      meta: ignoring('BACK', 'DIGIT', 'DELETED', 'EXIT_SUBMITTED'),
      states: {
        typing: {
          on: {
            DIGIT: [{ guard: 'hasRoom', target: '#kiosk.open.desk.exit', reenter: true, actions: 'takeDigit' }, {}],
            DELETED: { target: '#kiosk.open.desk.exit', reenter: true, actions: 'dropDigit' },
            EXIT_SUBMITTED: [{ guard: 'isExitPin', target: 'checking' }, {}],
          },
        },
        checking: {
          meta: { ignored: ['DIGIT', 'DELETED', 'EXIT_SUBMITTED'] },
          invoke: {
            id: 'checkExit',
            src: 'checkExit',
            input: ({ context }) => ({ digits: context.digits }),
            onDone: [
              {
                guard: ({ context, event }) => event.output.kind === 'right' && context.chosen !== null,
                target: '#kiosk.open.desk.faces',
                actions: assign(({ context: { chosen, task } }) => ({
                  ...nobody,
                  task: chosen ?? task,
                  letters: null,
                  page: 0,
                })),
              },
              {
                guard: ({ event }) => event.output.kind === 'right',
                target: '#kiosk.leaving',
                actions: 'forgetServed',
              },
              {
                guard: ({ event }) => event.output.kind === 'paused',
                target: 'paused',
                actions: assign(({ event: { output } }) => ({
                  digits: '',
                  pausedUntil: output.kind === 'paused' ? output.until : null,
                })),
              },
              {
                target: 'typing',
                actions: assign(({ event: { output } }) => ({
                  digits: '',
                  left: output.kind === 'wrong' ? output.left : null,
                })),
              },
            ],
          },
        },
        paused: { meta: { ignored: ['DIGIT', 'DELETED', 'EXIT_SUBMITTED'] } },
      },
    },
  },
})
