import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { receiptCaptureMachine } from './receipt-capture.machine.ts'

const meta: Meta = { title: 'Statecharts/ReceiptCapture', parameters: { layout: 'fullscreen' } }
export default meta

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof receiptCaptureMachine>
      machine={receiptCaptureMachine}
      about="A slip that is photographed becomes a receipt: kept on the device first, then a draft is made once; a bad line goes on by itself."
      samples={{
        input: undefined,
        events: () => [
          { type: 'CHOSEN', blob: new Blob(['slip']) },
          { type: 'DROPPED' },
          { type: 'AGAIN' },
          { type: 'ONLINE' },
          { type: 'CLOSED' },
        ],
        answers: {
          restore: [
            { kind: 'kept', photo: null },
            { kind: 'kept', photo: { id: 'p1' } },
          ],
          take: [
            { kind: 'kept', photo: { id: 'p1' } },
            { kind: 'refused', code: 'pictureBroken' },
          ],
          create: [
            { kind: 'created', receipt: 'R-2026-0238' },
            { kind: 'unreachable', jitter: 0 },
            { kind: 'refused', code: 'rightRequired' },
          ],
          drop: [{ kind: 'dropped' }],
        },
        shows: ['photo', 'receipt', 'problem', 'failures'],
      }}
    />
  ),
  play: presses(
    'restore answers kept',
    'CHOSEN',
    'take answers kept',
    'create answers unreachable',
    'ONLINE',
    'create answers created',
  ),
}
