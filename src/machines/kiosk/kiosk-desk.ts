import { assign, raise } from 'xstate'
import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { decidedByOpen, draftOf, ignoringAllBut, kioskSetup, nobody } from './kiosk.setup.ts'
import type { KioskEvent } from './kiosk.types.ts'

const goneBack = { target: '#kiosk.open.desk.faces', actions: 'forgetServed' } as const
const deciding = (...handled: readonly KioskEvent['type'][]) => ignoringAllBut(...decidedByOpen, ...handled)

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
      meta: deciding('TAPPED', 'LETTER_CHOSEN', 'PAGE_TURNED', 'TOUCHED', 'MENU_OPENED'),
    },
    // Why a tap was no punch: already in, not yet open, no room on the device. Goes by itself.
    told: {
      after: { saidFor: goneBack },
      on: { TOUCHED: goneBack, BACK: goneBack },
      meta: deciding('TOUCHED', 'BACK'),
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
      meta: deciding('BACK', 'DIGIT', 'DELETED', 'FORGOT'),
      states: { typing: {}, wrong: {}, forgot: {} },
    },
    saving: {
      meta: deciding(),
      invoke: {
        id: 'punch',
        src: 'punch',
        input: ({ context }) => draftOf(context),
        onDone: onAnswer({
          saved: [
            {
              guard: ({ context }) => context.digits !== '' && context.online,
              target: 'checking',
              actions: { type: 'notePunch', params: ({ event }) => event.output },
            },
            { target: 'done', actions: { type: 'notePunch', params: ({ event }) => event.output } },
          ],
          failed: { target: 'told', actions: assign({ digits: '', hint: 'notSaved' }) },
        }),
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
      meta: deciding('PIN_WRONG'),
    },
    done: {
      entry: raise({ type: 'CONFIRMED' }),
      after: { doneFor: goneBack },
      on: { TOUCHED: goneBack, UNDONE: goneBack },
      meta: deciding('TOUCHED'),
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
      meta: deciding('BACK', 'TASK_CHOSEN', 'EXIT_ASKED'),
    },
    exit: {
      initial: 'typing',
      after: { idleReset: goneBack },
      on: { BACK: goneBack },
      meta: deciding('BACK', 'DIGIT', 'DELETED', 'EXIT_SUBMITTED'),
      states: {
        typing: {
          on: {
            DIGIT: [{ guard: 'hasRoom', target: '#kiosk.open.desk.exit', reenter: true, actions: 'takeDigit' }, {}],
            DELETED: { target: '#kiosk.open.desk.exit', reenter: true, actions: 'dropDigit' },
            EXIT_SUBMITTED: [{ guard: 'isExitPin', target: 'checking' }, {}],
          },
        },
        checking: {
          meta: ignoring('DIGIT', 'DELETED', 'EXIT_SUBMITTED'),
          invoke: {
            id: 'checkExit',
            src: 'checkExit',
            input: ({ context }) => ({ digits: context.digits }),
            onDone: onAnswer({
              right: [
                {
                  guard: ({ context }) => context.chosen !== null,
                  target: '#kiosk.open.desk.faces',
                  actions: assign(({ context: { chosen, task } }) => ({
                    ...nobody,
                    task: chosen ?? task,
                    letters: null,
                    page: 0,
                  })),
                },
                { target: '#kiosk.leaving', actions: 'forgetServed' },
              ],
              paused: {
                target: 'paused',
                actions: assign(({ event: { output } }) => ({ digits: '', pausedUntil: output.until })),
              },
              wrong: {
                target: 'typing',
                actions: assign(({ event: { output } }) => ({ digits: '', left: output.left })),
              },
            }),
          },
        },
        paused: { meta: ignoring('DIGIT', 'DELETED', 'EXIT_SUBMITTED') },
      },
    },
  },
})
