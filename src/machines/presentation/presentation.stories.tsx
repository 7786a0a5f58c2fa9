import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { presentationMachine } from './presentation.machine.ts'

const meta: Meta = { title: 'Statecharts/Presentation', parameters: { layout: 'fullscreen' } }
export default meta

const events = [
  'PRESENT',
  'ESCAPED',
  'EXITED',
  'FULL_SCREEN_ENTERED',
  'FULL_SCREEN_LEFT',
  'MOVED',
  'LOCK_HELD',
  'LOCK_REFUSED',
  'LOCK_LOST',
  'CAME_INTO_VIEW',
] as const

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof presentationMachine>
      machine={presentationMachine}
      about="A page on a wall: full screen and staying awake are asked for and never needed; the pointer hides, the picture wanders a little."
      samples={{
        input: { atOnce: false },
        events: () => events.map(type => ({ type })),
        answers: {},
        shows: ['atOnce', 'shift'],
      }}
    />
  ),
  play: presses('PRESENT', 'FULL_SCREEN_ENTERED', 'LOCK_HELD', 'FULL_SCREEN_LEFT'),
}
