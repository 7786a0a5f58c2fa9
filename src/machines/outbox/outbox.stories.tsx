import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { outboxMachine } from './outbox.machine.ts'
import type { OutboxEntry } from './outbox.types.ts'

const meta: Meta = { title: 'Statecharts/Outbox', parameters: { layout: 'fullscreen' } }
export default meta

const entry = (key: string, refused: string | null = null): OutboxEntry => ({
  key,
  position: 'Rigger',
  request: 'Check-in',
  refused,
})
const stored = { 'a and b': [entry('a'), entry('b')], nothing: [], 'a, refused': [entry('a', 'outOfTurn')] }

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof outboxMachine>
      machine={outboxMachine}
      about="What was saved on this device goes out in order, one at a time, by one tab; no answer waits, a refusal is shown and holds up nothing else."
      samples={{
        events: () => [
          ['c', { type: 'ADDED', entry: entry('c') }],
          { type: 'LOCK_HELD' },
          { type: 'CAME_ONLINE' },
          { type: 'TRY_NOW' },
          { type: 'LOGGED_IN' },
          { type: 'DECIDED', key: 'a', decision: 'retry' },
          { type: 'DECIDED', key: 'a', decision: 'discard' },
        ],
        answers: {
          readEntries: stored,
          readAgain: stored,
          send: [
            { kind: 'received' },
            { kind: 'conflict' },
            { kind: 'refused', problem: 'outOfTurn' },
            { kind: 'notYet', jitter: 0.5 },
            { kind: 'sessionEnded' },
          ],
          settle: [undefined],
          carryOut: [undefined],
        },
        shows: ['entries', 'settlement', 'decision', 'attempt'],
      }}
    />
  ),
  play: presses('readEntries answers', 'LOCK_HELD', 'readAgain answers'),
}
