import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { applicationMachine } from './application.machine.ts'
import type { JobCommand } from './application.types.ts'

const meta: Meta = { title: 'Statecharts/Application', parameters: { layout: 'fullscreen' } }
export default meta

const commands: readonly JobCommand[] = ['apply', 'unapply', 'remove', 'confirm', 'decline', 'cantCome', 'acknowledge']
const starts = Date.UTC(2026, 5, 12, 8)

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof applicationMachine>
      machine={applicationMachine}
      about="Applying for, confirming or declining a job: what can be undone stays undoable for five seconds, and a double booking is asked about."
      samples={{
        input: { position: 'p1', job: 'j1', status: 'invited' },
        events: () => [
          ...commands.map(command => [command, { type: 'ASKED', command }] as const),
          { type: 'UNDONE' },
          { type: 'ACCEPTED' },
          { type: 'KEPT' },
          ['cancelled elsewhere', { type: 'STATUS_CHANGED', status: 'cancelled', job: 'j1' }],
        ],
        answers: {
          sendCommand: [
            { kind: 'done', status: 'confirmed', job: 'j1' },
            { kind: 'doubleBooked', conflicts: [{ id: 'j9', title: 'Load-in, Arena', starts, ends: starts }] },
            { kind: 'outOfTurn', status: 'cancelled' },
            { kind: 'refused', problem: 'positionFull' },
            { kind: 'unreachable' },
          ],
        },
        shows: ['status', 'command', 'accepted', 'problem'],
      }}
    />
  ),
  play: presses('ASKED confirm', 'sendCommand answers done'),
}
