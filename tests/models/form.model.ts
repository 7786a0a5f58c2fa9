import { expect } from 'vitest'
import { type Answer, type Question, nothing } from '../../domain/forms/answers.ts'
import { formMachine } from '../../src/machines/form/form.machine.ts'
import type { HandIn } from '../../src/machines/form/form.types.ts'
import { formTable } from './form.table.ts'
import type { Model, Visit } from './walk.ts'

const question = (id: string, more: Partial<Question> = {}): Question => ({
  ...{ id, kind: 'text', required: true, options: [], minimum: null, maximum: null },
  ...more,
})
const questions = [question('shoes'), question('years', { kind: 'number', required: false })]
const said = (questionId: string, text: string): Answer => ({ ...nothing(questionId), text })
const refused = { kind: 'refused', entry: 'e1', problem: 'answersMissing' } as const
const states: HandIn[] = [{ kind: 'open' }, { kind: 'waiting' }, refused, { kind: 'done' }]

type Seen = Visit<typeof formMachine>
const context = (visit: Seen) => visit.snapshot.context

export const formModel: Model<typeof formMachine> = {
  machine: formMachine,
  table: formTable,
  inputs: [
    { questions, answers: [], handIn: { kind: 'open' }, at: null },
    { questions, answers: [said('shoes', 'S3')], handIn: { kind: 'waiting' }, at: 'years' },
    { questions, answers: [], handIn: { kind: 'done' }, at: 'nowhere' },
    { questions: [], answers: [], handIn: refused, at: null },
  ],
  matters: ({ questions: { length }, answers, handIn, at, queue, draft, tried, problem, seen }) => [
    ...[length, answers.map(({ questionId, text }) => [questionId, text]), handIn, at],
    ...[queue.map(({ answer }) => answer.questionId), draft?.text, tried, problem, seen],
  ],
  // Two that wait are as many as any, and one refusal is as good as another.
  explore: ({ context: { queue, problem, tried }, ...snapshot }, { type }) =>
    type === 'ANSWERED'
      ? queue.length === 0 || (queue.length === 1 && problem === null && !tried)
      : type !== 'CHANGED' || problem === null || snapshot.value === 'refused',
  events: ({ context: { questions: all, queue } }) => [
    ...(all.length
      ? [
          { type: 'ANSWERED', key: 'k1', answer: said('shoes', 'S3') },
          ...(queue.length ? [{ type: 'ANSWERED', key: 'k2', answer: said('years', '3') }] : []),
          { type: 'ANSWERED', key: 'k3', answer: said('years', 'three') },
          { type: 'OPENED', question: 'years' },
        ]
      : []),
    { type: 'ANSWERED', key: 'k4', answer: said('nowhere', 'S3') },
    { type: 'OPENED', question: 'nowhere' },
    { type: 'NEXT' },
    { type: 'BACK' },
    { type: 'RETRY' },
    ...states.map(handIn => ({ type: 'CHANGED', answers: [], handIn })),
  ],
  limit: 60_000,
  answers: {
    keepAnswer: () => [{ kind: 'kept' }, { kind: 'failed' }],
    handIn: () => [{ kind: 'kept' }, { kind: 'failed' }],
    putAway: () => [undefined],
  },
  expectations: {
    'filling.resting': visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).queue).toEqual([])
    },
    'filling.keeping': visit => {
      expect(visit.live).toEqual(['keepAnswer'])
      expect(visit.called('keepAnswer')?.input).toEqual(context(visit).queue[0])
    },
    'filling.unkept': visit => {
      expect(visit.live).toEqual([])
    },
    handingIn: visit => {
      expect(visit.live).toEqual(['handIn'])
    },
    handedIn: visit => {
      // Whatever was given lies on the device.
      expect(context(visit).queue).toEqual([])
      expect(visit.live).toEqual([])
    },
    refused: visit => {
      expect(visit.live).toEqual(['putAway'])
      expect(context(visit).problem).toBe('answersMissing')
    },
    done: visit => {
      expect(visit.live).toEqual([])
    },
  },
}
