import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { type Question, nothing } from '../../../domain/forms/answers.ts'
import { formMachine } from './form.machine.ts'

const meta: Meta = { title: 'Statecharts/Form', parameters: { layout: 'fullscreen' } }
export default meta

const question = (id: string, required: boolean): Question => ({
  ...{ id, kind: id === 'photo' ? 'photo' : 'text', required, options: [], minimum: null, maximum: null },
})
const shoes = { ...nothing('shoes'), text: 'S3' }

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof formMachine>
      machine={formMachine}
      about="Filling in a form: one question after the other, each answer kept on the device at once and sent by the outbox, then handed in the same way."
      samples={{
        input: {
          questions: [question('shoes', true), question('remark', false), question('photo', false)],
          answers: [],
          handIn: { kind: 'open' },
          at: null,
        },
        events: () => [
          { type: 'ANSWERED', key: 'k1', answer: shoes },
          { type: 'CHOSEN', key: 'k2', question: 'photo', blob: new Blob(), turns: 0 },
          { type: 'NEXT' },
          { type: 'BACK' },
          { type: 'OPENED', question: 'remark' },
          { type: 'RETRY' },
          { type: 'CHANGED', answers: [shoes], handIn: { kind: 'open' } },
          { type: 'CHANGED', answers: [], handIn: { kind: 'refused', entry: 'e1', problem: 'answersMissing' } },
          { type: 'CHANGED', answers: [shoes], handIn: { kind: 'done' } },
        ],
        answers: {
          takeFile: [
            { kind: 'kept', file: { id: 'p1', name: 'harness.jpg', format: 'picture', size: 340_000 } },
            { kind: 'refused', code: 'pictureBroken' },
          ],
          keepAnswer: [{ kind: 'kept' }, { kind: 'failed' }],
          handIn: [{ kind: 'kept' }, { kind: 'failed' }],
          putAway: [undefined],
        },
        shows: ['at', 'tried', 'problem'],
      }}
    />
  ),
  play: presses('ANSWERED'),
}
