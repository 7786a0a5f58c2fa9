import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { toastMachine } from './toast.machine.ts'
import { toastsMachine } from './toasts.machine.ts'

const meta: Meta = { title: 'Statecharts/Toasts', parameters: { layout: 'fullscreen' } }
export default meta

export const One: StoryObj = {
  render: () => (
    <Chart<typeof toastMachine>
      machine={toastMachine}
      about="One toast goes after its time or when clicked; while pointer or focus are on it, it waits."
      samples={{
        input: { type: 'success', message: 'Confirmed.', time: 5_000 },
        events: () => [
          { type: 'CLICKED' },
          { type: 'ACTED' },
          { type: 'HOVERED' },
          { type: 'LEFT' },
          { type: 'FOCUSED' },
          { type: 'BLURRED' },
        ],
        answers: {},
        shows: ['type', 'message', 'time'],
      }}
    />
  ),
  play: presses('HOVERED', 'FOCUSED'),
}

const wrong = { type: 'error', message: 'Something went wrong.' } as const
export const All: StoryObj = {
  render: () => (
    <Chart<typeof toastsMachine>
      machine={toastsMachine}
      about="The visible toasts: one that says the same as a visible one is not added again, and a failure goes when the same act is told of anew."
      samples={{
        events: () => [
          ['Saved.', { type: 'ADDED', toast: { type: 'success', message: 'Saved.' } }],
          ['Something went wrong.', { type: 'ADDED', toast: wrong }],
          [
            'Not confirmed.',
            { type: 'ADDED', toast: { type: 'error', message: 'Not confirmed.', time: 0, about: 'job' } },
          ],
          ['Confirmed.', { type: 'ADDED', toast: { type: 'success', message: 'Confirmed.', about: 'job' } }],
          { type: 'SETTLED', about: 'job' },
          { type: 'REWORDED', toast: wrong, message: 'It works again.' },
          { type: 'CLEARED' },
        ],
        answers: { '*': [undefined] },
        shows: ['shown'],
      }}
    />
  ),
  play: presses('ADDED'),
}
