import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { appUpdateMachine } from './app-update.machine.ts'

const meta: Meta = { title: 'Statecharts/App update', parameters: { layout: 'fullscreen' } }
export default meta

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof appUpdateMachine>
      machine={appUpdateMachine}
      about="A new version waits for somebody to say so; a kiosk and a TV take it when they are idle, and nothing reloads in the middle of something."
      samples={{
        events: () => [
          { type: 'VERSION_WAITS' },
          { type: 'TAKEN_OVER' },
          { type: 'CAME_TO_FRONT' },
          { type: 'ACCEPTED' },
          { type: 'TOUCHED' },
          { type: 'BUSY' },
          { type: 'FREE' },
          { type: 'LEFT_ALONE' },
          { type: 'ATTENDED' },
        ],
        answers: { check: [undefined], takeOver: [undefined] },
        shows: ['unattended', 'busy', 'tookOver'],
      }}
    />
  ),
  play: presses('CAME_TO_FRONT', 'check answers', 'VERSION_WAITS'),
}
