import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { documentSigningMachine } from './document-signing.machine.ts'
import type { Paper } from './document-signing.types.ts'

const meta: Meta = { title: 'Statecharts/Document signing', parameters: { layout: 'fullscreen' } }
export default meta

const field = { id: 'tax', kind: 'text', label: 'Tax number', required: true, value: null } as const
const paper: Paper = { versionId: 'v1', fields: [field] }
const drawing = {
  ratio: 2,
  strokes: [
    [
      [100, 100],
      [400, 200],
    ] as [number, number][],
  ],
}

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof documentSigningMachine>
      machine={documentSigningMachine}
      about="Signing a document: read, fill in, draw, send. It needs the network, without which the drawing stays; another version drops it."
      samples={{
        input: { signatoryId: 's1', paper, asksRating: false },
        events: () => [
          { type: 'OPENED', field: 'tax' },
          { type: 'FILLED', field: 'tax', value: '22/481' },
          { type: 'NEXT' },
          { type: 'CLOSED' },
          { type: 'SIGN' },
          { type: 'DRAWN', drawing },
          { type: 'RATED', rating: 4 },
          { type: 'CONFIRMED' },
          { type: 'CHANGED', paper: { ...paper, versionId: 'v2' } },
          { type: 'READ_AGAIN' },
        ],
        answers: {
          signDocument: [
            { kind: 'signed' },
            { kind: 'changed' },
            { kind: 'notYourTurn' },
            { kind: 'refused', code: 'documentDeleted' },
            { kind: 'unreachable' },
          ],
        },
        shows: ['field', 'tried', 'problem'],
      }}
    />
  ),
  play: presses('SIGN', 'CLOSED', 'OPENED', 'NEXT'),
}
