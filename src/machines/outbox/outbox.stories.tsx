import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { outboxMachine } from './outbox.machine.ts'
import type { OutboxEntry } from './outbox.types.ts'

const meta: Meta = { title: 'Statecharts/Outbox', parameters: { layout: 'fullscreen' } }
export default meta

const entry = (key: string): OutboxEntry => ({
  key,
  position: 'Rigger',
  request: 'Check-in',
  refused: null,
})
const stored = {
  'a and b': { next: [entry('a'), entry('b')], waiting: 2, refused: 0 },
  nothing: { next: [], waiting: 0, refused: 0 },
  'one refused': { next: [], waiting: 0, refused: 1 },
}

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof outboxMachine>
      machine={outboxMachine}
      about="What was saved on this device goes out in order, one request at a time, by one tab, punches together; no answer waits, a refusal is shown and holds up nothing else."
      samples={{
        events: () => [
          { type: 'ADDED' },
          { type: 'SENT_UNKEPT', answer: { key: 'c', kind: 'received' } },
          { type: 'LOCK_HELD' },
          { type: 'CAME_ONLINE' },
          { type: 'TRY_NOW' },
          { type: 'LOGGED_IN' },
          { type: 'DECIDED', key: 'a', decision: 'retry' },
          { type: 'DECIDED', key: 'a', decision: 'discard' },
        ],
        answers: {
          readStored: stored,
          readAgain: stored,
          send: [
            {
              kind: 'answered',
              answers: [
                { key: 'a', kind: 'received' },
                { key: 'b', kind: 'refused', problem: 'outOfTurn' },
              ],
            },
            { kind: 'notYet', jitter: 0.5 },
            { kind: 'sessionEnded' },
          ],
          settle: [true, false],
          carryOut: [undefined],
        },
        shows: ['next', 'waiting', 'refused', 'settlements', 'decision', 'attempt'],
      }}
    />
  ),
  play: presses('readStored answers', 'LOCK_HELD', 'readAgain answers'),
}
