import { type Answer, nothing } from '../../../domain/forms/answers.ts'
import { drawing } from '../shared/fixtures.ts'
import type { FormQuestion } from '../shared/answers/answers.types.ts'
import type { Form } from './form.types.ts'

const question = (
  id: string,
  kind: FormQuestion['kind'],
  title: string,
  more: Partial<FormQuestion>,
): FormQuestion => ({
  ...{ id, kind, title, label: title, text: null, required: true, options: [], minimum: null, maximum: null },
  ...{ file: null, ...more },
})
export const safety: Form = {
  id: 'f1',
  name: 'Safety 2026',
  dueDate: '2026-06-30',
  handedInAt: null,
  ...{ training: null, result: null },
  questions: [
    question('intro', 'information', 'What to look out for on site', {
      ...{ label: 'To read', required: false },
      text: 'Helmet from the gate on.\nNobody works under a load.',
    }),
    question('shoes', 'choice', 'Do you have your own safety shoes?', {
      label: 'Safety shoes',
      options: [
        { id: 'yes', caption: 'Yes, S3' },
        { id: 'old', caption: 'Yes, but they are worn' },
        { id: 'no', caption: 'No' },
      ],
    }),
    question('gear', 'choices', 'What do you bring along?', {
      ...{ label: 'Gear', required: false },
      options: [
        { id: 'helmet', caption: 'Helmet' },
        { id: 'gloves', caption: 'Gloves' },
        { id: 'harness', caption: 'Harness' },
      ],
    }),
    question('years', 'number', 'How many years have you worked on sites?', {
      label: 'Years',
      minimum: 0,
      maximum: 60,
    }),
    question('briefed', 'date', 'When were you briefed last?', { label: 'Briefed' }),
    question('remark', 'text', 'Is there anything we should know?', { label: 'Remark', required: false }),
    question('sign', 'signature', 'You sign that you understood', { label: 'Signature' }),
  ],
  answers: [],
}
const said = (questionId: string, more: Partial<Answer>): Answer => ({ ...nothing(questionId), ...more })
export const some = [said('shoes', { optionIds: ['yes'] }), said('gear', { optionIds: ['helmet', 'gloves'] })]
export const most = [...some, said('years', { text: '4' }), said('briefed', { text: '2026-02-03' })]
export const all = [...most, said('sign', { signature: drawing })]
export const begun = { answers: some, at: 'shoes', draft: null, taking: null, tried: false, problem: null }

/** A form that wants a photo, and may have a paper. */
export const withPhoto: Form = {
  ...safety,
  questions: [
    question('harness', 'photo', 'A photo of your harness, buckles closed', { label: 'Harness' }),
    question('licence', 'file', 'Your licence, if you have one', { label: 'Licence', required: false }),
    question('sign', 'signature', 'You sign that you looked at it', { label: 'Signature' }),
  ],
}
export const photo = {
  ...nothing('harness'),
  file: { id: 'p1', name: 'harness.jpg', format: 'picture', size: 340_000 },
} as const
