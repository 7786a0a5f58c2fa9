import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { approvalMachine } from './approval.machine.ts'

const meta: Meta = { title: 'Statecharts/Approval', parameters: { layout: 'fullscreen' } }
export default meta

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof approvalMachine>
      machine={approvalMachine}
      about="Deciding one thing after the other: each decision can be taken back for 5 s before anybody is told of it; the next one, or leaving, sends it at once."
      samples={{
        input: undefined,
        events: () => [
          {
            type: 'DECIDED',
            decision: { id: 'u1', kind: 'upload', key: 'k1', verdict: { outcome: 'approved', corrected: {} } },
          },
          {
            type: 'DECIDED',
            decision: { id: 'u2', kind: 'picture', key: 'k2', verdict: { outcome: 'declined', reason: 'Cut off' } },
          },
          { type: 'UNDONE', id: 'u1' },
          { type: 'UNDONE', id: 'u2' },
          { type: 'LEFT' },
          { type: 'AGAIN', id: 'u1' },
          { type: 'DROPPED', id: 'u1' },
        ],
        answers: { send: [{ kind: 'done' }, { kind: 'refused', problem: 'unreachable' }] },
        shows: ['queue', 'refused'],
      }}
    />
  ),
  play: presses('DECIDED', 'LEFT', 'send answers refused', 'AGAIN', 'send answers done'),
}
