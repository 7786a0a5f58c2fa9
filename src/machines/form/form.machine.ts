import { assertEvent, assign, setup } from 'xstate'
import {
  type Answer,
  filed,
  goesOnAt,
  isAnswered,
  missing,
  nothing,
  withAnswer,
  wrongOf,
} from '../../../domain/forms/answers.ts'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type { FormContext, FormEvent, FormInput, Given, KeepAnswer, TakeFile, Taking } from './form.types.ts'

type At = Pick<FormContext, 'questions' | 'at'>

const place = ({ questions, at }: At) => questions.findIndex(({ id }) => id === at)
const beside = (context: At, by: 1 | -1): string | null => context.questions[place(context) + by]?.id ?? null

const takes = ({ questions }: At, answer: Answer) => {
  const question = questions.find(({ id }) => id === answer.questionId)
  return question !== undefined && wrongOf(question, answer) === null
}

/** Whether one may go on from the question that is shown. */
function isFine({ draft, answers, ...shown }: FormContext): boolean {
  const question = shown.questions[place(shown)]
  if (draft !== null) return false
  return !question?.required || isAnswered(answers.find(({ questionId }) => questionId === question.id))
}

const firstMissing = ({ questions, answers }: Pick<FormContext, 'questions' | 'answers'>): string | null =>
  missing(questions, answers)[0]?.id ?? null

const moved = { draft: null, tried: false, problem: null }

/**
 * Filling in a form: one question after the other, each answer kept on the device at once and sent by the outbox, then
 * handed in the same way. A photo or a file is made small and kept first. What the server or another page knows is taken over, but what is not on the device yet counts
 * more. Decision 45.
 */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    input: {} as FormInput,
    meta: {} as Ignores<FormEvent['type']>,
  },
  actors: {
    /** Turns a file upright, makes it small and keeps it on the device. */
    takeFile: effect<TakeFile, Taking | null>('takeFile'),
    /** Puts an answer into the outbox. */
    keepAnswer: effect<KeepAnswer, Given | null>('keepAnswer'),
    /** Puts what is not on the device yet into the outbox, and behind it that the form is handed in. */
    handIn: effect<KeepAnswer, readonly Given[]>('handIn'),
    /** Takes the refused entry off the device. */
    putAway: effect<undefined, string | null>('putAway'),
  },
  guards: {
    isFine: ({ context }) => isFine(context),
    hasNext: ({ context }) => beside(context, 1) !== null,
    hasBefore: ({ context }) => beside(context, -1) !== null,
    isTaking: ({ context }) => context.taking !== null,
    isFiled: ({ context, event }) => {
      assertEvent(event, 'CHOSEN')
      return context.questions.some(({ id, kind }) => id === event.question && filed.includes(kind))
    },
    hasQueue: ({ context }) => context.queue.length > 0,
    hasMissing: ({ context }) => firstMissing(context) !== null,
    isDone: ({ context }) => context.handIn.kind === 'done',
    isWaiting: ({ context }) => context.handIn.kind === 'waiting',
    isRefused: ({ context: { handIn, seen } }) => handIn.kind === 'refused' && handIn.entry !== seen,
    counts: ({ context, event }) => {
      assertEvent(event, 'ANSWERED')
      return (
        takes(context, event.answer) && withAnswer(context.questions, context.answers, event.answer) !== context.answers
      )
    },
    isKnown: ({ context, event }) => {
      assertEvent(event, 'OPENED')
      return context.at !== event.question && context.questions.some(({ id }) => id === event.question)
    },
  },
  actions: {
    give: assign(({ context: { questions, answers, queue }, event }) => {
      assertEvent(event, 'ANSWERED')
      const { key, answer } = event
      return { answers: withAnswer(questions, answers, answer), queue: [...queue, { key, answer }], draft: null }
    }),
    choose: assign(({ event }) => {
      assertEvent(event, 'CHOSEN')
      const { key, question, blob, turns } = event
      return { taking: { key, question, blob, turns }, problem: null }
    }),
    note: assign(({ context, event }) => {
      assertEvent(event, 'ANSWERED')
      return { draft: takes(context, event.answer) ? null : event.answer }
    }),
    say: assign({ tried: true }),
    next: assign(({ context }) => ({ ...moved, at: beside(context, 1) })),
    back: assign(({ context }) => ({ ...moved, at: beside(context, -1) })),
    open: assign(({ event }) => {
      assertEvent(event, 'OPENED')
      return { ...moved, at: event.question }
    }),
    openMissing: assign(({ context }) => ({ ...moved, at: firstMissing(context), tried: true })),
    take: assign(({ context: { questions, queue, taking }, event }) => {
      assertEvent(event, 'CHANGED')
      const { answers, handIn } = event
      // Handed in from another page: what is not on the device by then comes too late.
      const isOver = handIn.kind === 'waiting' || handIn.kind === 'done'
      const over = isOver ? [] : queue
      return {
        handIn,
        queue: over,
        taking: isOver ? null : taking,
        answers: over.reduce<readonly Answer[]>((all, { answer }) => withAnswer(questions, all, answer), answers),
      }
    }),
    refuse: assign(({ context }) => {
      const { handIn, at } = context
      if (handIn.kind !== 'refused') return {}
      const { entry, problem } = handIn
      const open = firstMissing(context)
      return { ...moved, at: open ?? at, tried: open !== null, problem, seen: entry }
    }),
  },
}).createMachine({
  id: 'form',
  context: ({ input: { questions, answers, handIn, at } }) => ({
    ...{ questions, answers, handIn, queue: [], taking: null, ...moved, seen: null },
    at: questions.some(({ id }) => id === at) ? at : goesOnAt(questions, answers),
  }),
  initial: 'filling',
  states: {
    filling: {
      always: [
        { guard: 'isDone', target: 'done' },
        { guard: 'isWaiting', target: 'handedIn' },
        { guard: 'isRefused', target: 'refused', actions: 'refuse' },
      ],
      on: {
        NEXT: [
          // It would be left behind.
          { guard: 'isTaking' },
          { guard: ({ context }) => !isFine(context), actions: 'say' },
          { guard: 'hasNext', actions: 'next' },
          { guard: 'hasMissing', actions: 'openMissing' },
          { target: 'handingIn' },
        ],
        BACK: [{ guard: 'hasBefore', actions: 'back' }, {}],
        OPENED: [{ guard: 'isKnown', actions: 'open' }, {}],
        CHANGED: { actions: 'take' },
      },
      initial: 'resting',
      states: {
        resting: {
          meta: ignoring('RETRY'),
          always: [
            { guard: 'isTaking', target: 'taking' },
            { guard: 'hasQueue', target: 'keeping' },
          ],
          on: {
            ANSWERED: [{ guard: 'counts', actions: 'give' }, { actions: 'note' }],
            CHOSEN: [{ guard: 'isFiled', actions: 'choose' }, {}],
          },
        },
        taking: {
          meta: ignoring('RETRY', 'CHOSEN'),
          on: { ANSWERED: [{ guard: 'counts', actions: 'give' }, { actions: 'note' }] },
          invoke: {
            id: 'takeFile',
            src: 'takeFile',
            input: ({ context }) => context.taking,
            onDone: onAnswer({
              kept: {
                target: 'resting',
                actions: assign(({ context: { questions, answers, queue, taking }, event }) => {
                  if (taking === null) return {}
                  const answer = { ...nothing(taking.question), file: event.output.file }
                  return {
                    ...{ taking: null, draft: null, queue: [...queue, { key: taking.key, answer }] },
                    answers: withAnswer(questions, answers, answer),
                  }
                }),
              },
              refused: {
                target: 'resting',
                actions: assign(({ event }) => ({ taking: null, problem: event.output.code })),
              },
            }),
          },
        },
        keeping: {
          meta: ignoring('RETRY'),
          on: {
            ANSWERED: [{ guard: 'counts', actions: 'give' }, { actions: 'note' }],
            CHOSEN: [{ guard: 'isFiled', actions: 'choose' }, {}],
          },
          invoke: {
            id: 'keepAnswer',
            src: 'keepAnswer',
            input: ({ context }) => context.queue[0] ?? null,
            onDone: onAnswer({
              kept: { target: 'resting', actions: assign(({ context }) => ({ queue: context.queue.slice(1) })) },
              failed: 'unkept',
            }),
          },
        },
        // The device has no room, or none for this page: nothing is lost while the page lives.
        unkept: {
          on: {
            ANSWERED: [{ guard: 'counts', target: 'keeping', actions: 'give' }, { actions: 'note' }],
            CHOSEN: [{ guard: 'isFiled', target: 'taking', actions: 'choose' }, {}],
            RETRY: [{ guard: 'hasQueue', target: 'keeping' }, { target: '#form.handingIn' }],
          },
        },
      },
    },
    handingIn: {
      meta: ignoring('ANSWERED', 'CHOSEN', 'NEXT', 'BACK', 'OPENED', 'RETRY'),
      on: { CHANGED: { actions: 'take' } },
      invoke: {
        id: 'handIn',
        src: 'handIn',
        input: ({ context }) => context.queue,
        onDone: onAnswer({
          kept: { target: 'handedIn', actions: assign({ queue: [] }) },
          failed: 'filling.unkept',
        }),
      },
    },
    // On the device. That nobody has heard of it yet is no news.
    handedIn: {
      meta: ignoring('ANSWERED', 'CHOSEN', 'NEXT', 'BACK', 'OPENED', 'RETRY'),
      always: [
        { guard: 'isDone', target: 'done' },
        { guard: 'isRefused', target: 'refused', actions: 'refuse' },
      ],
      on: { CHANGED: { actions: 'take' } },
    },
    refused: {
      meta: ignoring('ANSWERED', 'CHOSEN', 'NEXT', 'BACK', 'OPENED', 'RETRY'),
      on: { CHANGED: { actions: 'take' } },
      invoke: { id: 'putAway', src: 'putAway', input: ({ context }) => context.seen, onDone: 'filling' },
    },
    done: {
      meta: ignoring('ANSWERED', 'CHOSEN', 'NEXT', 'BACK', 'OPENED', 'RETRY'),
      on: { CHANGED: { actions: 'take' } },
    },
  },
})
