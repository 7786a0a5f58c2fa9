import { assertEvent, assign, setup } from 'xstate'
import { isSignature } from '../../../domain/deliveryNotes/signature.ts'
import { missing } from '../../../domain/documents/form-values.ts'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type {
  DocumentSigningContext,
  DocumentSigningEvent,
  DocumentSigningInput,
  Paper,
  SignAnswer,
  SigningRequest,
} from './document-signing.types.ts'

const valuesOf = ({ fields }: Paper) =>
  Object.fromEntries(fields.flatMap(({ id, value }) => (value === null ? [] : [[id, value]])))

const missingIn = ({ paper, values }: Pick<DocumentSigningContext, 'paper' | 'values'>) =>
  missing(paper.fields, ({ id }) => values[id])

/** The next that is missing after the field that is open, else the first of all; null: none. */
const nextMissing = ({ field, ...context }: DocumentSigningContext): string | null => {
  const open = missingIn(context).filter(({ id }) => id !== field)
  const from = context.paper.fields.findIndex(({ id }) => id === field)
  const later = open.find(one => context.paper.fields.indexOf(one) > from)
  return (later ?? open[0])?.id ?? null
}

/** Another paper is signed by another hand: nothing of what was drawn or filled counts for it. */
const begun = (paper: Paper) => ({
  paper,
  values: valuesOf(paper),
  field: null,
  tried: false,
  drawing: null,
  rating: null,
  problem: null,
})

/**
 * Signing a document: read, fill in, draw, send. Order and version are decided by the server, so it needs the network;
 * without it the drawing stays. Another version drops it: what was drawn was drawn under something else.
 */
export const documentSigningMachine = setup({
  types: {
    context: {} as DocumentSigningContext,
    events: {} as DocumentSigningEvent,
    input: {} as DocumentSigningInput,
    meta: {} as Ignores<DocumentSigningEvent['type']>,
  },
  actors: { signDocument: effect<SignAnswer, SigningRequest>('signDocument') },
  guards: {
    isFilled: ({ context }) => missingIn(context).length === 0,
    hasNext: ({ context }) => nextMissing(context) !== null,
    isReady: ({ context: { drawing, asksRating, rating } }) => isSignature(drawing) && (!asksRating || rating !== null),
  },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'OPENED')
      return { field: event.field }
    }),
    fill: assign(({ context: { values }, event }) => {
      assertEvent(event, 'FILLED')
      return { values: { ...values, [event.field]: event.value } }
    }),
    openNext: assign(({ context }) => ({ field: nextMissing(context) })),
    close: assign({ field: null }),
    mark: assign({ tried: true }),
    draw: assign(({ event }) => {
      assertEvent(event, 'DRAWN')
      return { drawing: event.drawing }
    }),
    rate: assign(({ event }) => {
      assertEvent(event, 'RATED')
      return { rating: event.rating }
    }),
    begin: assign(({ event }) => {
      assertEvent(event, 'CHANGED')
      return begun(event.paper)
    }),
    drop: assign({ drawing: null, rating: null }),
  },
}).createMachine({
  id: 'documentSigning',
  context: ({ input }) => ({ ...input, ...begun(input.paper) }),
  initial: 'reading',
  states: {
    reading: {
      meta: ignoring('NEXT', 'CLOSED', 'DRAWN', 'RATED', 'CONFIRMED', 'READ_AGAIN'),
      on: {
        OPENED: { target: 'fields', actions: 'open' },
        FILLED: { actions: 'fill' },
        SIGN: [
          { guard: 'isFilled', target: 'pad' },
          { target: 'fields', actions: ['mark', 'openNext'] },
        ],
        CHANGED: { target: 'changed', actions: 'begin' },
      },
    },
    // One field is open, above the keyboard.
    fields: {
      meta: ignoring('SIGN', 'DRAWN', 'RATED', 'CONFIRMED', 'READ_AGAIN'),
      on: {
        OPENED: { actions: 'open' },
        FILLED: { actions: 'fill' },
        NEXT: [
          { guard: 'hasNext', actions: 'openNext' },
          { target: 'reading', actions: 'close' },
        ],
        CLOSED: { target: 'reading', actions: 'close' },
        CHANGED: { target: 'changed', actions: 'begin' },
      },
    },
    pad: {
      meta: ignoring('OPENED', 'FILLED', 'NEXT', 'SIGN', 'READ_AGAIN'),
      on: {
        DRAWN: { actions: 'draw' },
        RATED: { actions: 'rate' },
        CLOSED: 'reading',
        // Locked until there is a signature: a tap before that does nothing.
        CONFIRMED: [{ guard: 'isReady', target: 'confirming' }, {}],
        CHANGED: { target: 'changed', actions: 'begin' },
      },
    },
    confirming: {
      // A version that came meanwhile is the answer's to tell.
      meta: ignoring(
        'OPENED',
        'FILLED',
        'NEXT',
        'CLOSED',
        'SIGN',
        'DRAWN',
        'RATED',
        'CONFIRMED',
        'READ_AGAIN',
        'CHANGED',
      ),
      invoke: {
        id: 'signDocument',
        src: 'signDocument',
        input: ({ context: { signatoryId, paper, values, drawing, rating } }) => ({
          signatoryId,
          versionId: paper.versionId,
          values,
          drawing,
          rating,
        }),
        onDone: onAnswer({
          signed: 'signed',
          changed: { target: 'changed', actions: 'drop' },
          notYourTurn: 'notYourTurn',
          refused: { target: 'refused', actions: assign(({ event }) => ({ problem: event.output.code })) },
          unreachable: 'unreachable',
        }),
      },
    },
    signed: { type: 'final' },
    // Read again before anything is signed. The paper itself may still be on its way.
    changed: {
      meta: ignoring('OPENED', 'FILLED', 'NEXT', 'CLOSED', 'SIGN', 'DRAWN', 'RATED', 'CONFIRMED'),
      on: { CHANGED: { actions: 'begin' }, READ_AGAIN: 'reading' },
    },
    // Somebody before has to sign first, who had not when this was opened.
    notYourTurn: {
      meta: ignoring('OPENED', 'FILLED', 'NEXT', 'SIGN', 'DRAWN', 'RATED', 'CONFIRMED', 'READ_AGAIN'),
      on: { CLOSED: 'reading', CHANGED: { target: 'changed', actions: 'begin' } },
    },
    // What was drawn stays, and goes as the same request.
    unreachable: {
      meta: ignoring('OPENED', 'FILLED', 'NEXT', 'SIGN', 'DRAWN', 'RATED', 'READ_AGAIN'),
      on: { CONFIRMED: 'confirming', CLOSED: 'pad', CHANGED: { target: 'changed', actions: 'begin' } },
    },
    refused: {
      meta: ignoring('OPENED', 'FILLED', 'NEXT', 'SIGN', 'DRAWN', 'RATED', 'CONFIRMED', 'READ_AGAIN'),
      on: { CLOSED: 'pad', CHANGED: { target: 'changed', actions: 'begin' } },
    },
  },
})
