import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { changedLines, shownLines } from '../../../domain/deliveryNotes/sign-off.ts'
import { onAnswer } from '../on-answer.ts'
import { confirmingState, frozenState } from './sign-off-confirming.ts'
import { hoursState, signingState } from './sign-off-sheet.ts'
import { adoptedSheet, keptAs, troubleOf } from './sign-off.changes.ts'
import { entryWay, signOffSetup } from './sign-off.setup.ts'
import type { SignOffContext, SignOffInput } from './sign-off.types.ts'

function contextOf({
  lines,
  entered,
  kept,
  troubles,
  note,
  name,
  stored,
  drawing = null,
}: SignOffInput): SignOffContext {
  const answer = stored?.answer ?? null
  const line = stored?.details?.['line']
  const asksOf =
    stored?.refused && typeof line === 'string' ? { [line]: troubleOf(stored.refused, stored.details) } : {}
  return {
    lines,
    entered,
    troubles: { ...troubles, ...asksOf },
    kept,
    keeping: null,
    notKept: false,
    name: answer && answer.kind !== 'unsigned' ? answer.name : name,
    drawing: answer?.kind === 'signed' ? answer.signature : drawing,
    answer,
    reading: null,
    shown: stored?.shown ?? [],
    entry: stored?.entry ?? null,
    problem: stored?.refused ?? null,
    changed: [],
    hint: null,
    note,
  }
}

/** The sheet is another than the one that was signed: which lines, as far as they are known. */
const differences = ({ shown, lines, entered }: SignOffContext) => ({
  changed: changedLines(shown, shownLines(lines, entered)),
})

/**
 * Signing off a crew: hours prefilled from the punches, what is missing, the client's signature or refusal, and the
 * frozen sheet. Corrections and the sign-off go through the outbox, with or without network. Decisions 20, 22.
 */
export const signOffMachine = signOffSetup.createMachine({
  id: 'signOff',
  context: ({ input }) => contextOf(input),
  initial: 'beginning',
  on: {
    NAMED: { actions: 'takeName' },
    ENTRY_ANSWERED: [{ guard: 'isCorrection', actions: 'noteAnswer' }, {}],
  },
  states: {
    beginning: {
      always: [
        { guard: 'isOvertaken', target: 'overtaken' },
        { guard: 'isQueued', target: 'confirming.queued' },
        { guard: 'isFrozen', target: 'frozen' },
        { target: 'loading' },
      ],
    },
    loading: {
      meta: ignoring(
        ...entryWay,
        'LINE_SET',
        'DRAWN',
        'CONFIRMED',
        'REFUSING',
        'REFUSED',
        'WITHOUT_CLIENT',
        'CANCELLED',
        'LOOKED_AGAIN',
      ),
      on: { LINES_CHANGED: { actions: 'adopt' }, NOTE_CHANGED: { actions: 'adoptNote' } },
      after: { proposePatience: 'loaded' },
      invoke: {
        id: 'propose',
        src: 'propose',
        onDone: onAnswer({
          lines: {
            target: 'loaded',
            actions: assign(({ context, event: { output } }) => adoptedSheet(context, output.lines)),
          },
          unreachable: 'loaded',
        }),
      },
    },
    loaded: {
      always: [
        {
          guard: 'isSheetProblem',
          target: 'changed',
          actions: [assign(({ context }) => differences(context)), 'forgetSignature'],
        },
        { guard: 'isRejected', target: 'rejected' },
        { target: 'hours' },
      ],
    },
    hours: hoursState,
    keeping: {
      meta: ignoring(
        ...entryWay,
        'LINE_SET',
        'DRAWN',
        'CONFIRMED',
        'REFUSING',
        'REFUSED',
        'WITHOUT_CLIENT',
        'CANCELLED',
        'LOOKED_AGAIN',
      ),
      on: { LINES_CHANGED: { actions: 'adopt' }, NOTE_CHANGED: { actions: 'adoptNote' } },
      invoke: {
        id: 'keepHours',
        src: 'keepHours',
        input: ({ context }) => context.keeping,
        onDone: onAnswer({
          queued: {
            target: 'hours',
            actions: assign(({ context, event: { output } }) => ({ ...keptAs(context, output.entry), notKept: false })),
          },
          // What this device could not keep is kept by the page, and goes out with the signature.
          failed: {
            target: 'hours',
            actions: assign(({ context }) => ({ ...keptAs(context, null), notKept: true })),
          },
        }),
      },
    },
    signing: signingState,
    refusing: {
      meta: ignoring(...entryWay, 'LINE_SET', 'DRAWN', 'CONFIRMED', 'REFUSING', 'WITHOUT_CLIENT', 'LOOKED_AGAIN'),
      on: {
        LINES_CHANGED: { actions: 'adopt' },
        NOTE_CHANGED: { target: 'hours', actions: 'adoptNote' },
        REFUSED: [
          { guard: ({ context }) => context.name.trim() === '', actions: 'hintName' },
          { guard: 'isComplete', target: 'confirming', actions: 'answerWith' },
          { target: 'hours' },
        ],
        CANCELLED: 'hours',
      },
    },
    // Nobody has signed: is nobody of the client there?
    asking: {
      meta: ignoring(...entryWay, 'LINE_SET', 'DRAWN', 'CONFIRMED', 'REFUSED', 'LOOKED_AGAIN'),
      on: {
        LINES_CHANGED: { target: 'hours', actions: 'adopt' },
        NOTE_CHANGED: { target: 'hours', actions: 'adoptNote' },
        WITHOUT_CLIENT: { target: 'confirming', actions: 'answerWith' },
        REFUSING: 'refusing',
        CANCELLED: 'hours',
      },
    },
    confirming: confirmingState,
    // Somebody has changed hours since the client saw them: it is shown which, and the client looks again.
    changed: {
      meta: ignoring(
        ...entryWay,
        'LINE_SET',
        'DRAWN',
        'CONFIRMED',
        'REFUSING',
        'REFUSED',
        'WITHOUT_CLIENT',
        'CANCELLED',
      ),
      on: {
        LINES_CHANGED: { actions: 'adopt' },
        NOTE_CHANGED: { actions: 'adoptNote' },
        LOOKED_AGAIN: [
          { guard: 'hasEntry', target: 'puttingAway' },
          { target: 'hours', actions: 'forgetEntry' },
        ],
      },
    },
    // Somebody else has signed the crew off: the answer given here was not taken.
    overtaken: {
      meta: ignoring(
        ...entryWay,
        'LINE_SET',
        'DRAWN',
        'CONFIRMED',
        'REFUSING',
        'REFUSED',
        'WITHOUT_CLIENT',
        'CANCELLED',
      ),
      on: {
        LINES_CHANGED: { actions: 'adopt' },
        NOTE_CHANGED: { actions: 'adoptNote' },
        LOOKED_AGAIN: 'puttingAway',
      },
    },
    // Refused for another reason, which is told.
    rejected: {
      meta: ignoring(...entryWay, 'LINE_SET', 'DRAWN', 'REFUSING', 'REFUSED', 'WITHOUT_CLIENT', 'LOOKED_AGAIN'),
      on: {
        LINES_CHANGED: { actions: 'adopt' },
        NOTE_CHANGED: { actions: 'adoptNote' },
        CONFIRMED: { target: 'confirming', actions: 'takeReading' },
        CANCELLED: 'puttingAway',
      },
    },
    puttingAway: {
      meta: ignoring(
        ...entryWay,
        'LINE_SET',
        'DRAWN',
        'CONFIRMED',
        'REFUSING',
        'REFUSED',
        'WITHOUT_CLIENT',
        'CANCELLED',
        'LOOKED_AGAIN',
      ),
      on: { LINES_CHANGED: { actions: 'adopt' }, NOTE_CHANGED: { actions: 'adoptNote' } },
      invoke: {
        id: 'putAway',
        src: 'putAway',
        input: ({ context }) => context.entry,
        onDone: { target: 'beginning', actions: 'forgetEntry' },
      },
    },
    frozen: frozenState,
  },
})
