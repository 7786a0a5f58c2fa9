import { expect } from 'vitest'
import { type Answer, type Question, nothing } from '../../../domain/forms/answers.ts'
import { formMachine } from '../../../src/machines/form/form.machine.ts'
import type { HandIn } from '../../../src/machines/form/form.types.ts'
import { formTable } from './form.table.ts'
import type { Model, Visit } from '../walk.ts'

const question = (id: string, more: Partial<Question> = {}): Question => ({
  ...{ id, kind: 'text', required: true, options: [], minimum: null, maximum: null },
  ...more,
})
const questions = [question('shoes'), question('years', { kind: 'number', required: false })]
const withPhoto = [question('shoes'), question('photo', { kind: 'photo', required: false })]
const picture = { id: 'p1', name: 'harness.jpg', format: 'picture', size: 340_000 } as const
const chosen = (about: string) => ({ type: 'CHOSEN', key: 'k5', question: about, blob: new Blob(), turns: 0 }) as const
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
    { questions: withPhoto, answers: [], handIn: { kind: 'open' }, at: null },
  ],
  matters: ({ questions: { length }, answers, handIn, at, queue, taking, draft, tried, problem, seen }) => [
    ...[
      length,
      answers.map(({ questionId, text, file }) => [questionId, text, file?.id]),
      handIn,
      at,
      taking?.question,
    ],
    ...[queue.map(({ answer }) => answer.questionId), draft?.text, tried, problem, seen],
  ],
  // Two that wait are as many as any, and one refusal is as good as another.
  explore: ({ context: { queue, taking, answers, problem, tried }, ...snapshot }, { type }) => {
    const calm = problem === null && !tried
    // What follows once a file lies there is what follows any other answer.
    if (answers.some(({ file }) => file)) return type === 'NEXT' || type.startsWith('done.')
    if (type === 'CHOSEN') return calm && (answers.length === 0 || queue.length === 1)
    if (taking !== null && ['BACK', 'OPENED', 'RETRY'].includes(type)) return false
    if (type === 'ANSWERED') return queue.length === 0 || (queue.length === 1 && calm && taking === null)
    return type !== 'CHANGED' || problem === null || snapshot.value === 'refused'
  },
  events: ({ context: { questions: all, queue } }) => [
    ...(all.length ? [{ type: 'ANSWERED', key: 'k1', answer: said('shoes', 'S3') }] : []),
    ...(all.some(({ id }) => id === 'years')
      ? [
          ...(queue.length ? [{ type: 'ANSWERED', key: 'k2', answer: said('years', '3') }] : []),
          { type: 'ANSWERED', key: 'k3', answer: said('years', 'three') },
          { type: 'OPENED', question: 'years' },
        ]
      : []),
    ...(all.some(({ id }) => id === 'photo') ? [chosen('photo')] : []),
    { type: 'ANSWERED', key: 'k4', answer: said('nowhere', 'S3') },
    { type: 'OPENED', question: 'nowhere' },
    chosen('shoes'),
    { type: 'NEXT' },
    { type: 'BACK' },
    { type: 'RETRY' },
    ...states.map(handIn => ({ type: 'CHANGED', answers: [], handIn })),
  ],
  limit: 60_000,
  answers: {
    takeFile: () => [
      { kind: 'kept', file: picture },
      { kind: 'refused', code: 'pictureBroken' },
    ],
    keepAnswer: () => [{ kind: 'kept' }, { kind: 'failed' }],
    handIn: () => [{ kind: 'kept' }, { kind: 'failed' }],
    putAway: () => [undefined],
  },
  expectations: {
    'filling.resting': visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).queue).toEqual([])
      expect(context(visit).taking).toBeNull()
    },
    'filling.taking': visit => {
      expect(visit.live).toEqual(['takeFile'])
      expect(visit.called('takeFile')?.input).toEqual(context(visit).taking)
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
      // Whatever was given lies on the device; what another page handed in is not waited for.
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
