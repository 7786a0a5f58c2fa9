import { assertEvent, assign, setup } from 'xstate'
import { sheetGap, shownLines } from '../../../domain/deliveryNotes/sign-off.ts'
import { isSignature } from '../../../domain/deliveryNotes/signature.ts'
import { effect, type Ignores } from '../effects.ts'
import { adoptedSheet, answered, figuresChanged, withEntered } from './sign-off.changes.ts'
import type {
  HoursDraft,
  KeepAnswer,
  NoteState,
  ProposeAnswer,
  SignOffContext,
  SignOffDraft,
  SignOffEvent,
  SignOffInput,
} from './sign-off.types.ts'

/** Milliseconds the proposal is waited for; then what is known on this device has to do. */
const proposePatience = 4_000

/** Refusals that say the sheet is no longer the one the client was shown. */
const sheetCodes = ['hoursChanged', 'hoursMissing', 'timesMissing']

/** How a frozen sheet was left: as the server says, or as it was answered here. */
const frozenAs = ({ note, answer }: SignOffContext): NoteState =>
  note.state === 'open' ? (answer?.kind ?? 'open') : note.state

function newFigures(context: SignOffContext, event: SignOffEvent): string[] {
  assertEvent(event, 'LINES_CHANGED')
  return figuresChanged(context, event.lines)
}

/** How an entry fares on its way, where that is not shown. */
export const entryWay = ['ENTRY_SENDING', 'ENTRY_WAITING'] as const

/** Types, effects and named actions of the sign-off chart. */
export const signOffSetup = setup({
  types: {
    context: {} as SignOffContext,
    events: {} as SignOffEvent,
    input: {} as SignOffInput,
    meta: {} as Ignores<SignOffEvent['type']>,
  },
  actors: {
    /** Reads every line that is charged, with what its punches propose; nothing is stored by looking. */
    propose: effect<ProposeAnswer>('propose'),
    /** Puts a correction into the outbox, in place of refused ones of the same line. */
    keepHours: effect<KeepAnswer, HoursDraft | null>('keepHours'),
    /** Puts the sign-off into the outbox, in place of a refused one. */
    enqueue: effect<KeepAnswer, SignOffDraft | null>('enqueue'),
    /** Removes a refused sign-off from the outbox, because the person said so. */
    putAway: effect<undefined, string | null>('putAway'),
  },
  guards: {
    isFrozen: ({ context }) => context.note.state !== 'open',
    isAmended: ({ context }) => context.note.amended,
    isFrozenAs: ({ context }, state: NoteState) => frozenAs(context) === state,
    isQueued: ({ context }) => context.entry !== null && context.problem === null,
    hasEntry: ({ context }) => context.entry !== null,
    isOvertaken: ({ context }) => context.problem === 'hoursSigned',
    isSheetProblem: ({ context }) => context.problem !== null && sheetCodes.includes(context.problem),
    isRejected: ({ context }) => context.problem !== null && Object.keys(context.troubles).length === 0,
    isTroubled: ({ context }) => Object.keys(context.troubles).length > 0,
    lacksTimes: ({ context }) => sheetGap(context.lines, context.entered) === 'timesMissing',
    lacksHours: ({ context }) => sheetGap(context.lines, context.entered) === 'hoursMissing',
    isComplete: ({ context }) => sheetGap(context.lines, context.entered) === null,
    isNamed: ({ context }) => context.name.trim() !== '',
    isDrawn: ({ context }) => isSignature(context.drawing),
    drawsSignature: ({ event }) => {
      assertEvent(event, 'DRAWN')
      return isSignature(event.drawing)
    },
    changesFigures: ({ context, event }) => newFigures(context, event).length > 0,
    isOwnEntry: ({ context, event }) => {
      assertEvent(event, ['ENTRY_SENDING', 'ENTRY_WAITING', 'ENTRY_ANSWERED'])
      return event.entry === context.entry
    },
    isAnswered: ({ context, event }, problem: 'none' | 'sheet' | 'line' | 'overtaken') => {
      assertEvent(event, 'ENTRY_ANSWERED')
      if (event.entry !== context.entry) return false
      if (event.problem === null) return problem === 'none'
      if (sheetCodes.includes(event.problem)) return problem === 'sheet'
      if (event.problem === 'hoursSigned') return problem === 'overtaken'
      return problem === 'line' && typeof event.details?.['line'] === 'string'
    },
    isCorrection: ({ context, event }) => {
      assertEvent(event, 'ENTRY_ANSWERED')
      return Object.hasOwn(context.kept, event.entry)
    },
  },
  actions: {
    adopt: assign(({ context, event }) => {
      assertEvent(event, 'LINES_CHANGED')
      return adoptedSheet(context, event.lines)
    }),
    adoptNote: assign(({ event }) => {
      assertEvent(event, 'NOTE_CHANGED')
      return { note: event.note }
    }),
    takeName: assign(({ event }) => {
      assertEvent(event, 'NAMED')
      return { name: event.name, hint: null }
    }),
    takeDrawing: assign(({ event }) => {
      assertEvent(event, 'DRAWN')
      return { drawing: event.drawing, hint: null }
    }),
    takeHours: assign(({ context, event }) => {
      assertEvent(event, 'LINE_SET')
      return withEntered(context, event)
    }),
    noteAnswer: assign(({ context, event }) => {
      assertEvent(event, 'ENTRY_ANSWERED')
      return answered(context, event.entry, event.problem, event.details)
    }),
    noteChanges: assign(({ context, event }) => ({ changed: newFigures(context, event) })),
    noteRefusal: assign(({ event }) => {
      assertEvent(event, 'ENTRY_ANSWERED')
      return { problem: event.problem }
    }),
    forgetSignature: assign({ drawing: null, answer: null, reading: null, shown: [] }),
    forgetEntry: assign({ entry: null, problem: null, answer: null, reading: null, shown: [], changed: [] }),
    hintName: assign({ hint: 'nameMissing' }),
    hintGap: assign(({ context }) => ({
      hint: Object.keys(context.troubles).length > 0 ? 'troubled' : sheetGap(context.lines, context.entered),
    })),
    /** What is confirmed by this tap, with the sheet as it stands. */
    answerWith: assign(({ context, event }) => {
      assertEvent(event, ['REFUSED', 'WITHOUT_CLIENT', 'CONFIRMED'])
      const { name, drawing, lines, entered } = context
      const shown = shownLines(lines, entered)
      const who = name.trim()
      if (event.type === 'REFUSED')
        return { answer: { kind: 'refused', name: who, refusal: event.refusal }, reading: event.reading, shown }
      if (event.type === 'WITHOUT_CLIENT') return { answer: { kind: 'unsigned' }, reading: event.reading, shown }
      if (drawing)
        return { answer: { kind: 'signed', name: who, signature: drawing }, reading: event.reading, shown, hint: null }
      return {}
    }),
    takeReading: assign(({ event }) => {
      assertEvent(event, 'CONFIRMED')
      return { reading: event.reading }
    }),
  },
  delays: { proposePatience },
})

/** What the outbox is given; null before anything was confirmed. */
export const draftOf = ({ answer, reading, shown, entry }: SignOffContext): SignOffDraft | null =>
  answer && reading ? { lines: shown, answer, reading, replaces: entry } : null
