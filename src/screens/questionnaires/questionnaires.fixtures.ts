import { uuid } from '../shared/fixtures.ts'
import type { HandedForm, Listed, Question, Questionnaire } from './questionnaires.types.ts'

const question = (n: number, more: Partial<Question> & Pick<Question, 'kind' | 'title' | 'label'>): Question => ({
  ...{ id: uuid(n), text: null, required: true, options: [], minimum: null, maximum: null },
  ...{ file: null, ...more },
})
const option = (n: number, caption: string, right = false) => ({ id: uuid(n), caption, right })

export const questions: readonly Question[] = [
  question(901, {
    ...{ kind: 'information', title: 'Where to gather', label: 'Gathering', required: false },
    text: 'The gathering point is the car park in front of gate 4.',
  }),
  question(902, {
    ...{ kind: 'choice', title: 'Who leads the evacuation of the hall?', label: 'Evacuation' },
    options: [
      option(911, 'The crew chief', true),
      option(912, 'Whoever is nearest to the exit'),
      option(913, 'Nobody'),
    ],
  }),
  question(903, {
    kind: 'number',
    title: 'How many exits does the hall have?',
    label: 'Exits',
    minimum: 1,
    maximum: 20,
  }),
  question(904, { kind: 'signature', title: 'I have read this', label: 'Signature' }),
]

export const training: Questionnaire = {
  ...{ id: uuid(900), name: 'Evacuation and first aid', use: 'training', revision: 3, handedOut: 34, waiting: 12 },
  changedAt: '2026-05-20T08:00:00Z',
  rule: { needed: 1, tries: 3, waitDays: 7, validMonths: 24, minutes: 20 },
  questions: [...questions],
}
export const empty: Questionnaire = {
  ...{ id: uuid(905), name: 'After the show', use: 'form', revision: 0, handedOut: 0, waiting: 0 },
  ...{ changedAt: '2026-05-26T08:00:00Z', rule: null, questions: [] },
}
export const check: Questionnaire = {
  ...empty,
  ...{ id: uuid(906), name: 'Walkways and exits', use: 'securityCheck', handedOut: 8, waiting: 1 },
  questions: [question(907, { kind: 'check', title: 'Are all exits free?', label: 'Exits' })],
}

const listed = ({ id, name, use, handedOut, waiting, changedAt, questions: all }: Questionnaire): Listed => ({
  ...{ id, name, use, handedOut, waiting, changedAt },
  asked: all.filter(({ kind }) => kind !== 'information').length,
})
export const items: readonly Listed[] = [empty, training, check].map(listed)

const handed = (n: number, name: string, more: Partial<HandedForm>): HandedForm => ({
  ...{ id: uuid(n), person: { id: uuid(n + 50), name, pictureUrl: null }, dueDate: '2026-06-01', attempt: 1 },
  ...{ asked: 3, answered: 0, handedInAt: null, result: null },
  ...more,
})
export const forms: readonly HandedForm[] = [
  handed(920, 'Jonas Petersen', {
    ...{ answered: 3, handedInAt: '2026-05-27T04:40:00Z' },
    result: { right: 1, judged: 1, needed: 1, passed: true, validUntil: '2028-05-27' },
  }),
  handed(921, 'Noor Aziz', {
    ...{ answered: 3, handedInAt: '2026-05-26T14:00:00Z' },
    result: { right: 0, judged: 1, needed: 1, passed: false, validUntil: null },
  }),
  handed(922, 'Elif Kaya', { answered: 2 }),
  handed(923, 'Maximiliane Oberhuber-Schwarzenberger', { dueDate: '2026-05-20' }),
]
