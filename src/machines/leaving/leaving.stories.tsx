import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { leavingMachine } from './leaving.machine.ts'

const meta: Meta = { title: 'Statecharts/Leaving', parameters: { layout: 'fullscreen' } }
export default meta

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof leavingMachine>
      machine={leavingMachine}
      about="A page with something that is not saved is not left without a question, whichever way; what was saved meanwhile needs no answer."
      samples={{
        input: { within: [] },
        events: () => [
          { type: 'UNSAVED' },
          { type: 'SAVED' },
          { type: 'HELD', away: { to: '/jobs', how: 'pushState' } },
          { type: 'STAYED' },
          { type: 'LEFT_ANYWAY' },
        ],
        answers: { go: [undefined] },
        shows: ['away', 'unsaved'],
      }}
    />
  ),
  play: presses('UNSAVED', 'HELD', 'LEFT_ANYWAY', 'go answers'),
}
