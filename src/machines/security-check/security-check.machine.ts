import { assertEvent, assign, setup } from 'xstate'
import { isSignature } from '../../../domain/deliveryNotes/signature.ts'
import { isWhole, mayFinish } from '../../../domain/securityChecks/security-check.ts'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type {
  GivenFinding,
  GivenSignature,
  KeepAnswer,
  SecurityCheckContext,
  SecurityCheckEvent,
  SecurityCheckInput,
} from './security-check.types.ts'

/** Ms without a touch after which the pad is free for the next one. */
const idle = 15_000

const closed = { at: null, drawing: null, finding: null, signature: null, failed: false }

/**
 * A security check on one tablet: what is looked at, and who signs, one at a time. Each answer and signature lies on the
 * device at once and is sent by the outbox, and so does the end behind them. Once it is finished nothing is answered any
 * more; whoever comes later still signs. Decision 46.
 */
export const securityCheckMachine = setup({
  types: {
    context: {} as SecurityCheckContext,
    events: {} as SecurityCheckEvent,
    input: {} as SecurityCheckInput,
    meta: {} as Ignores<SecurityCheckEvent['type']>,
  },
  delays: { idle },
  actors: {
    /** Puts an answer into the outbox. */
    keepFinding: effect<KeepAnswer, GivenFinding | null>('keepFinding'),
    /** Puts a signature into the outbox. */
    keepSignature: effect<KeepAnswer, GivenSignature | null>('keepSignature'),
    /** Puts into the outbox that the check is finished. */
    finish: effect<KeepAnswer>('finish'),
    /** Takes the refused entry off the device. */
    putAway: effect<undefined, string | null>('putAway'),
  },
  guards: {
    isOver: ({ context: { end } }) => end.kind === 'waiting' || end.kind === 'done',
    isRefused: ({ context: { end, seen } }) => end.kind === 'refused' && end.entry !== seen,
    mayAnswer: ({ context: { questions, end }, event }) => {
      assertEvent(event, 'OPENED')
      return end.kind !== 'waiting' && end.kind !== 'done' && questions.some(({ id }) => id === event.question)
    },
    isFound: ({ event }) => {
      assertEvent(event, 'FOUND')
      return event.found === null || isWhole(event.found)
    },
    maySign: ({ context: { people }, event }) => {
      assertEvent(event, 'CALLED')
      return people.some(({ id, signedAt }) => id === event.person && signedAt === null)
    },
    hasSigned: ({ context: { people, at } }) => !people.some(({ id, signedAt }) => id === at && signedAt === null),
    isDrawn: ({ context: { drawing } }) => isSignature(drawing),
    mayFinish: ({ context: { questions, answers, people, end } }) =>
      end.kind !== 'waiting' && end.kind !== 'done' && mayFinish(questions, answers, people),
  },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'OPENED')
      return { at: event.question, problem: null, failed: false }
    }),
    call: assign(({ event }) => {
      assertEvent(event, 'CALLED')
      return { at: event.person, problem: null, failed: false }
    }),
    close: assign(closed),
    find: assign(({ context: { at }, event }) => {
      assertEvent(event, 'FOUND')
      return { finding: at === null ? null : { key: event.key, question: at, found: event.found }, failed: false }
    }),
    draw: assign(({ event }) => {
      assertEvent(event, 'DRAWN')
      return { drawing: event.drawing }
    }),
    sign: assign(({ context: { at, drawing }, event }) => {
      assertEvent(event, 'CONFIRMED')
      return {
        signature: at === null || drawing === null ? null : { key: event.key, person: at, drawing },
        failed: false,
      }
    }),
    fail: assign({ failed: true }),
    take: assign(({ event }) => {
      assertEvent(event, 'CHANGED')
      const { answers, people, end } = event
      return { answers, people, end }
    }),
    refuse: assign(({ context: { end } }) => (end.kind === 'refused' ? { problem: end.problem, seen: end.entry } : {})),
  },
}).createMachine({
  id: 'securityCheck',
  context: ({ input }) => ({ ...input, ...closed, problem: null, seen: null }),
  initial: 'resting',
  on: { CHANGED: { actions: 'take' } },
  states: {
    resting: {
      meta: ignoring('FOUND', 'DRAWN', 'CONFIRMED', 'CLOSED'),
      always: { guard: 'isRefused', target: 'refused', actions: 'refuse' },
      on: {
        OPENED: [{ guard: 'mayAnswer', target: 'answering', actions: 'open' }, {}],
        CALLED: [{ guard: 'maySign', target: 'signing', actions: 'call' }, {}],
        FINISH: [{ guard: 'mayFinish', target: 'finishing' }, {}],
      },
    },
    answering: {
      initial: 'asking',
      states: {
        asking: {
          meta: ignoring('OPENED', 'CALLED', 'DRAWN', 'CONFIRMED', 'FINISH'),
          // Finished from another tablet.
          always: { guard: 'isOver', target: '#securityCheck.resting', actions: 'close' },
          on: {
            FOUND: [{ guard: 'isFound', target: 'keeping', actions: 'find' }, {}],
            CLOSED: { target: '#securityCheck.resting', actions: 'close' },
          },
        },
        keeping: {
          meta: ignoring('OPENED', 'FOUND', 'CALLED', 'DRAWN', 'CONFIRMED', 'CLOSED', 'FINISH'),
          invoke: {
            id: 'keepFinding',
            src: 'keepFinding',
            input: ({ context }) => context.finding,
            onDone: onAnswer({
              kept: { target: '#securityCheck.resting', actions: 'close' },
              failed: { target: 'asking', actions: 'fail' },
            }),
          },
        },
      },
    },
    signing: {
      initial: 'drawing',
      states: {
        drawing: {
          meta: ignoring('OPENED', 'FOUND', 'CALLED', 'FINISH'),
          // Signed on another tablet, or on it no more.
          always: { guard: 'hasSigned', target: '#securityCheck.resting', actions: 'close' },
          after: { idle: { target: '#securityCheck.resting', actions: 'close' } },
          on: {
            DRAWN: { target: 'drawing', reenter: true, actions: 'draw' },
            CONFIRMED: [{ guard: 'isDrawn', target: 'keeping', actions: 'sign' }, {}],
            CLOSED: { target: '#securityCheck.resting', actions: 'close' },
          },
        },
        keeping: {
          meta: ignoring('OPENED', 'FOUND', 'CALLED', 'DRAWN', 'CONFIRMED', 'CLOSED', 'FINISH'),
          invoke: {
            id: 'keepSignature',
            src: 'keepSignature',
            input: ({ context }) => context.signature,
            onDone: onAnswer({
              kept: { target: '#securityCheck.resting', actions: 'close' },
              failed: { target: 'drawing', actions: 'fail' },
            }),
          },
        },
      },
    },
    finishing: {
      meta: ignoring('OPENED', 'FOUND', 'CALLED', 'DRAWN', 'CONFIRMED', 'CLOSED', 'FINISH'),
      invoke: {
        id: 'finish',
        src: 'finish',
        onDone: onAnswer({
          kept: { target: 'resting', actions: assign({ end: { kind: 'waiting' }, problem: null, failed: false }) },
          failed: { target: 'resting', actions: 'fail' },
        }),
      },
    },
    // Somebody came in meanwhile, or another tablet took an answer back.
    refused: {
      meta: ignoring('OPENED', 'FOUND', 'CALLED', 'DRAWN', 'CONFIRMED', 'CLOSED', 'FINISH'),
      invoke: { id: 'putAway', src: 'putAway', input: ({ context }) => context.seen, onDone: 'resting' },
    },
  },
})
